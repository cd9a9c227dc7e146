import { and, eq, isNull } from 'drizzle-orm';
import { transactionFields } from '#contracts/client/transaction/payload.ts';
import * as z from 'zod';
import { channels } from '#contracts/realtime/channels.ts';
import { movementKinds, movementStates } from '#domain/accounting/movement.ts';
import { transaction as index } from '#generated/routes/client.ts';
import * as transactionMessages from '#messages/client/transaction.ts';
import { fill } from '#messages/fill.ts';
import { validationText } from '#messages/validation.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import {
  operations,
  transactionFiles,
  transactions,
  treasuryAccounts,
  type Transaction,
} from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import type { Database } from '#mocks/db/database.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { removeFile } from '#mocks/server/files/store-file.ts';
import { defineRecord } from '#mocks/server/records/define-record.ts';
import { recordBin } from '#mocks/server/records/record-bin.ts';
import { lockedMonthsOf, monthName, textsOf } from './reach.ts';
import { rowCount } from '#mocks/db/queries/row-count.ts';

/** Tells those who keep the books, and those who look at the movements. */
export const announceMovements = (context: ClientContext, changed: readonly { id: string }[]): void => {
  const { tenant, user } = context.actor;
  broadcast(context, [channels.finance(tenant.id), channels.tenant(tenant.id)], 'transaction.changed', {
    ids: changed.map(({ id }) => id),
    by: user.id,
  });
};

/** A line of the journal about a movement. */
export const auditMovement = (
  context: ClientContext,
  tx: Database,
  action: string,
  { id, label }: Pick<Transaction, 'id' | 'label'>,
  changes: Parameters<typeof audit>[4] = {},
): Promise<void> => audit(context, tx, `transaction.${action}`, { type: 'transaction', id, label }, changes);

/** @throws ValidationFailure for an account that the company has not, or no longer uses */
export async function checkAccount(context: ClientContext, accountId: string, field = 'accountId') {
  const isIt = and(
    eq(treasuryAccounts.id, accountId),
    isNull(treasuryAccounts.deletedAt),
    isNull(treasuryAccounts.archivedAt),
  );
  const [account] = await context.db.select().from(treasuryAccounts).where(isIt).limit(1);
  if (account) return account;
  throw new ValidationFailure({ [field]: validationText(context.locale, 'unknownRecord') });
}

/** @throws ValidationFailure for an operation that is not open to the person */
export async function checkOperation(
  context: ClientContext,
  operationId: string | null,
  field = 'operationId',
): Promise<void> {
  if (operationId === null) return;
  const isIt = and(eq(operations.id, operationId), liveOperations());
  if ((await rowCount(context.db, operations, isIt)) > 0) return;
  throw new ValidationFailure({ [field]: validationText(context.locale, 'unknownRecord') });
}

const columns = transactionFields.extend({
  kind: z.enum(movementKinds),
  status: z.enum(movementStates),
  fingerprint: z.string().max(80),
});

/** A movement of a bank account, as a declared record. */
export const movement = defineRecord<typeof transactions, z.output<typeof columns>>({
  type: 'transaction',
  area: 'transaction',
  table: transactions,
  payload: columns,
  label: ({ label }) => label,
  messages: transactionMessages,
  href: (id) => index({ query: { open: id } }),
  listHref: () => index(),
  isEditedInList: true,
  obstacle: async (context, row) => {
    const { refusals } = textsOf(context);
    if (row.kind !== 'manual') return refusals.notManual;
    if (row.status === 'validated') return refusals.validated;
    const month = row.bookedOn.slice(0, 7);
    const isLocked = (await lockedMonthsOf(context.db)).has(month);
    return isLocked ? fill(refusals.locked, { month: monthName(context, month) }) : null;
  },
  announce: announceMovements,
});

export const movementBin = recordBin(movement, async (tx, id) => {
  const files = await tx.select().from(transactionFiles).where(eq(transactionFiles.transactionId, id));
  await tx.delete(transactionFiles).where(eq(transactionFiles.transactionId, id));
  for (const { fileId } of files) await removeFile(tx, fileId);
});
