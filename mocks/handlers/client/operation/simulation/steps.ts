import { and, desc, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { archiveSimulation, validateSimulation } from '#contracts/client/operation/simulation/payload.ts';
import type { Cents } from '#domain/money/cents.ts';
import { engineVersion } from '#domain/simulation/simulate.ts';
import { hasPurchaseLine, linesWithoutMonth } from '#domain/simulation/study/study-facts.ts';
import { mayHappen } from '#domain/states/may-happen.ts';
import { simulationMachine, type SimulationFacts } from '#domain/states/study/simulation.ts';
import { edit, index } from '#generated/routes/client/operation/simulation.ts';
import * as simulationMessages from '#messages/client/simulation.ts';
import { messagesFor } from '#messages/locale.ts';
import type { ColumnsOf } from '#mocks/db/queries/business-table.ts';
import type { Database } from '#mocks/db/database.ts';
import { operations, simulations, stateChanges } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { startMoney } from '../cash-flow-forecast/start.ts';
import { stepAsker } from '../steps/asker.ts';
import { refusal } from '../steps/refusal.ts';
import { figuresOf, placeOfStudy } from './figures.ts';
import { changeSimulation, simulationOfRoute, staleSimulation, type FoundSimulation } from './record.ts';

interface StepGiven {
  readonly version: number;
  readonly facts: SimulationFacts;
  readonly confirmed?: readonly string[];
  readonly columns: ColumnsOf<typeof simulations>;
  readonly alongside?: (tx: Database) => Promise<void>;
}

/** Takes a step of the life of a simulation, with a line of the history of states. @throws ValidationFailure */
async function takeStep(
  context: ClientContext,
  found: FoundSimulation,
  step: 'validate' | 'archive',
  { version, facts, confirmed = [], columns, alongside }: StepGiven,
): Promise<void> {
  const { operation, simulation } = found;
  // Told before the step is judged: somebody else may have taken it meanwhile.
  if (version !== simulation.version) throw await staleSimulation(context, operation, ['status']);
  const asker = { ...(await stepAsker(context)), confirmed: [...confirmed] };
  const answer = mayHappen(simulationMachine, step, { state: simulation.status, facts }, asker);
  if (!answer.ok) throw refusal(context, answer.reasons);
  await changeSimulation(context, found, {
    action: step,
    version,
    columns: { ...columns, status: answer.to },
    changes: {
      status: { from: simulation.status, to: answer.to },
      name: { from: simulation.name, to: simulation.name },
    },
    alongside: async (tx) => {
      await tx.insert(stateChanges).values({
        id: context.deps.newId(),
        tenantId: simulation.tenantId,
        entity: 'simulation',
        entityId: simulation.id,
        operationId: operation.id,
        fromState: simulation.status,
        toState: answer.to,
        byUserId: context.actor.user.id,
        on: asker.today,
        at: context.deps.clock.businessNow(),
        reason: answer.lifted.length > 0 ? answer.lifted.join(', ') : null,
      });
      await alongside?.(tx);
    },
  });
}

/** Freezes a simulation with its results; the operation reads this one from now on. */
export const validateHandler = clientAction(validateSimulation, {
  find: simulationOfRoute,
  act: async (context, { version, isConfirmed }, found) => {
    const { operation, simulation } = found;
    const { study } = simulation;
    const results = figuresOf(simulation, placeOfStudy(operation));
    const now = context.deps.clock.businessNow();
    await takeStep(context, found, 'validate', {
      version,
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
        validatedAt: now,
        costCents: results?.costCents ?? null,
        revenueTtcCents: results?.revenueTtcCents ?? null,
        revenueHtCents: results?.revenueHtCents ?? null,
        marginCents: results?.marginCents ?? null,
      },
      alongside: async (tx) => {
        await tx
          .update(operations)
          .set({ activeSimulationId: simulation.id })
          .where(eq(operations.id, operation.id));
        await startMoney(context, tx, operation, simulation);
      },
    });
    return redirect(edit({ operation: operation.id, simulation: simulation.id }), {
      type: 'success',
      text: texts(context).validate.done,
    });
  },
});

/** Puts a simulation away; the operation reads the one validated before it, if there is one. */
export const archiveHandler = clientAction(archiveSimulation, {
  find: simulationOfRoute,
  act: async (context, { version }, found) => {
    const { operation, simulation } = found;
    const { results } = simulation;
    await takeStep(context, found, 'archive', {
      version,
      facts: results === null ? {} : { marginCents: results.marginCents as Cents },
      columns: {},
      alongside: async (tx) => {
        if (operation.activeSimulationId !== simulation.id) return;
        const activeSimulationId = await lastValidated(tx, operation.id, simulation.id);
        await tx.update(operations).set({ activeSimulationId }).where(eq(operations.id, operation.id));
      },
    });
    return redirect(index({ operation: operation.id }), {
      type: 'success',
      text: texts(context).archive.done,
    });
  },
});

const texts = ({ locale }: ClientContext) => messagesFor(locale, simulationMessages);

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
