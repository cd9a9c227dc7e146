/**
 * Something that is worked out once for a request, however many parts of its answer ask for it. What throws is tried
 * again by whoever asks next.
 */
export function oncePerRequest<Value extends object>() {
  const made = new WeakMap<Request, Map<string, Value>>();
  return ({ request }: { readonly request: Request }, key: string, make: () => Value): Value => {
    const known = made.get(request) ?? new Map<string, Value>();
    made.set(request, known);
    const value = known.get(key) ?? make();
    known.set(key, value);
    return value;
  };
}
