import { and, eq, isNull, lte, min, sql, type SQL } from 'drizzle-orm';
import type { ShownTreasuryAccount } from '#contracts/client/treasury.ts';
import {
  archiveTreasuryAccount,
  statementTreasuryAccount,
  storeTreasuryAccount,
  updateTreasuryAccount,
  type TreasuryAccountPayload,
} from '#contracts/client/treasury/payload.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { maskIban } from '#domain/relation/supplier.ts';
import { fill } from '#messages/fill.ts';
import { validationText } from '#messages/validation.ts';
import { changeRow, type ColumnsOf } from '#mocks/db/queries/business-table.ts';
import { transactions, treasuryAccounts, type TreasuryAccount } from '#mocks/db/schema/index.ts';
import { audit, changedFields } from '#mocks/server/audit.ts';
import { backAddress } from '#mocks/server/back.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { staleVersion } from '#mocks/server/stale-version.ts';
import { chartOf } from '../accounting-code/chart.ts';
import { checkOperation } from '../transaction/record.ts';
import { textsOf } from './texts.ts';

/** Accounts of the chart that a bank account can be: banks, cash, notaries, associates, loans. */
export const treasuryCode = /^(?:5[1-5]|467|45|16)/;

/** Tells those who keep the books, and those who look at the treasury. */
export function announceTreasury(context: ClientContext, ids: readonly string[]): void {
  const { tenant, user } = context.actor;
  broadcast(context, [channels.finance(tenant.id), channels.tenant(tenant.id)], 'treasury.changed', {
    ids: [...ids],
    by: user.id,
  });
}

const movedOf = async ({ db }: Pick<ClientContext, 'db'>, where?: SQL) =>
  new Map(
    (
      await db
        .select({
          accountId: transactions.accountId,
          cents: sql<number>`sum(${transactions.amountCents})`.mapWith(Number),
        })
        .from(transactions)
        .where(and(isNull(transactions.deletedAt), where))
        .groupBy(transactions.accountId)
    ).map(({ accountId, cents }) => [accountId, cents]),
  );

/** The bank accounts of the company in their order, with what stands on each. */
export async function shownAccounts(context: Pick<ClientContext, 'db'>): Promise<ShownTreasuryAccount[]> {
  const rows = await context.db
    .select()
    .from(treasuryAccounts)
    .where(isNull(treasuryAccounts.deletedAt))
    .orderBy(treasuryAccounts.position, treasuryAccounts.createdAt, treasuryAccounts.id);
  const moved = await movedOf(context);
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      version: row.version,
      label: row.label,
      kind: row.kind,
      bankName: row.bankName ?? '',
      ibanMasked: row.ibanMasked,
      bic: row.bic,
      operationId: row.operationId,
      codeId: row.codeId,
      openingBalanceCents: row.openingBalanceCents,
      openingOn: row.openingOn,
      balanceCents: row.openingBalanceCents + (moved.get(row.id) ?? 0),
      bankBalanceCents: row.bankBalanceCents,
      bankBalanceOn: row.bankBalanceOn,
      gapCents: await gapOf(context, row),
      overdraftLimitCents: row.overdraftLimitCents,
      lowAlertCents: row.lowAlertCents,
      isArchived: row.archivedAt !== null,
    })),
  );
}

/** What the bank has more than the books on the day of its statement; null without one. */
async function gapOf(context: Pick<ClientContext, 'db'>, row: TreasuryAccount): Promise<number | null> {
  if (row.bankBalanceCents === null || row.bankBalanceOn === null) return null;
  const until = and(eq(transactions.accountId, row.id), lte(transactions.bookedOn, row.bankBalanceOn));
  const moved = (await movedOf(context, until)).get(row.id) ?? 0;
  return row.bankBalanceCents - row.openingBalanceCents - moved;
}

/** The bank account that the address names. @throws HttpFailure 404 */
async function accountOfRoute(context: ClientContext): Promise<TreasuryAccount> {
  const isIt = and(
    eq(treasuryAccounts.id, parameter(context, 'treasuryAccount')),
    isNull(treasuryAccounts.deletedAt),
  );
  const [row] = await context.db.select().from(treasuryAccounts).where(isIt).limit(1);
  if (!row) throw notFound('treasuryAccount');
  return row;
}

