type Values = Readonly<Record<string, unknown>>;

const isSame = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  // A copy of a file is the same file: no field changes one without taking another.
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
};

/** The fields of a form whose values are others now than they were. */
export const changedFields = (before: Values, now: Values): readonly string[] =>
  Object.keys(now).filter((name) => !isSame(before[name], now[name]));
