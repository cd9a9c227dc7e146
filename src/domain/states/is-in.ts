/** Whether a list holds a value of a wider type. */
export function isIn<Value>(list: readonly Value[], value: unknown): value is Value {
  return (list as readonly unknown[]).includes(value);
}
