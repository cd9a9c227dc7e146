/** What JSON can hold. */
type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

/** A text that PostgreSQL can store: no NUL sign, no half surrogate. */
const cleanText = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/**
 * The same value with every text in it, keys included, fit to be stored. Nobody types the signs that are
 * dropped; those who send them on purpose learn nothing from a failure.
 */
export function wellFormed<Value>(value: Value): Value {
  return clean(value as Json) as Value;
}

function clean(value: Json): Json {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [cleanText(key), clean(inner)]));
}
