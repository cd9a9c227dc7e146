import { eq } from 'drizzle-orm';
import { splitTransaction, type SplitLine } from '#contracts/client/transaction/payload.ts';
import { splitTaxIncluded } from '#domain/accounting/tax-included.ts';
import { cents, subtractCents, sumCents } from '#domain/money/cents.ts';
import { fill } from '#messages/fill.ts';
import { validationText } from '#messages/validation.ts';
import type { Database } from '#mocks/db/database.ts';
import { transactionSplits, type NewTransactionSplit, type Transaction } from '#mocks/db/schema/index.ts';
import { backAddress } from '#mocks/server/back.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { textFormat } from '#mocks/server/text-format.ts';
import { chartOf, type ChartAccount } from '../accounting-code/chart.ts';
import { movementOfRoute, refuseSettled, textsOf } from './reach.ts';
import { checkOperation, movement } from './record.ts';

/** Where deductible tax on purchases goes, and where tax that was collected does. */
const vatCodes = { out: '44566', in: '44571' } as const;

/** The parts must come to the movement, on accounts that are in use. @throws ValidationFailure */
export async function checkSplits(
  context: ClientContext,
  row: Pick<Transaction, 'amountCents' | 'operationId'>,
  splits: readonly SplitLine[],
  chart: readonly ChartAccount[],
): Promise<void> {
  const { refusals } = textsOf(context);
  const gap = subtractCents(
    cents(row.amountCents),
    sumCents(splits.map(({ amountCents }) => cents(amountCents))),
  );
  if (gap !== 0) {
    const amount = textFormat(context.locale).money(Math.abs(gap));
    throw new ValidationFailure({ splits: fill(refusals.splitSum, { gap: amount }) });
  }
  for (const [rank, { codeId, operationId }] of splits.entries()) {
    const account = chart.find(({ id }) => id === codeId);
    if (account === undefined || !account.shown.isActive) {
      throw new ValidationFailure({
        [`splits.${rank}.codeId`]: validationText(context.locale, 'unknownRecord'),
      });
    }
    await checkOperation(context, operationId, `splits.${rank}.operationId`);
    const isOfResult = /^[67]/.test(account.shown.code);
    if (isOfResult && account.shown.isOperationRequired && (operationId ?? row.operationId) === null) {
      throw new ValidationFailure({ [`splits.${rank}.operationId`]: refusals.operationRequired });
    }
  }
}

type SplitMovement = Pick<Transaction, 'id' | 'tenantId' | 'operationId'>;

/** Puts a movement on accounts of the chart, instead of what it was on. */
export async function writeSplits(
  context: Pick<ClientContext, 'deps'>,
  tx: Database,
  row: SplitMovement,
  splits: readonly SplitLine[],
  chart: readonly ChartAccount[],
): Promise<void> {
  await tx.delete(transactionSplits).where(eq(transactionSplits.transactionId, row.id));
  const rows = splitRows(context, row, splits, chart);
  if (rows.length > 0) await tx.insert(transactionSplits).values(rows);
}

/** The rows that put a movement on accounts of the chart. */
export function splitRows(
  context: Pick<ClientContext, 'deps'>,
  row: SplitMovement,
  splits: readonly SplitLine[],
  chart: readonly ChartAccount[],
): NewTransactionSplit[] {
  const now = context.deps.clock.businessNow();
  const vatCodeOf = (amount: number): string | null =>
    chart.find(({ shown }) => shown.code === (amount < 0 ? vatCodes.out : vatCodes.in))?.id ?? null;
  return splits.map(({ codeId, operationId, label, amountCents, vatBps }, position): NewTransactionSplit => {
    const { baseCents, vatCents } = splitTaxIncluded(cents(amountCents), vatBps);
    return {
      id: context.deps.newId(),
      tenantId: row.tenantId,
      transactionId: row.id,
      codeId,
      operationId: operationId ?? row.operationId,
      label: label === '' ? null : label,
      baseCents,
      vatBps,
      vatCents,
      vatCodeId: vatBps === 0 ? null : vatCodeOf(amountCents),
      position,
      createdAt: now,
      updatedAt: now,
    };
  });
}

/** Puts a movement on its accounts: it is coded. */
export const splitHandler = clientAction(splitTransaction, {
  find: movementOfRoute,
  act: async (context, { version, splits }, row) => {
    await refuseSettled(context, row);
    const chart = await chartOf(context);
    await checkSplits(context, row, splits, chart);
    await movement.change(context, row, {
      action: 'split',
      columns: { status: 'coded', stateReason: null },
      version,
      alongside: (tx) => writeSplits(context, tx, row, splits, chart),
    });
    const text = fill(textsOf(context).coded, { name: row.label });
    return redirect(backAddress(context), { type: 'success', text });
  },
});
