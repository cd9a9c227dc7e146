import { eq } from 'drizzle-orm';
import { imports, type Import } from '#mocks/db/schema/index.ts';
import { can, parameter, type ClientContext } from '#mocks/server/context.ts';
import { forbidden, notFound } from '#mocks/server/failures.ts';
import type { AnyImport } from '#mocks/server/imports/define.ts';
import { importDefinitions } from './definitions.ts';

/** The kind of import of an address. @throws HttpFailure 404 for none, 403 without the right */
export function definitionOf(context: ClientContext, kind: string): AnyImport {
  const definition = importDefinitions.find((known) => known.kind === kind);
  if (!definition) throw notFound(`import of ${kind}`);
  if (!can(context, definition.can)) throw forbidden(`lacks ${definition.can}`);
  return definition;
}

/** The import of an address, with its kind. @throws HttpFailure 404, 403 */
export async function importOfRoute(
  context: ClientContext,
): Promise<{ found: Import; definition: AnyImport }> {
  const [found] = await context.db
    .select()
    .from(imports)
    .where(eq(imports.id, parameter(context, 'import')))
    .limit(1);
  if (!found) throw notFound('import');
  return { found, definition: definitionOf(context, found.kind) };
}
