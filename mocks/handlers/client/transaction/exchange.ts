import { and, asc, between, eq, isNull } from 'drizzle-orm';
import { exchangeLines, exchangeText, type ExchangeMovement } from '#domain/accounting/exchange.ts';
import { cents } from '#domain/money/cents.ts';
import { day } from '#domain/time/day.ts';
import { tenants, transactions, transactionSplits, treasuryAccounts } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { fileResponse } from '#mocks/server/downloads/write.ts';
import type { Answer } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { chartOf } from '../accounting-code/chart.ts';

/** The validated movements of a year, each with its parts. */
async function movementsOf({ db }: ClientContext, year: number): Promise<ExchangeMovement[]> {
  const wanted = and(
    isNull(transactions.deletedAt),
    eq(transactions.status, 'validated'),
    between(transactions.bookedOn, `${year}-01-01`, `${year}-12-31`),
  );
  const rows = await db
    .select({ row: transactions, bankCodeId: treasuryAccounts.codeId })
    .from(transactions)
    .innerJoin(treasuryAccounts, eq(treasuryAccounts.id, transactions.accountId))
    .where(wanted)
    .orderBy(asc(transactions.bookedOn), asc(transactions.id));
  const parts = await db
    .select({ part: transactionSplits })
    .from(transactionSplits)
    .innerJoin(transactions, eq(transactions.id, transactionSplits.transactionId))
    .where(wanted)
    .orderBy(asc(transactionSplits.position));
  const partsOf = Map.groupBy(parts, ({ part }) => part.transactionId);
  return rows.map(({ row, bankCodeId }) => ({
    bookedOn: day(row.bookedOn),
    validatedOn: row.validatedAt === null ? null : day(parisDay(row.validatedAt)),
    label: row.label,
    reference: row.bankRef ?? row.id.slice(-8).toUpperCase(),
    bankCodeId,
    amountCents: cents(row.amountCents),
    parts: (partsOf.get(row.id) ?? []).map(({ part }) => ({
      codeId: part.codeId,
      baseCents: cents(part.baseCents),
      vatCodeId: part.vatCodeId,
      vatCents: cents(part.vatCents),
    })),
  }));
}

/** The entries of a year as accountants exchange them; the year of today unless another is asked for. */
export async function exchangeAnswer(context: ClientContext, asked: number): Promise<Answer> {
  const today = parisDay(context.deps.clock.businessNow());
  const year = asked === 0 ? Number(today.slice(0, 4)) : asked;
  const [company] = await context.db
    .select({ siren: tenants.siren })
    .from(tenants)
    .where(eq(tenants.id, context.actor.tenant.id));
  const chart = await chartOf(context);
  const names = new Map(chart.map(({ id, shown }) => [id, { code: shown.code, label: shown.label }]));
  const lines = exchangeLines(await movementsOf(context, year), names);
  const closing = `${year}1231`;
  const name = `${company?.siren ?? '000000000'}FEC${closing}.txt`;
  await audit(
    context,
    context.db,
    'transaction.exchange',
    { type: 'list', id: 'transaction', label: name },
    { lines: { from: null, to: lines.length } },
  );
  const bytes = new TextEncoder().encode(exchangeText(lines));
  return {
    kind: 'raw',
    response: fileResponse({ name, contentType: 'text/plain; charset=utf-8', bytes }),
  };
}
