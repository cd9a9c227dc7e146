import { eq, isNull } from 'drizzle-orm';
import { cents, negateCents, sumCents } from '#domain/money/cents.ts';
import { monthsOf } from '#domain/reporting/period.ts';
import { cashByMonth, vatOf } from '#domain/reporting/report-table.ts';
import { month as monthText } from '#domain/time/day.ts';
import { accountingCode } from '#generated/routes/client.ts';
import { operations, transactions, transactionSplits, treasuryAccounts } from '#mocks/db/schema/index.ts';
import {
  countedMovements,
  isChosen,
  isWithin,
  reportMovements,
  type ReportBuilder,
  type ReportSource,
} from '../source.ts';
import type { ReportParams } from '#domain/reporting/report.ts';

/** Parts of the movements of some months, with their account and operation. */
async function partsOf(source: ReportSource, params: ReportParams) {
  const rows = await source.db
    .select({
      bookedOn: transactions.bookedOn,
      transactionId: transactionSplits.transactionId,
      baseCents: transactionSplits.baseCents,
      vatCents: transactionSplits.vatCents,
      codeId: transactionSplits.codeId,
      operation: operations.name,
    })
    .from(transactionSplits)
    .innerJoin(transactions, eq(transactions.id, transactionSplits.transactionId))
    .leftJoin(operations, eq(operations.id, transactionSplits.operationId))
    .where(countedMovements(source, params));
  const codes = await source.codes();
  return rows
    .filter(({ bookedOn }) => isWithin(params, bookedOn))
    .map((row) => ({
      ...row,
      code: codes.get(row.codeId)?.code ?? '',
      label: codes.get(row.codeId)?.label ?? '',
    }));
}

/** What movements come to on each account, without VAT; by operation or month where asked. */
export const balanceByCode: ReportBuilder = async (source, params) => {
  const parts = (await partsOf(source, params)).filter(({ code }) => isChosen(params.codes, code));
  const keyOf = (part: (typeof parts)[number]): string =>
    params.groupBy === 'operation'
      ? `${part.code}|${part.operation ?? ''}`
      : params.groupBy === 'month'
        ? `${part.code}|${part.bookedOn.slice(0, 7)}`
        : part.code;
  return [...Map.groupBy(parts, keyOf)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, own]) => {
      const [first] = own;
      const amounts = own.map(({ baseCents }) => cents(baseCents));
      // Money out debits the account that it is put on.
      const debit = negateCents(sumCents(amounts.filter((amount) => amount < 0)));
      const credit = sumCents(amounts.filter((amount) => amount > 0));
      return {
        id: key,
        href: accountingCode({ query: { open: first?.code ?? '' } }),
        cells: {
          code: first?.code ?? '',
          label: first?.label ?? '',
          operation:
            params.groupBy === 'month'
              ? (first?.bookedOn.slice(0, 7) ?? null)
              : params.groupBy === 'operation'
                ? (first?.operation ?? null)
                : null,
          movements: new Set(own.map(({ transactionId }) => transactionId)).size,
          debit,
          credit,
          balance: debit - credit,
        },
      };
    });
};

/** VAT of each month: collected, deductible, to be paid. */
export const vatByMonth: ReportBuilder = async (source, params) => {
  const parts = Map.groupBy(await partsOf(source, params), ({ bookedOn }) => bookedOn.slice(0, 7));
  return monthsOf(monthText(params.from), monthText(params.to)).map((month) => {
    const own = (parts.get(month) ?? []).map(({ vatCents }) => ({ vatCents: cents(vatCents) }));
    const { collectedCents, deductibleCents, toPayCents } = vatOf(own);
    return {
      id: month,
      href: null,
      cells: { month, collected: collectedCents, deductible: deductibleCents, toPay: toPayCents },
    };
  });
};

/** Cash of each month: what came in and went out, and what the accounts closed with. */
export const cashByMonthReport: ReportBuilder = async (source, params) => {
  const movements = await reportMovements(source, params);
  const accounts = await source.db.select().from(treasuryAccounts).where(isNull(treasuryAccounts.deletedAt));
  // Money of some operations alone has no account of its own to begin with.
  const isWhole = !source.isAssigned && params.operationIds.length === 0;
  const before = movements.filter(({ bookedOn }) => bookedOn.slice(0, 7) < params.from);
  const opening = sumCents([
    ...(isWhole ? accounts.map(({ openingBalanceCents }) => cents(openingBalanceCents)) : []),
    ...before.map(({ amountCents }) => cents(amountCents)),
  ]);
  const months = monthsOf(monthText(params.from), monthText(params.to));
  const dated = movements.map(({ bookedOn, amountCents }) => ({
    month: bookedOn.slice(0, 7),
    amountCents: cents(amountCents),
  }));
  return cashByMonth(months, dated, opening).map(({ month, inCents, outCents, netCents, closingCents }) => ({
    id: month,
    href: null,
    cells: { month, inflow: inCents, outflow: outCents, net: netCents, closing: closingCents },
  }));
};
