import { desc, eq, inArray } from 'drizzle-orm';
import { forecastPage, type BudgetComparison } from '#contracts/client/operation/forecast.ts';
import {
  budgetSnapshots,
  suppliers,
  type BudgetRow,
  type BudgetSnapshotRow,
} from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { activeSimulation, isBudgetFrozen } from '../cash-flow-forecast/start.ts';
import { todayOf } from '../financing/record.ts';
import { headOf, operationOfRoute } from '../scope.ts';
import { chartOf } from '../../accounting-code/chart.ts';
import { choicesBeside } from '../simulation/postings.ts';
import { budgetOf, shownBudget, type PostingNames } from './budget.ts';

/** Snapshots that the page offers at most, the latest first. */
const maxSnapshots = 60;

/** The budget of an operation: from the validated simulation to what is paid, and the margin it leads to. */
export const pageHandler = clientPage(forecastPage, async (context, query) => {
  const operation = await operationOfRoute(context);
  const known = await budgetOf(context, operation.id, todayOf(context));
  const snapshots = await snapshotsOf(context, operation.id);
  const chosen = snapshots.find(({ id }) => id === query.snapshot);
  const source = (await isBudgetFrozen(context.db, operation.id))
    ? null
    : await activeSimulation(context, operation);
  const rows = [...(known?.rows.values() ?? [])];
  const canChange = canNow(context, 'forecast.create') || canNow(context, 'forecast.update');
  return {
    operation: headOf(operation),
    query,
    budget: known === null ? null : shownBudget(known, await postingNames(context, rows)),
    snapshots: snapshots.map(shownSnapshot),
    comparison: chosen === undefined ? null : shownComparison(chosen),
    source: source && { name: source.name },
    choices: await choicesBeside(context, rows, canChange && known !== null),
    can: {
      create: canNow(context, 'forecast.create'),
      update: canNow(context, 'forecast.update'),
      delete: canNow(context, 'forecast.delete'),
      updateOperation: canNow(context, 'operation.update'),
      print: canNow(context, 'export.list'),
    },
  };
});

/** What the suppliers and accounts of some lines are called. */
export async function postingNames(
  context: ClientContext,
  rows: readonly BudgetRow[],
): Promise<PostingNames> {
  const supplierIds = rows.flatMap(({ supplierId }) => supplierId ?? []);
  const hasAccounts = rows.some(({ accountingCodeId }) => accountingCodeId !== null);
  const named =
    supplierIds.length === 0
      ? []
      : await context.db
          .select({ id: suppliers.id, name: suppliers.name })
          .from(suppliers)
          .where(inArray(suppliers.id, supplierIds));
  const accounts = hasAccounts ? await chartOf(context) : [];
  return new Map([
    ...named.map(({ id, name }) => [id, name] as const),
    ...accounts.map(({ id, shown }) => [id, `${shown.code} ${shown.label}`] as const),
  ]);
}

/** Snapshots of the budget of an operation, the latest first. */
export const snapshotsOf = (
  { db }: Pick<ClientContext, 'db'>,
  operationId: string,
): Promise<BudgetSnapshotRow[]> =>
  db
    .select()
    .from(budgetSnapshots)
    .where(eq(budgetSnapshots.operationId, operationId))
    .orderBy(desc(budgetSnapshots.takenOn), desc(budgetSnapshots.id))
    .limit(maxSnapshots);

const shownSnapshot = ({ id, label, takenOn }: BudgetSnapshotRow) => ({ id, label, takenOn });

/** A snapshot with its figures. */
export const shownComparison = (row: BudgetSnapshotRow): BudgetComparison => ({
  ...shownSnapshot(row),
  ...row.figures,
  categories: [...row.figures.categories],
});
