import { isSameValue } from './changed-fields.ts';

/** One record as three people know it: as it was read, as it was typed over, as it is now. */
export interface ValueMerge<Values> {
  /** What both changed, as one: the other's where only they changed it, one's own elsewhere. */
  readonly values: Values;
  readonly mine: Values;
  readonly theirs: Values;
  /** Fields that the other alone changed. */
  readonly taken: readonly string[];
  /** Fields that both changed, each in a way of their own. */
  readonly disputed: readonly string[];
}

/**
 * Joins two changes of the same record, field by field; a list counts as one field.
 *
 * @param base the record as it was when typing began; null when that is not known: then every field that
 *   differs is disputed
 */
export function mergeValues<Values extends object>(
  base: Values | null,
  mine: Values,
  theirs: Values,
): ValueMerge<Values> {
  const taken: string[] = [];
  const disputed: string[] = [];
  const values: Record<string, unknown> = Object.fromEntries(Object.entries(mine));
  for (const [name, their] of Object.entries(theirs)) {
    const my = valueOf(mine, name);
    if (isSameValue(my, their)) continue;
    const isMineAsRead = base !== null && isSameValue(my, valueOf(base, name));
    const isTheirsAsRead = base !== null && isSameValue(their, valueOf(base, name));
    if (isMineAsRead) {
      values[name] = their;
      taken.push(name);
    } else if (!isTheirsAsRead) disputed.push(name);
  }
  // The same keys as `mine`, whose values come from one of the two.
  return {
    values: values as Values,
    mine,
    theirs,
    taken,
    disputed,
  };
}

/** The value of a field by its name. */
export const valueOf = (values: object, name: string): unknown =>
  (values as Readonly<Record<string, unknown>>)[name];
