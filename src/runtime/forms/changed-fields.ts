type Values = Readonly<Record<string, unknown>>;

/** Whether two values of a field are the same to whoever reads them. */
export const isSameValue = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  // A copy of a file is the same file: no field changes one without taking another.
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
};

/** The fields of a form whose values are others now than they were. */
export const changedFields = (before: Values, now: Values): readonly string[] =>
  Object.keys(now).filter((name) => !isSameValue(before[name], now[name]));