async function check(
  context: ClientContext,
  payload: TreasuryAccountPayload,
  id: string | null,
): Promise<void> {
  await checkOperation(context, payload.operationId);
  const code = (await chartOf(context)).find((account) => account.id === payload.codeId);
  if (code === undefined || !code.shown.isActive) {
    throw new ValidationFailure({ codeId: validationText(context.locale, 'unknownRecord') });
  }
  if (!treasuryCode.test(code.shown.code))
    throw new ValidationFailure({ codeId: textsOf(context).refusals.code });
  if (id === null) return;
  const [first] = await context.db
    .select({ on: min(transactions.bookedOn) })
    .from(transactions)
    .where(and(eq(transactions.accountId, id), isNull(transactions.deletedAt)));
  if (first?.on !== null && first?.on !== undefined && first.on <= payload.openingOn) {
    throw new ValidationFailure({ openingOn: textsOf(context).refusals.movementsBefore });
  }
}

async function columnsOf(
  context: ClientContext,
  id: string,
  { iban, bankName, ...rest }: TreasuryAccountPayload,
) {
  const ibanColumns =
    iban === null
      ? {}
      : {
          ibanSealed: await context.deps.encrypter.encrypt(iban, `treasury-accounts.iban:${id}`),
          ibanMasked: maskIban(iban),
        };
  return { ...rest, bankName: bankName === '' ? null : bankName, ...ibanColumns };
}

const withFlash = (
  context: ClientContext,
  key: 'created' | 'updated' | 'archived' | 'restored' | 'stated',
  name: string,
) => redirect(backAddress(context), { type: 'success', text: fill(textsOf(context).account[key], { name }) });

/** Adds a bank account. */
export const storeAccountHandler = clientAction(storeTreasuryAccount, async (context, payload) => {
  await check(context, payload, null);
  const { deps, actor } = context;
  const [id, now] = [deps.newId(), deps.clock.businessNow()];
  const columns = await columnsOf(context, id, payload);
  await context.db.transaction(async (tx) => {
    await tx.insert(treasuryAccounts).values({
      ...columns,
      id,
      tenantId: actor.tenant.id,
      position: 1000,
      createdBy: actor.user.id,
      createdAt: now,
      updatedAt: now,
    });
    await audit(context, tx, 'treasury-account.create', {
      type: 'treasury-account',
      id,
      label: payload.label,
    });
  });
  announceTreasury(context, [id]);
  return withFlash(context, 'created', payload.label);
});

async function change(
  context: ClientContext,
  row: TreasuryAccount,
  action: string,
  columns: ColumnsOf<typeof treasuryAccounts>,
  version = row.version,
): Promise<void> {
  const { id, updatedAt, label } = row;
  const changes = changedFields(row, columns);
  const isSaved = await context.db.transaction(async (tx) => {
    const at = context.deps.clock.businessNow();
    if (!(await changeRow(tx, treasuryAccounts, { id, version }, { at, columns }))) return false;
    await audit(context, tx, `treasury-account.${action}`, { type: 'treasury-account', id, label }, changes);
    return true;
  });
  if (!isSaved)
    throw await staleVersion(context, { id, updatedAt, within: context.db, fields: Object.keys(changes) });
  announceTreasury(context, [id]);
}

/** Changes a bank account; an empty IBAN keeps the one that is stored. */
export const updateAccountHandler = clientAction(updateTreasuryAccount, {
  find: accountOfRoute,
  act: async (context, { version, ...payload }, row) => {
    await check(context, payload, row.id);
    await change(context, row, 'update', await columnsOf(context, row.id, payload), version);
    return withFlash(context, 'updated', payload.label);
  },
});

/** Puts an account away on which nothing stands, or takes it out again. */
export const archiveAccountHandler = clientAction(archiveTreasuryAccount, {
  find: accountOfRoute,
  act: async (context, { isArchived }, row) => {
    const balanceCents =
      row.openingBalanceCents +
      ((await movedOf(context, eq(transactions.accountId, row.id))).get(row.id) ?? 0);
    if (isArchived && balanceCents !== 0)
      throw new ValidationFailure({ base: textsOf(context).refusals.notEmpty });
    const archivedAt = isArchived ? context.deps.clock.businessNow() : null;
    await change(context, row, isArchived ? 'archive' : 'unarchive', { archivedAt });
    return withFlash(context, isArchived ? 'archived' : 'restored', row.label);
  },
});

/** Keeps what the bank says, to compare with the books. */
export const statementHandler = clientAction(statementTreasuryAccount, {
  find: accountOfRoute,
  act: async (context, columns, row) => {
    await change(context, row, 'statement', columns);
    return withFlash(context, 'stated', row.label);
  },
});
