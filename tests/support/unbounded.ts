import type * as z from 'zod';

/** The parts of a schema's definition that hold other schemas or bounds. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly out?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly items?: readonly z.ZodType[];
  readonly keyType?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly left?: z.ZodType;
  readonly right?: z.ZodType;
}

/** What a check says of itself; a format of texts is a check of its own. */
interface Check {
  readonly check?: string;
  readonly pattern?: RegExp;
}

const joined = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** Paths of texts and lists of a schema that may be as long as one likes. */
export function unboundedIn(schema: z.ZodType, path = ''): string[] {
  const def = schema.def as Definition;
  // oxlint-disable-next-line no-underscore-dangle -- zod keeps the definition of a check nowhere else
  const checks = [def as Check, ...(schema.def.checks ?? []).map((check) => check._zod.def as Check)];
  const isOpen = !checks.some(({ check }) => check === 'max_length' || check === 'length_equals');
  switch (def.type) {
    case 'string':
      return isOpen && !checks.some(({ pattern }) => pattern && hasEnd(pattern)) ? [path] : [];
    case 'custom':
    case 'any':
    case 'unknown':
      return [path];
    case 'array':
      return [...(isOpen ? [path] : []), ...insideOf([def.element], `${path}[]`)];
    case 'record':
      // Its keys are as many as the body has room for, each with an end.
      return insideOf([def.keyType, def.valueType], `${path}{}`);
    case 'object':
      return Object.entries(def.shape ?? {}).flatMap(([key, inner]) => unboundedIn(inner, joined(path, key)));
    case 'pipe':
      return ofPipe(def, path);
    case 'transform':
      return [path];
    default:
      return insideOf(
        [def.innerType, def.left, def.right, ...(def.options ?? []), ...(def.items ?? [])],
        path,
      );
  }
}

const insideOf = (schemas: readonly (z.ZodType | undefined)[], path: string): string[] =>
  schemas.flatMap((inner) => (inner === undefined ? [] : unboundedIn(inner, path)));

/** What passes both must fit both: one end is enough. */
function ofPipe({ in: input, out: output }: Definition, path: string): string[] {
  const before = insideOf([input], path);
  return before.length === 0 ? [] : insideOf([output], path);
}

/** True for a pattern of whole texts that repeats nothing without end; what a class or a backslash holds is no sign. */
function hasEnd({ source }: RegExp): boolean {
  const signs = source.replaceAll(/\\./g, '_').replaceAll(/\[[^\]]*\]/g, '_');
  return signs.startsWith('^') && signs.endsWith('$') && !/[*+]|\{\d+,\}/.test(signs);
}
