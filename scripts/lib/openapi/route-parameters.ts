import type * as z from 'zod';
import type { RouteRow } from '#generated/routes/row.ts';
import { jsonSchema, type Node } from './schema.ts';

/** Address of a route as OpenAPI writes it. */
export const pathOf = ({ uri }: RouteRow): string =>
  `/${uri.replace(/^\//, '').replace(/\{(\w+)(?::\w+)?\??\}/g, '{$1}')}`;

/** The parameters of a route's path with their formats, then those of its query. */
export function parametersOf(route: RouteRow, query: z.ZodType | null): readonly Node[] {
  const names = [...route.uri.matchAll(/\{(\w+)/g)].flatMap(([, name]) => name ?? []);
  const inPath = names.map((name): Node => {
    const pattern = route.wheres?.[name];
    return {
      name,
      in: 'path',
      required: true,
      schema: { type: 'string', ...(pattern !== undefined && { pattern: `^(?:${pattern})$` }) },
    };
  });
  const properties = query === null ? {} : (jsonSchema(query)['properties'] ?? {});
  const inQuery = Object.entries(properties as Record<string, Node>).map(([name, schema]): Node => ({
    name,
    in: 'query',
    required: false,
    description: 'Une valeur qui n’a pas de sens est remplacée par celle par défaut.',
    schema,
  }));
  return [...inPath, ...inQuery];
}
