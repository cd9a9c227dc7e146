import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { fetchCode } from '../platform/fetch-code.ts';

/**
 * Fetches a schema, whose code and library are not needed before something was typed. Made once, outside of the
 * component: `const schema = async () => (await import('#contracts/message.ts')).message.payload`.
 */
export type SchemaSource<Output, Values> = () => Promise<z.ZodType<Output, Values>>;

/**
 * Validates a form by its schema. Where the schema's code cannot be fetched the values go as they are: the
 * server decides by the same schema, and its refusals reach the fields as well. `prepare` is what else a check
 * needs, such as its texts; without it the check is made all the same.
 */
export function createSchemaResolver<Values extends FieldValues, Output extends FieldValues>(
  fetchSchema: SchemaSource<Output, Values>,
  prepare: () => Promise<unknown> = () => Promise.resolve(),
): Resolver<Values, unknown, Output> {
  return async (values, context, options) => {
    const [schema] = await Promise.all([
      fetchCode(fetchSchema).catch(() => null),
      prepare().catch(() => undefined),
    ]);
    if (schema === null) return { values: values as unknown as Output, errors: {} };
    // The resolver's own types cannot follow a schema that is generic here; input and output are those of `schema`.
    const resolve = standardSchemaResolver(schema as never) as unknown as Resolver<Values, unknown, Output>;
    return resolve(values, context, options);
  };
}
