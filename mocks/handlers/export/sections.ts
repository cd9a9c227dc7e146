import { and, count, eq, isNotNull, isNull } from 'drizzle-orm';
import type { ExportSection } from '#contracts/export/sections.ts';
import { budgetLines, cashFlowEntries, estimations, media, type Operation } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';

/** The estimation that an operation’s papers show: its reference, once it is final; null without one. */
export async function shownEstimationId(
  { db }: Pick<ClientContext, 'db'>,
  operationId: string,
): Promise<string | null> {
  const [row] = await db
    .select({ id: estimations.id })
    .from(estimations)
    .where(
      and(
        eq(estimations.operationId, operationId),
        eq(estimations.isReference, true),
        eq(estimations.status, 'final'),
        isNull(estimations.deletedAt),
      ),
    )
    .limit(1);
  return row?.id ?? null;
}

/** Papers about an operation that have something to show, in the order of a file. */
export async function sectionsOf(
  context: Pick<ClientContext, 'db'>,
  { id, activeProjectId }: Pick<Operation, 'id' | 'activeProjectId'>,
): Promise<ExportSection[]> {
  const [photos] = await context.db
    .select({ total: count() })
    .from(media)
    .where(
      and(
        eq(media.operationId, id),
        eq(media.kind, 'photo'),
        eq(media.isConfidential, false),
        isNotNull(media.fileId),
        isNull(media.deletedAt),
      ),
    );
  const has: readonly (readonly [ExportSection, boolean])[] = [
    ['presentation', true],
    ['insee', true],
    ['project', activeProjectId !== null],
    ['photos', (photos?.total ?? 0) > 0],
    ['estimation', (await shownEstimationId(context, id)) !== null],
    ['forecasts', await hasRows(context, budgetLines, id)],
    ['cash-flow-forecast', await hasRows(context, cashFlowEntries, id)],
  ];
  return has.flatMap(([section, isThere]) => (isThere ? [section] : []));
}

/** Whether an operation has a budget, or flows of its own. */
async function hasRows(
  { db }: Pick<ClientContext, 'db'>,
  table: typeof budgetLines | typeof cashFlowEntries,
  operationId: string,
): Promise<boolean> {
  const [row] = await db
    .select({ total: count() })
    .from(table)
    .where(and(eq(table.operationId, operationId), isNull(table.deletedAt)));
  return (row?.total ?? 0) > 0;
}
