import { and, eq, isNull } from 'drizzle-orm';
import type { Paper } from '#contracts/export/paper.ts';
import {
  maxRenderings,
  projectPaperPage,
  type CompositionFigures,
  type ProjectPaperProps,
} from '#contracts/export/project.ts';
import { hundredthsOfM2, pricePerM2Cents } from '#domain/lot/price.ts';
import { sumCents } from '#domain/money/cents.ts';
import { deliveryOf } from '#domain/project/schedule.ts';
import { projectTotals, type CompositionTotal } from '#domain/project/totals.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { contacts, operations, projects, type Operation, type Project } from '#mocks/db/schema/index.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { clientPage, type RouteHandlers } from '#mocks/server/handler.ts';
import { countingSimulation } from '#mocks/server/paper/counting-simulation.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { mediaOf } from '../client/operation/project/media.ts';
import type { FoundProject } from '../client/operation/project/record.ts';
import { simulatedOnce } from '../client/operation/simulation/simulated-once.ts';
import { unlessHidden } from './hidden.ts';
import { operationPaper } from './paper.ts';
import { permitOf } from './permit.ts';

/** Handler of `export.project`. */
export const projectPaperHandlers = {
  'export.project': clientPage(projectPaperPage, async (context, query) => {
    const { operation, project } = await projectOfPaper(context);
    const paper = await operationPaper(context, query, operation);
    const { name, variant, kind, status, floorAreaM2, worksStartOn, worksMonths } = project;
    const media = await mediaOf(context, project.id);
    return {
      paper,
      project: {
        name,
        variant,
        kind,
        status,
        description: project.description ?? '',
        floorAreaM2,
        worksStartOn,
        worksMonths,
        deliveryOn: deliveryOf(worksStartOn, worksMonths),
      },
      architect: await architectOf(context, project),
      aims: {
        worksEndOn: operation.receptionOn ?? operation.targetWorksEndOn,
        closeOn: operation.closedOn ?? operation.targetCloseOn,
      },
      composition: compositionOf(project, paper.hides),
      permit: await permitOf(context, operation),
      renderings: media
        .filter((item) => item.kind === 'perspective' && item.isPicture)
        .slice(0, maxRenderings)
        .map((item) => ({ id: item.id, href: item.href, caption: item.caption || item.name })),
      works: paper.hides.margin ? null : await worksOf(context, operation, project),
      today: parisDay(context.deps.clock.businessNow()),
    };
  }),
} satisfies Partial<RouteHandlers>;

/** The project that the address names, with its operation. @throws HttpFailure 404 when it is not there */
async function projectOfPaper(context: ClientContext): Promise<FoundProject> {
  const [found] = await context.db
    .select({ project: projects, operation: operations })
    .from(projects)
    .innerJoin(operations, eq(operations.id, projects.operationId))
    .where(and(eq(projects.id, parameter(context, 'project')), isNull(projects.deletedAt), liveOperations()))
    .limit(1);
  if (!found) throw notFound('project');
  return found;
}

async function architectOf(
  { db }: ClientContext,
  { architectContactId }: Project,
): Promise<ProjectPaperProps['architect']> {
  if (architectContactId === null) return null;
  const [row] = await db
    .select({ name: contacts.displayName, company: contacts.companyName })
    .from(contacts)
    .where(and(eq(contacts.id, architectContactId), isNull(contacts.deletedAt)));
  return row === undefined
    ? null
    : { name: row.name, company: row.company === row.name ? null : row.company };
}

/** Type by type what is built, line by line; revenue and works only where this copy tells them. */
function compositionOf({ rows }: Project, hides: Paper['hides']): ProjectPaperProps['composition'] {
  const figuresOf = (total: CompositionTotal): CompositionFigures => ({
    count: total.count,
    areaM2: total.areaM2,
    revenueCents: unlessHidden(hides.amounts, total.revenueCents),
    pricePerM2Cents: unlessHidden(
      hides.amounts,
      pricePerM2Cents(total.revenueCents, hundredthsOfM2(total.areaM2)),
    ),
    worksCents: unlessHidden(hides.margin, total.worksCents),
    worksPerM2Cents: unlessHidden(hides.margin, total.worksPerM2Cents),
  });
  const { byType, all } = projectTotals(rows);
  return {
    types: byType.map((total) => ({
      type: total.type,
      ...figuresOf(total),
      lines: rows
        .filter(({ type }) => type === total.type)
        .map((row) => ({ label: row.label ?? '', ...figuresOf(projectTotals([row]).all) })),
    })),
    all: figuresOf(all),
  };
}

/** The works of the validated simulation, where it is one of this project. */
async function worksOf(
  context: ClientContext,
  operation: Operation,
  { id }: Project,
): Promise<ProjectPaperProps['works']> {
  const simulation = await countingSimulation(context, operation);
  if (simulation === null || simulation.projectId !== id) return null;
  const { expenses } = simulatedOnce(context, simulation, operation).results;
  const lines = expenses.filter((line) => line.id.startsWith('worksLines.'));
  return {
    simulation: simulation.name,
    lines: lines.map(({ id: line, category, label, htCents }) => ({ id: line, category, label, htCents })),
    htCents: sumCents(lines.map(({ htCents }) => htCents)),
  };
}
