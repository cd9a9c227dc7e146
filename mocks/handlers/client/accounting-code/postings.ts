import { and, eq, isNull, ne } from 'drizzle-orm';
import { postingsOf, type PostedPart } from '#domain/accounting/movement.ts';
import { cents } from '#domain/money/cents.ts';
import { transactions, transactionSplits, treasuryAccounts } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';

export interface Postings {
  /** Movements of all years that touch an account, by its identifier. */
  readonly counts: ReadonlyMap<string, number>;
  /** Debit less credit within the year, in cents. */
  readonly balances: ReadonlyMap<string, number>;
}

/** What the movements of the company come to on each account of its chart, on the bank's side and on the other. */
export async function postingsOfYear({ db }: ClientContext, year: number): Promise<Postings> {
  const isCounted = and(isNull(transactions.deletedAt), ne(transactions.status, 'ignored'));
  const splits = await db
    .select({
      transactionId: transactionSplits.transactionId,
      bookedOn: transactions.bookedOn,
      codeId: transactionSplits.codeId,
      baseCents: transactionSplits.baseCents,
      vatCents: transactionSplits.vatCents,
      vatCodeId: transactionSplits.vatCodeId,
    })
    .from(transactionSplits)
    .innerJoin(transactions, eq(transactions.id, transactionSplits.transactionId))
    .where(isCounted);
  const lines = await db
    .select({
      transactionId: transactions.id,
      bookedOn: transactions.bookedOn,
      codeId: treasuryAccounts.codeId,
      amountCents: transactions.amountCents,
    })
    .from(transactions)
    .innerJoin(treasuryAccounts, eq(treasuryAccounts.id, transactions.accountId))
    .where(isCounted);
  const movements = new Map<string, { bookedOn: string; parts: PostedPart[] }>();
  const put = (id: string, bookedOn: string, part: PostedPart): void => {
    const movement = movements.get(id) ?? { bookedOn, parts: [] };
    movement.parts.push(part);
    movements.set(id, movement);
  };
  for (const { transactionId, bookedOn, codeId, vatCodeId, baseCents, vatCents } of splits) {
    const part = { codeId, vatCodeId, baseCents: cents(baseCents), vatCents: cents(vatCents) };
    put(transactionId, bookedOn, part);
  }
  for (const { transactionId, bookedOn, codeId, amountCents } of lines) {
    // Money that comes in debits the account of the bank.
    const part = { codeId, vatCodeId: null, baseCents: cents(-amountCents), vatCents: cents(0) };
    put(transactionId, bookedOn, part);
  }
  const all = [...movements.values()];
  const ofYear = all.filter(({ bookedOn }) => bookedOn.startsWith(`${year}-`));
  return {
    counts: new Map([...postingsOf(all)].map(([id, { movementsCount }]) => [id, movementsCount])),
    balances: new Map([...postingsOf(ofYear)].map(([id, { debitCents }]) => [id, debitCents])),
  };
}
