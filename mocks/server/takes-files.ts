import type * as z from 'zod';

/** The parts of a schema's definition in which other schemas may stand. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly options?: readonly z.ZodType[];
}

/** True when a payload of this shape may hold a file. */
export function takesFiles(schema: z.ZodType): boolean {
  const { type, shape, element, innerType, in: input, options } = schema.def as Definition;
  if (type === 'file') return true;
  const inner = [...Object.values(shape ?? {}), ...(options ?? []), element, innerType, input];
  return inner.some((part) => part !== undefined && takesFiles(part));
}
