import { and, asc, count, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import {
  projectIndexPage,
  projectIndexQuery,
  type ProjectCard,
} from '#contracts/client/operation/project/index.ts';
import { deliveryOf } from '#domain/project/schedule.ts';
import { projectTotals } from '#domain/project/totals.ts';
import { lots, projects, simulations, type Operation, type Project } from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { headOf, operationOfRoute } from '../scope.ts';
import { figuresOf, placeOfStudy } from '../simulation/figures.ts';

/** The projects of an operation: the browser filters and compares them. */
export const indexHandler = clientPage(projectIndexPage, async (context, query) => {
  const operation = await operationOfRoute(context);
  const rows = await context.db
    .select()
    .from(projects)
    .where(and(eq(projects.operationId, operation.id), isNull(projects.deletedAt)))
    .orderBy(sql`${projects.status} = 'archived'`, asc(projects.variant), asc(projects.createdAt));
  const counts = await lotCounts(context, operation.id);
  const bests = await bestSimulations(context, operation);
  return {
    operation: headOf(operation),
    query,
    defaults: projectIndexQuery.parse({}),
    projects: rows.map((row) => cardOf(row, counts.get(row.id) ?? 0, bests.get(row.id) ?? null)),
    can: {
      update: canNow(context, 'operation.update'),
      create: canNow(context, 'project.create'),
      select: canNow(context, 'project.validate'),
      change: canNow(context, 'project.update'),
      delete: canNow(context, 'project.delete'),
    },
  };
});

function cardOf(row: Project, lotsCount: number, best: ProjectCard['best']): ProjectCard {
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
    best,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The simulation of each project of an operation that leaves most. */
async function bestSimulations(
  context: ClientContext,
  operation: Operation,
): Promise<ReadonlyMap<string, NonNullable<ProjectCard['best']>>> {
  const bests = new Map<string, NonNullable<ProjectCard['best']>>();
  if (!canNow(context, 'simulation.list')) return bests;
  const rows = await context.db
    .select()
    .from(simulations)
    .where(
      and(
        eq(simulations.operationId, operation.id),
        isNotNull(simulations.projectId),
        isNull(simulations.deletedAt),
        ne(simulations.status, 'archived'),
      ),
    )
    .orderBy(asc(simulations.createdAt), asc(simulations.id));
  const place = placeOfStudy(operation);
  for (const row of rows) {
    const figures = figuresOf(row, place);
    const { projectId } = row;
    if (figures === null || projectId === null) continue;
    if (figures.marginCents <= (bests.get(projectId)?.marginCents ?? -Infinity)) continue;
    const { marginCents, marginOnRevenue: rate } = figures;
    const marginBps = rate === null ? null : Math.round(Number(rate) * 10_000);
    bests.set(projectId, { simulation: row.name, marginCents, marginBps });
  }
  return bests;
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
