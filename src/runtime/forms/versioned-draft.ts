/** What is kept of a form: its values, and the version of the record they were typed over. */
export interface VersionedDraft<Values> {
  readonly values: Values;
  /** Null for a new record. */
  readonly version: number | null;
  /** The record as it was then; absent from drafts of older releases. */
  readonly base?: Values;
}

/** Whether a kept draft still has the shape of the form: an older release may have written it. */
export function isDraftOf<Values extends object>(
  value: unknown,
  current: Values,
): value is VersionedDraft<Values> {
  if (typeof value !== 'object' || value === null || !('values' in value) || !('version' in value))
    return false;
  const { values, version } = value;
  if (typeof values !== 'object' || values === null) return false;
  const isVersion = version === null || typeof version === 'number';
  const kept: Readonly<Record<string, unknown>> = { ...values };
  return (
    isVersion &&
    Object.entries(current).every(
      ([key, now]) =>
        key in kept && Array.isArray(kept[key]) === Array.isArray(now) && kept[key] !== undefined,
    )
  );
}
