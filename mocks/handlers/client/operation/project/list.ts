import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import {
  projectIndexPage,
  projectIndexQuery,
  type ProjectCard,
} from '#contracts/client/operation/project/index.ts';
import { deliveryOf } from '#domain/project/schedule.ts';
import { projectTotals } from '#domain/project/totals.ts';
import { lots, projects, type Project } from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { operationOfRoute } from '../scope.ts';
import { headOf } from './record.ts';

/** The projects of an operation: the browser filters and compares them. */
export const indexHandler = clientPage(projectIndexPage, async (context, query) => {
  const operation = await operationOfRoute(context);
  const rows = await context.db
    .select()
    .from(projects)
    .where(and(eq(projects.operationId, operation.id), isNull(projects.deletedAt)))
    .orderBy(sql`${projects.status} = 'archived'`, asc(projects.variant), asc(projects.createdAt));
  const counts = await lotCounts(context, operation.id);
  return {
    operation: headOf(operation),
    query,
    defaults: projectIndexQuery.parse({}),
    projects: rows.map((row) => cardOf(row, counts.get(row.id) ?? 0)),
    can: {
      update: canNow(context, 'operation.update'),
      create: canNow(context, 'project.create'),
      select: canNow(context, 'project.validate'),
      change: canNow(context, 'project.update'),
      delete: canNow(context, 'project.delete'),
    },
  };
});

function cardOf(row: Project, lotsCount: number): ProjectCard {
  const { byType, all } = projectTotals(row.rows);
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    variant: row.variant,
    kind: row.kind,
    status: row.status,
    totals: { byType: [...byType], all },
    floorAreaM2: row.floorAreaM2,
    worksStartOn: row.worksStartOn,
    worksMonths: row.worksMonths,
    deliveryOn: deliveryOf(row.worksStartOn, row.worksMonths),
    lotsCount,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** How many lots were made of each project of an operation. */
async function lotCounts({ db }: ClientContext, operationId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ projectId: lots.projectId, total: count() })
    .from(lots)
    .where(and(eq(lots.operationId, operationId), isNull(lots.deletedAt)))
    .groupBy(lots.projectId);
  return new Map(rows.flatMap(({ projectId, total }) => (projectId === null ? [] : [[projectId, total]])));
}
