import { and, asc, eq, isNull } from 'drizzle-orm';
import type { ShownBudget, ShownBudgetFigures } from '#contracts/client/operation/forecast.ts';
import { budget, type Budget, type BudgetFigures, type BudgetRevenue } from '#domain/cash-flow/budget.ts';
import { budgetCalculation } from '#domain/cash-flow/budget-calculation.ts';
import { linesWithProgress } from '#domain/cash-flow/budget-lines.ts';
import { budgetProgress, type RevenueProgress } from '#domain/cash-flow/budget-progress.ts';
import { explainWith } from '#domain/explain/calculation.ts';
import { cents, zeroCents } from '#domain/money/cents.ts';
import { bpsOfRate } from '#domain/money/rate.ts';
import { monthOf, type Day } from '#domain/time/day.ts';
import { budgetLines, simulations, type BudgetRow } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { shownExplanation } from '#mocks/server/explained.ts';
import { cashOf } from '../cash-flow-forecast/entries.ts';
import { contractedWorks, withContracts } from '../construction/progress.ts';

/** The budget of an operation with its rows. */
export interface KnownBudget {
  readonly rows: ReadonlyMap<string, BudgetRow>;
  readonly budget: Budget;
}

/** The budget of an operation as it stands on a day; null while it has no line. */
export async function budgetOf(
  context: Pick<ClientContext, 'db'>,
  operationId: string,
  today: Day,
): Promise<KnownBudget | null> {
  const rows = await rowsOf(context, operationId);
  if (rows.length === 0) return null;
  const { entries } = await cashOf(context, operationId, today);
  const { expenses, revenue } = budgetProgress(entries, monthOf(today));
  const lines = linesWithProgress(
    rows.map((row) => ({
      id: row.id,
      category: row.category,
      label: row.label,
      initialCents: cents(row.initialCents ?? 0),
      revisedCents: cents(row.revisedCents),
      eacCents: row.eacCents === null ? null : cents(row.eacCents),
    })),
    withContracts(expenses, await contractedWorks(context.db, operationId), worksLabel(rows)),
  );
  return {
    rows: new Map(rows.map((row) => [row.id, row])),
    budget: budget(lines, revenueOf(await plannedRevenue(context, rows), revenue)),
  };
}

/** The line of the budget that the contracts of works belong to. */
const worksLabel = (rows: readonly BudgetRow[]): string =>
  rows.find(({ category }) => category === 'works')?.label ?? '';

const rowsOf = ({ db }: Pick<ClientContext, 'db'>, operationId: string): Promise<BudgetRow[]> =>
  db
    .select()
    .from(budgetLines)
    .where(and(eq(budgetLines.operationId, operationId), isNull(budgetLines.deletedAt)))
    .orderBy(asc(budgetLines.createdAt), asc(budgetLines.id));

/** The revenue of the simulation that froze the budget; null where none did. */
async function plannedRevenue(
  { db }: Pick<ClientContext, 'db'>,
  rows: readonly BudgetRow[],
): Promise<number | null> {
  const id = rows.find(({ simulationId }) => simulationId !== null)?.simulationId;
  if (id == null) return null;
  const [row] = await db
    .select({ revenueHtCents: simulations.revenueHtCents })
    .from(simulations)
    .where(eq(simulations.id, id))
    .limit(1);
  return row?.revenueHtCents ?? null;
}

/** Without flows the revenue is what was planned; without a plan, what the flows tell. */
function revenueOf(planned: number | null, progress: RevenueProgress): BudgetRevenue {
  const { expectedCents, signedCents, collectedCents } = progress;
  const plannedCents = planned === null ? expectedCents : cents(planned);
  return {
    plannedCents,
    signedCents,
    collectedCents,
    expectedCents: expectedCents === zeroCents ? plannedCents : expectedCents,
  };
}

/** Suppliers and accounts by their names. */
export type PostingNames = ReadonlyMap<string, string>;

/** A budget as its page shows it. */
export function shownBudget({ budget: known, rows }: KnownBudget, names: PostingNames): ShownBudget {
  const nameOf = (id: string | null | undefined): string | null =>
    id == null ? null : (names.get(id) ?? null);
  const explained = (figure: string) => shownExplanation(explainWith(budgetCalculation, known, figure));
  return {
    lines: known.lines.map(({ id, category, label, ...figures }) => {
      const row = rows.get(id);
      return {
        ...shownFigures(figures),
        category,
        label,
        supplier: nameOf(row?.supplierId),
        account: nameOf(row?.accountingCodeId),
        record:
          row === undefined
            ? null
            : {
                id,
                version: row.version,
                isAdded: row.initialCents === null,
                revisionNote: row.revisionNote ?? '',
                enteredEacCents: row.eacCents,
                eacNote: row.eacNote ?? '',
                supplierId: row.supplierId,
                accountingCodeId: row.accountingCodeId,
              },
      };
    }),
    categories: known.categories.map(({ category, ...figures }) => ({ ...shownFigures(figures), category })),
    total: shownFigures(known.total),
    revenue: known.revenue,
    margin: {
      initialCents: known.initialMarginCents,
      estimatedCents: known.estimatedMarginCents,
      changeCents: known.marginChangeCents,
      explanations: {
        initial: explained('initialMarginCents'),
        estimated: explained('estimatedMarginCents'),
        change: explained('marginChangeCents'),
      },
      steps: [...known.steps],
    },
  };
}

function shownFigures(figures: BudgetFigures): ShownBudgetFigures {
  const { calculation: _calculation, varianceRate, consumption, engagement, ...amounts } = figures;
  return {
    ...amounts,
    varianceBps: bpsOfRate(varianceRate),
    consumptionBps: bpsOfRate(consumption),
    engagementBps: bpsOfRate(engagement),
  };
}
