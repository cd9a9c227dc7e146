import { and, eq, inArray, isNull } from 'drizzle-orm';
import {
  reconcileCashEntry,
  shiftCashEntries,
  storeCashEntry,
  updateCashEntry,
  type CashEntryFields,
} from '#contracts/client/operation/cash-flow-forecast/payload.ts';
import { cashFlow } from '#domain/cash-flow/cash-flow.ts';
import { addMonths, monthOf, type Day, type Month } from '#domain/time/day.ts';
import { shift } from '#generated/routes/client/operation/cash-flow-forecast.ts';
import * as cashMessages from '#messages/client/cash-flow-forecast.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import { changeRow, type ColumnsOf } from '#mocks/db/queries/business-table.ts';
import { cashFlowEntries, type CashFlowRow, type Operation } from '#mocks/db/schema/index.ts';
import { backAddress } from '#mocks/server/back.ts';
import { deletedFlash } from '#mocks/server/bin/undo.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { staleVersion } from '#mocks/server/stale-version.ts';
import { todayOf } from '../financing/record.ts';
import { operationOfRoute } from '../scope.ts';
import { accountChoices } from '../simulation/postings.ts';
import { cashOf } from './entries.ts';
import { announceMoney, auditMoney } from './record.ts';
import { rangeOf } from './shown.ts';

interface FoundEntry {
  readonly operation: Operation;
  readonly entry: CashFlowRow;
}

const texts = ({ locale }: ClientContext) => messagesFor(locale, cashMessages);

const done = (context: ClientContext, text: string) =>
  redirect(backAddress(context), { type: 'success', text });

/** The flow that the address names. @throws HttpFailure 404 when it is none of that operation */
async function entryOfRoute(context: ClientContext): Promise<FoundEntry> {
  const operation = await operationOfRoute(context);
  const isIt = and(
    eq(cashFlowEntries.id, parameter(context, 'cashEntry')),
    eq(cashFlowEntries.operationId, operation.id),
    isNull(cashFlowEntries.deletedAt),
  );
  const [entry] = await context.db.select().from(cashFlowEntries).where(isIt).limit(1);
  if (!entry) throw notFound('cashEntry');
  return { operation, entry };
}

/** @throws ValidationFailure for a month far from the life of the operation */
async function checkMonths(
  context: ClientContext,
  { id }: Operation,
  months: readonly string[],
  field: string,
): Promise<void> {
  const today = todayOf(context);
  const { entries } = await cashOf(context, id, today);
  const { from, to } = rangeOf(cashFlow(entries, { currentMonth: monthOf(today) }));
  if (months.some((month) => month < from || month > to)) {
    throw new ValidationFailure({ [field]: texts(context).entry.outOfRange });
  }
}

/** Receipts are sales, rents or others; nobody is sold an expense. @throws ValidationFailure */
function checkCategory(context: ClientContext, { direction, category }: CashEntryFields): void {
  const isReceipt = category === 'sale' || category === 'rent';
  if ((direction === 'out' && isReceipt) || (direction === 'in' && category === 'distribution')) {
    throw new ValidationFailure({ category: texts(context).entry.otherWay });
  }
}

/** A flow is booked on an account of the company, or on that which it has already. @throws ValidationFailure */
async function checkAccount(
  context: ClientContext,
  { accountingCodeId }: CashEntryFields,
  before: string | null,
): Promise<void> {
  if (accountingCodeId === null || accountingCodeId === before) return;
  const accounts = await accountChoices(context, new Set(), true);
  if (accounts.some(({ id }) => id === accountingCodeId)) return;
  throw new ValidationFailure({ accountingCodeId: validationText(context.locale, 'unknownRecord') });
}

/** Adds a flow by hand. */
export const storeEntryHandler = clientAction(storeCashEntry, {
  find: operationOfRoute,
  act: async (context, payload, operation) => {
    checkCategory(context, payload);
    await checkAccount(context, payload, null);
    await checkMonths(context, operation, [payload.month], 'month');
    const { clock, newId } = context.deps;
    const now = clock.businessNow();
    const id = newId();
    await context.db.transaction(async (tx) => {
      await tx.insert(cashFlowEntries).values({
        ...payload,
        id,
        tenantId: operation.tenantId,
        operationId: operation.id,
        state: stateOf(payload),
        sourceType: 'manual',
        sourceId: id,
        createdBy: context.actor.user.id,
        createdAt: now,
        updatedAt: now,
      });
      await auditMoney(context, tx, 'cash-flow.entry', operation);
    });
    announceMoney(context, 'cash-flow.changed', { id, operationId: operation.id, version: 1 });
    return done(context, texts(context).entry.created);
  },
});

/** An invoice is owed; an order is not yet. */
const stateOf = ({ stage }: CashEntryFields): CashFlowRow['state'] =>
  stage === 'invoiced' ? 'committed' : 'forecast';

/** Changes a flow that was entered by hand and is not paid. */
export const updateEntryHandler = clientAction(updateCashEntry, {
  find: entryOfRoute,
  act: async (context, { version, ...payload }, found) => {
    const { operation, entry } = found;
    if (version !== entry.version) throw await staleEntry(context, found, ['state']);
    refuseSettled(context, entry);
    if (entry.sourceType !== 'manual') throw new ValidationFailure({ base: texts(context).entry.notManual });
    checkCategory(context, payload);
    await checkAccount(context, payload, entry.accountingCodeId);
    await checkMonths(context, operation, [payload.month], 'month');
    await changeEntry(context, found, version, 'entry.update', { ...payload, state: stateOf(payload) });
    return done(context, texts(context).entry.updated);
  },
});

