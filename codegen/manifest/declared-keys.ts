import * as z from 'zod';

/** Keys that an application gives its routes beyond those of the generator: what may stand there. */
export const declaredKeySchema = z
  .strictObject({
    type: z.enum(['boolean', 'string', 'number', 'strings']).describe('strings: a list of texts'),
    values: z
      .array(z.string().min(1))
      .min(1)
      .optional()
      .describe('The only texts allowed, for string and strings'),
    required: z.boolean().optional().describe('Every route must say it'),
    description: z.string().optional().describe('Shown by editors and above the generated type'),
  })
  .refine(({ type, values }) => values === undefined || type === 'string' || type === 'strings', {
    path: ['values'],
    error: 'values belong to the types string and strings',
  });

/** Keys of a declared key, in the order in which they are written. */
export const DECLARED_KEY_KEYS: readonly string[] = Object.keys(declaredKeySchema.shape);

export type DeclaredKey = z.infer<typeof declaredKeySchema>;

/** What a route may hold under a declared key. */
export function declaredValueSchema({ type, values, required, description }: DeclaredKey): z.ZodType {
  const text = values === undefined ? z.string() : z.enum(values);
  const value = {
    boolean: z.boolean(),
    string: text,
    number: z.number(),
    strings: z.array(text),
  }[type];
  const described = description === undefined ? value : value.describe(description);
  return required === true ? described : described.optional();
}
