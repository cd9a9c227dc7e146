import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { startOfPlan, type StartOfPlan } from '#domain/cash-flow/start-of-plan.ts';
import { DomainError } from '#domain/domain-error.ts';
import { postingsOf } from '#domain/simulation/study/postings.ts';
import { studyInput } from '#domain/simulation/study/study-input.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  budgetLines,
  cashFlowEntries,
  simulations,
  type NewCashFlowRow,
  type Operation,
  type SimulationRecord,
} from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { placeOfStudy } from '../simulation/figures.ts';

/** The simulation that the operation reads, when it is one. */
export async function activeSimulation(
  { db }: { readonly db: Pick<Database, 'select'> },
  { id, activeSimulationId }: Pick<Operation, 'id' | 'activeSimulationId'>,
): Promise<SimulationRecord | null> {
  if (activeSimulationId === null) return null;
  const isIt = and(
    eq(simulations.id, activeSimulationId),
    eq(simulations.operationId, id),
    eq(simulations.status, 'validated'),
    isNull(simulations.deletedAt),
  );
  const [row] = await db.select().from(simulations).where(isIt).limit(1);
  return row ?? null;
}

/** Budget and flows of a simulation; null where something keeps it from being calculated. */
export function startOf(
  simulation: Pick<SimulationRecord, 'study'>,
  operation: Operation,
): StartOfPlan | null {
  try {
    return startOfPlan(studyInput(simulation.study, placeOfStudy(operation)));
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

/** Whether a simulation has frozen the budget of an operation. */
export async function isBudgetFrozen(db: Pick<Database, 'select'>, operationId: string): Promise<boolean> {
  const isOf = and(
    eq(budgetLines.operationId, operationId),
    isNotNull(budgetLines.initialCents),
    isNull(budgetLines.deletedAt),
  );
  return (await db.select({ id: budgetLines.id }).from(budgetLines).where(isOf).limit(1)).length > 0;
}

/** Freezes the budget of an operation as a simulation calculates it. */
export async function freezeBudget(
  context: ClientContext,
  tx: Database,
  operation: Operation,
  simulation: Pick<SimulationRecord, 'id' | 'study'>,
  { budget }: StartOfPlan,
): Promise<void> {
  if (budget.length === 0) return;
  const { deps, actor } = context;
  const now = deps.clock.businessNow();
  const postings = postingsOf(simulation.study);
  await tx.insert(budgetLines).values(
    budget.map(({ lineId, category, label, initialCents }) => ({
      ...postings.get(lineId),
      id: deps.newId(),
      tenantId: operation.tenantId,
      operationId: operation.id,
      category,
      label,
      initialCents,
      simulationId: simulation.id,
      revisedCents: initialCents,
      createdBy: actor.user.id,
      createdAt: now,
      updatedAt: now,
    })),
  );
}

/** Adds what a simulation foresees, but for the sources that are given. */
export async function addForecasts(
  context: ClientContext,
  tx: Database,
  operation: Operation,
  simulation: Pick<SimulationRecord, 'study'>,
  { entries }: StartOfPlan,
  isKnown: (sourceId: string) => boolean = () => false,
): Promise<void> {
  const { deps, actor } = context;
  const now = deps.clock.businessNow();
  const postings = postingsOf(simulation.study);
  const rows = entries
    .filter(({ source }) => !isKnown(source.id))
    .map(({ month, direction, category, label, htCents, vatCents, source }): NewCashFlowRow => ({
      id: deps.newId(),
      tenantId: operation.tenantId,
      operationId: operation.id,
      month,
      direction,
      category,
      label,
      htCents,
      vatCents,
      state: 'forecast',
      sourceType: 'simulation',
      sourceId: source.id,
      // The flows of an expense begin with its name: `worksLines.0:2026-06`.
      accountingCodeId: postings.get(source.id.split(':')[0] ?? '')?.accountingCodeId ?? null,
      createdBy: actor.user.id,
      createdAt: now,
      updatedAt: now,
    }));
  if (rows.length > 0) await tx.insert(cashFlowEntries).values(rows);
}

/** The first validated simulation of an operation freezes its budget and begins its plan of cash. */
export async function startMoney(
  context: ClientContext,
  tx: Database,
  operation: Operation,
  simulation: SimulationRecord,
): Promise<void> {
  const start = startOf(simulation, operation);
  if (start === null) return;
  if (!(await isBudgetFrozen(tx, operation.id))) {
    await freezeBudget(context, tx, operation, simulation, start);
  }
  const isOf = and(eq(cashFlowEntries.operationId, operation.id), isNull(cashFlowEntries.deletedAt));
  const known = await tx.select({ id: cashFlowEntries.id }).from(cashFlowEntries).where(isOf).limit(1);
  if (known.length === 0) await addForecasts(context, tx, operation, simulation, start);
}