/** Puts a flow that was entered by hand into the bin. */
export const destroyEntryHandler = clientAction(noPayload, {
  find: entryOfRoute,
  act: async (context, _payload, { operation, entry }) => {
    refuseSettled(context, entry);
    if (entry.sourceType !== 'manual') throw new ValidationFailure({ base: texts(context).entry.notManual });
    await context.db.transaction(async (tx) => {
      const deletedAt = context.deps.clock.businessNow();
      await tx.update(cashFlowEntries).set({ deletedAt }).where(eq(cashFlowEntries.id, entry.id));
      await auditMoney(context, tx, 'cash-flow.entry.delete', operation);
    });
    announceMoney(context, 'cash-flow.changed', entry);
    const text = texts(context).entry.deleted;
    return redirect(backAddress(context), deletedFlash(context, { type: 'cash-entry', id: entry.id, text }));
  },
});

/** Moves forecasts by some months: all of them, or none. */
export const shiftHandler = clientAction(shiftCashEntries, {
  find: operationOfRoute,
  act: async (context, { ids, months }, operation) => {
    const rows = await context.db
      .select()
      .from(cashFlowEntries)
      .where(
        and(
          inArray(cashFlowEntries.id, ids),
          eq(cashFlowEntries.operationId, operation.id),
          isNull(cashFlowEntries.deletedAt),
        ),
      );
    const t = texts(context).shift;
    if (rows.length !== new Set(ids).size) throw new ValidationFailure({ ids: t.unknown });
    if (rows.some(({ state }) => state !== 'forecast')) throw new ValidationFailure({ ids: t.notForecast });
    const moved = rows.map((row) => ({ row, month: addMonths(row.month as Month, months) }));
    const today = todayOf(context);
    if (moved.some(({ month }) => month < monthOf(today))) throw new ValidationFailure({ ids: t.inPast });
    await checkMonths(
      context,
      operation,
      moved.map(({ month }) => month),
      'ids',
    );
    await context.db.transaction(async (tx) => {
      const updatedAt = context.deps.clock.businessNow();
      for (const { row, month } of moved) {
        await tx
          .update(cashFlowEntries)
          .set({ month, plannedOn: null, version: row.version + 1, updatedAt })
          .where(eq(cashFlowEntries.id, row.id));
      }
      await auditMoney(context, tx, 'cash-flow.shift', operation, {
        months: { from: null, to: months },
        label: { from: null, to: rows.map(({ label }) => label).join(', ') },
      });
    });
    announceMoney(context, 'cash-flow.changed', { id: operation.id, operationId: operation.id, version: 1 });
    // What stood in a month gone by, or on a day, would not come back as it was.
    const canReturn = rows.every((row) => row.month >= monthOf(today) && row.plannedOn === null);
    const undo = {
      href: shift({ operation: operation.id }),
      method: 'POST' as const,
      label: texts(context).shift.undo,
      data: { ids, months: -months },
    };
    return redirect(backAddress(context), { type: 'success', text: t.done, ...(canReturn && { undo }) });
  },
});

/** Says which movement of the bank paid a flow: from then on it is actual. */
export const reconcileHandler = clientAction(reconcileCashEntry, {
  find: entryOfRoute,
  act: async (context, { version, on, transactionId }, found) => {
    if (version !== found.entry.version) throw await staleEntry(context, found, ['state']);
    refuseSettled(context, found.entry);
    if (on > todayOf(context)) throw new ValidationFailure({ on: texts(context).reconcile.inFuture });
    await changeEntry(context, found, version, 'reconcile', {
      state: 'actual',
      stage: 'invoiced',
      month: monthOf(on as Day),
      plannedOn: on,
      transactionId,
    });
    return done(context, texts(context).reconcile.done);
  },
});

function refuseSettled(context: ClientContext, { state }: CashFlowRow): void {
  if (state === 'actual') throw new ValidationFailure({ base: texts(context).entry.settled });
}

/** @throws ValidationFailure on `version` when somebody else was quicker */
async function changeEntry(
  context: ClientContext,
  { operation, entry }: FoundEntry,
  version: number,
  action: 'entry.update' | 'reconcile',
  columns: ColumnsOf<typeof cashFlowEntries>,
): Promise<void> {
  const isSaved = await context.db.transaction(async (tx) => {
    const at = context.deps.clock.businessNow();
    if (!(await changeRow(tx, cashFlowEntries, { id: entry.id, version }, { at, columns }))) return false;
    await auditMoney(context, tx, `cash-flow.${action}`, operation);
    return true;
  });
  if (!isSaved) throw await staleEntry(context, { operation, entry }, Object.keys(columns));
  announceMoney(context, 'cash-flow.changed', {
    id: entry.id,
    operationId: operation.id,
    version: version + 1,
  });
}

/** The refusal of a change over a version that is no longer that of the flow. */
const staleEntry = (
  context: ClientContext,
  { operation, entry }: FoundEntry,
  fields: readonly string[],
): Promise<Error> =>
  staleVersion(context, {
    id: operation.id,
    updatedAt: entry.updatedAt,
    actions: [
      'operation.cash-flow.entry.update',
      'operation.cash-flow.reconcile',
      'operation.cash-flow.shift',
    ],
    within: context.db,
    fields,
  });
