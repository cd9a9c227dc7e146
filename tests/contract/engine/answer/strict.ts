import * as z from 'zod';

/**
 * The same schema, refusing what it would pass over or mend: unknown keys at any depth, and values that a
 * `catch` replaces. An answer must be right as it is.
 */
export function strict(schema: z.ZodType): z.ZodType {
  const known = made.get(schema);
  if (known) return known;
  const result = tighten(schema);
  made.set(schema, result);
  return result;
}

const made = new WeakMap<z.ZodType, z.ZodType>();

/** What a `catch` gives in place of a value that it does not take, and nothing else. */
function fallbackOf(schema: z.ZodType): z.ZodType {
  const fallback = JSON.stringify(schema.safeParse(unlikely).data);
  return z.custom(
    (value) => JSON.stringify(value) === fallback,
    'ni la forme attendue, ni la valeur par défaut',
  );
}

/** Fits nothing that a contract takes. */
const unlikely = Symbol('unlikely');

/** Any part of a definition that holds a schema (zod’s own `def`). */
type Definition = z.ZodType['def'] & {
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly items?: readonly z.ZodType[];
  readonly in?: z.ZodType;
  readonly out?: z.ZodType;
  readonly getter?: () => z.ZodType;
};

function tighten(schema: z.ZodType): z.ZodType {
  const definition = schema.def as Definition;
  const { innerType, element, valueType, options, items } = definition;
  const clone = (parts: object): z.ZodType => schema.clone({ ...definition, ...parts });
  switch (definition.type) {
    case 'object': {
      const shape = Object.entries(definition.shape ?? {}).map(([key, inner]) => [key, strict(inner)]);
      return clone({ shape: Object.fromEntries(shape) as object, catchall: z.never() });
    }
    case 'array':
      return element ? clone({ element: strict(element) }) : schema;
    case 'record':
      return valueType ? clone({ valueType: strict(valueType) }) : schema;
    case 'tuple':
      return items ? clone({ items: items.map(strict) }) : schema;
    case 'union':
      return options ? clone({ options: options.map(strict) }) : schema;
    case 'catch':
      return innerType ? z.union([strict(innerType), fallbackOf(schema)]) : schema;
    case 'lazy':
      return z.lazy(() => strict(definition.getter?.() ?? schema));
    case 'pipe':
      return definition.in && definition.out
        ? clone({ in: strict(definition.in), out: strict(definition.out) })
        : schema;
    // Sides of an intersection stay as they are: each would refuse the keys of the other.
    default:
      return innerType ? clone({ innerType: strict(innerType) }) : schema;
  }
}
