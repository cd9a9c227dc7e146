import { and, desc, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { archiveSimulation, validateSimulation } from '#contracts/client/operation/simulation/payload.ts';
import type { Cents } from '#domain/money/cents.ts';
import { engineVersion } from '#domain/simulation/simulate.ts';
import { hasPurchaseLine, linesWithoutMonth } from '#domain/simulation/study/study-facts.ts';
import { simulationMachine } from '#domain/states/study/simulation.ts';
import { edit, index } from '#generated/routes/client/operation/simulation.ts';
import * as simulationMessages from '#messages/client/simulation.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import { operations, simulations } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { redirect } from '#mocks/server/handler.ts';
import { startMoney } from '../cash-flow-forecast/start.ts';
import { machineRoutes } from '../steps/machine-routes.ts';
import { figuresOf, placeOfStudy } from './figures.ts';
import { simulationPart, type FoundSimulation } from './record.ts';

export const simulationRoutes = machineRoutes(simulationMachine, {
  record: simulationPart,
  find: simulationPart.ofRoute,
  facts: (_context, _found, given) => given,
});

const texts = ({ locale }: ClientContext) => messagesFor(locale, simulationMessages);

/** What the journal tells of a step beside the states. */
const nameOf = ({ simulation: { name } }: FoundSimulation) => ({ name: { from: name, to: name } });

/** Freezes a simulation with its results; the operation reads this one from now on. */
export const validateHandler = simulationRoutes.route(
  validateSimulation,
  'validate',
  async (context, { isConfirmed }, found) => {
    const { operation, simulation } = found;
    const { study } = simulation;
    const results = figuresOf(simulation, placeOfStudy(operation));
    return {
      confirmed: isConfirmed ? ['negative_margin'] : [],
      facts: {
        ...(results !== null && { marginCents: results.marginCents as Cents }),
        hasPurchaseLine: hasPurchaseLine(study),
        linesWithoutMonth: linesWithoutMonth(study),
        isFirstValidation: !(await hasValidated(context, operation.id)),
      },
      columns: {
        results,
        engineVersion,
        validatedAt: context.deps.clock.businessNow(),
        costCents: results?.costCents ?? null,
        revenueTtcCents: results?.revenueTtcCents ?? null,
        revenueHtCents: results?.revenueHtCents ?? null,
        marginCents: results?.marginCents ?? null,
      },
      changes: nameOf(found),
      reason: (lifted) => (lifted.length > 0 ? lifted.join(', ') : null),
      alongside: async (tx) => {
        const active = { activeSimulationId: simulation.id };
        await tx.update(operations).set(active).where(eq(operations.id, operation.id));
        await startMoney(context, tx, operation, simulation);
      },
    };
  },
  (context, { operation, simulation }) =>
    redirect(edit({ operation: operation.id, simulation: simulation.id }), {
      type: 'success',
      text: texts(context).validate.done,
    }),
);

/** Puts a simulation away; the operation reads the one validated before it, if there is one. */
export const archiveHandler = simulationRoutes.route(
  archiveSimulation,
  'archive',
  (_context, _payload, found) => {
    const { operation, simulation } = found;
    const { results } = simulation;
    return {
      facts: results === null ? {} : { marginCents: results.marginCents as Cents },
      changes: nameOf(found),
      alongside: async (tx) => {
        if (operation.activeSimulationId !== simulation.id) return;
        const activeSimulationId = await lastValidated(tx, operation.id, simulation.id);
        await tx.update(operations).set({ activeSimulationId }).where(eq(operations.id, operation.id));
      },
    };
  },
  (context, { operation }) =>
    redirect(index({ operation: operation.id }), { type: 'success', text: texts(context).archive.done }),
);

async function hasValidated({ db }: ClientContext, operationId: string): Promise<boolean> {
  const wasValidated = and(
    eq(simulations.operationId, operationId),
    isNotNull(simulations.validatedAt),
    isNull(simulations.deletedAt),
  );
  const rows = await db.select({ id: simulations.id }).from(simulations).where(wasValidated).limit(1);
  return rows.length > 0;
}

/** The validated simulation of an operation that was validated last, but for one. */
async function lastValidated(db: Database, operationId: string, but: string): Promise<string | null> {
  const [row] = await db
    .select({ id: simulations.id })
    .from(simulations)
    .where(
      and(
        eq(simulations.operationId, operationId),
        eq(simulations.status, 'validated'),
        ne(simulations.id, but),
        isNull(simulations.deletedAt),
      ),
    )
    .orderBy(desc(simulations.validatedAt))
    .limit(1);
  return row?.id ?? null;
}
