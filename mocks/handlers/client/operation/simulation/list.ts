import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import {
  simulationIndexPage,
  simulationIndexQuery,
  type SimulationRow,
} from '#contracts/client/operation/simulation/index.ts';
import { projects, simulations, type Operation } from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { templateRows } from '../../expense-template/record.ts';
import { seesMargins } from '../../../export/paper.ts';
import { headOf, operationOfRoute } from '../scope.ts';
import { figuresOrRefusal, placeOfStudy } from './figures.ts';

/** Simulations of one operation that its page shows at most. */
const maxSimulations = 100;

/** The simulations of an operation: the browser filters, orders and compares them. */
export const indexHandler = clientPage(simulationIndexPage, async (context, query) => {
  const operation = await operationOfRoute(context);
  const rights = rightsOf(context);
  return {
    operation: headOf(operation),
    query,
    defaults: simulationIndexQuery.parse({}),
    simulations: await simulationRows(context, operation),
    projects: await projectChoices(context, operation.id),
    templates: rights.create ? (await templateRows(context)).map(({ id, name }) => ({ id, name })) : [],
    can: rights,
  };
});

/** What the person may do with simulations. */
export const rightsOf = (context: ClientContext) => ({
  update: canNow(context, 'simulation.update'),
  create: canNow(context, 'simulation.create'),
  delete: canNow(context, 'simulation.delete'),
  validate: canNow(context, 'simulation.validate'),
  print: canNow(context, 'export.list'),
  printMargins: canNow(context, 'export.list') && seesMargins(context),
  offer: canNow(context, 'offer.create'),
  abandon: canNow(context, 'termination.update'),
});

/** Projects that a new simulation may be about. */
const projectChoices = ({ db }: ClientContext, operationId: string) =>
  db
    .select({ id: projects.id, name: projects.name })
    .from(projects)
    .where(
      and(eq(projects.operationId, operationId), isNull(projects.deletedAt), ne(projects.status, 'archived')),
    )
    .orderBy(projects.variant, projects.name);

async function simulationRows(context: ClientContext, operation: Operation): Promise<SimulationRow[]> {
  const rows = await context.db
    .select({ simulation: simulations, project: { id: projects.id, name: projects.name } })
    .from(simulations)
    .leftJoin(projects, eq(projects.id, simulations.projectId))
    .where(and(eq(simulations.operationId, operation.id), isNull(simulations.deletedAt)))
    .orderBy(desc(simulations.updatedAt), desc(simulations.id))
    .limit(maxSimulations);
  const place = placeOfStudy(operation);
  return rows.map(({ simulation, project }) => {
    const { figures, refusal } = figuresOrRefusal(simulation, place);
    return {
      id: simulation.id,
      version: simulation.version,
      name: simulation.name,
      project,
      scenario: simulation.scenario,
      status: simulation.status,
      isActive: operation.activeSimulationId === simulation.id,
      purchasePriceCents: simulation.study.purchasePriceCents,
      durationMonths: simulation.study.durationMonths,
      figures,
      refusal: refusal?.[context.locale] ?? null,
      updatedAt: simulation.updatedAt.toISOString(),
    };
  });
}
