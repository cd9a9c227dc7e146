/** Own property only, so that `toString` and `__proto__` are names like any other. */
export function own<T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined;
export function own(record: object | undefined, key: string): unknown;
export function own(record: object | undefined, key: string): unknown {
  return record && Object.hasOwn(record, key) ? record[key as keyof typeof record] : undefined;
}

/** Neither `null`, `undefined` nor `''`: `0` and `'0'` are values. */
export function isEmpty(value: unknown): boolean {
  return (value ?? '') === '';
}

/** What a model object says under its binding key, else its `id`; empty when it has neither. */
export function modelValue(model: object, key = 'id'): unknown {
  const bound = own(model, key);
  return isEmpty(bound) ? own(model, 'id') : bound;
}

/** What is given by other names; `undefined` when there is none. */
export function without(given: object, names: readonly string[]): object | undefined {
  let others: object | undefined;
  for (const name of Object.keys(given)) {
    if (!names.includes(name)) others = { ...others, [name]: given[name as keyof typeof given] };
  }
  return others;
}
