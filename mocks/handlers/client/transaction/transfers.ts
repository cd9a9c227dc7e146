import { and, eq, inArray, isNull } from 'drizzle-orm';
import { transferTransaction } from '#contracts/client/transaction/payload.ts';
import { daysBetween, day } from '#domain/time/day.ts';
import { fill } from '#messages/fill.ts';
import type { Database } from '#mocks/db/database.ts';
import { changeRow } from '#mocks/db/queries/business-table.ts';
import { transactions, type Transaction } from '#mocks/db/schema/index.ts';
import { backAddress } from '#mocks/server/back.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { chartOf } from '../accounting-code/chart.ts';
import { movementOfRoute, refuseSettled, textsOf } from './reach.ts';
import { announceMovements, checkAccount, movement } from './record.ts';
import { writeSplits } from './splits.ts';

/** Account of the chart for money that is on its way between accounts of the company. */
const transferCode = '58';
/** Days within which a bank books the other side. */
const daysAround = 5;

/** The other side of a transfer, if it came: the same amount the other way, about the same day. */
async function otherSide(context: ClientContext, row: Transaction, accountId: string) {
  const found = await context.db
    .select()
    .from(transactions)
    .where(
      and(
        eq(transactions.accountId, accountId),
        eq(transactions.amountCents, -row.amountCents),
        isNull(transactions.transferPairId),
        isNull(transactions.deletedAt),
        inArray(transactions.status, ['to_code', 'coded']),
      ),
    );
  const distance = ({ bookedOn }: Transaction) => Math.abs(daysBetween(day(bookedOn), day(row.bookedOn)));
  return found.filter((one) => distance(one) <= daysAround).toSorted((a, b) => distance(a) - distance(b))[0];
}

async function createOther(
  { deps, actor }: ClientContext,
  tx: Database,
  row: Transaction,
  accountId: string,
): Promise<string> {
  const [id, now] = [deps.newId(), deps.clock.businessNow()];
  await tx.insert(transactions).values({
    id,
    tenantId: row.tenantId,
    accountId,
    bookedOn: row.bookedOn,
    amountCents: -row.amountCents,
    label: row.label,
    counterpartyName: row.counterpartyName,
    kind: 'transfer',
    status: 'coded',
    fingerprint: `transfer:${row.id}`,
    transferPairId: row.id,
    createdBy: actor.user.id,
    createdAt: now,
    updatedAt: now,
  });
  return id;
}

/** Both sides of money that went from one account of the company to another, on the same account of the chart. */
export const transferHandler = clientAction(transferTransaction, {
  find: movementOfRoute,
  act: async (context, { accountId }, row) => {
    await refuseSettled(context, row);
    const { refusals, transferred } = textsOf(context);
    if (accountId === row.accountId) throw new ValidationFailure({ accountId: refusals.sameAccount });
    if (row.transferPairId !== null) throw new ValidationFailure({ base: refusals.isTransfer });
    await checkAccount(context, accountId);
    const chart = await chartOf(context);
    const code = chart.find(({ shown }) => shown.code === transferCode && shown.isActive);
    if (code === undefined) throw new ValidationFailure({ base: refusals.noTransferCode });
    const found = await otherSide(context, row, accountId);
    const on = (amountCents: number) => [
      { codeId: code.id, operationId: null, label: '', amountCents, vatBps: 0 },
    ];
    const pair = { id: found?.id ?? '' };
    const columnsOf = (transferPairId: string) => ({ status: 'coded' as const, transferPairId });
    await context.db.transaction(async (tx) => {
      if (found === undefined) pair.id = await createOther(context, tx, row, accountId);
      else {
        const at = context.deps.clock.businessNow();
        await changeRow(tx, transactions, found, { at, columns: columnsOf(row.id) });
      }
      await writeSplits(context, tx, { ...row, id: pair.id }, on(-row.amountCents), chart);
      await writeSplits(context, tx, row, on(row.amountCents), chart);
    });
    await movement.change(context, row, { action: 'transfer', columns: columnsOf(pair.id), changes: {} });
    announceMovements(context, [pair]);
    return redirect(backAddress(context), { type: 'success', text: fill(transferred, { name: row.label }) });
  },
});
