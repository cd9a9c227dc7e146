import * as z from 'zod';

/** A JSON Schema or any other object of the document. */
export type Node = { readonly [key: string]: unknown };

/**
 * A contract as JSON Schema (draft 2020-12, which OpenAPI 3.1 takes): what may be sent or answered, before the
 * contract mends anything. What no schema can say, such as a rule over two fields, is left out.
 */
export function jsonSchema(schema: z.ZodType): Node {
  const { $schema: _dialect, ...node } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
  });
  return node;
}
