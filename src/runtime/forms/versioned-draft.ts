import { get, set, type FieldValues } from 'react-hook-form';

/** What is kept of a form: its values, and the version of the record they were typed over. */
export interface VersionedDraft<Values> {
  readonly values: Values;
  /** Null for a new record. */
  readonly version: number | null;
  /** The record as it was then; absent from drafts of older releases. */
  readonly base?: Values;
  /** What was typed and could not be read, by the paths of its fields. */
  readonly unread?: Readonly<Record<string, string>>;
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

/** What was typed into fields and could not be read, by their paths: there the form holds NaN, which no draft can. */
export type UnreadTexts = Map<string, string>;

/** The texts whose fields still hold no number, for the draft. */
export const unreadIn = (values: object, texts: UnreadTexts): Readonly<Record<string, string>> =>
  Object.fromEntries([...texts].filter(([path]) => Number.isNaN(get(values, path))));

/** The values of a draft as the form held them: NaN where what was typed could not be read. */
export function withUnread<Values extends FieldValues>({
  values,
  unread = {},
}: VersionedDraft<Values>): Values {
  const restored = structuredClone(values);
  for (const path of Object.keys(unread)) set(restored, path, Number.NaN);
  return restored;
}
