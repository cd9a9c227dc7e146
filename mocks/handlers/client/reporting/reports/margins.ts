import { eq, inArray } from 'drizzle-orm';
import { kindOfCode } from '#domain/accounting/code.ts';
import { cents, sumCents } from '#domain/money/cents.ts';
import { bpsOfRate, ratio } from '#domain/money/rate.ts';
import { show } from '#generated/routes/client/operation.ts';
import { messagesFor } from '#messages/locale.ts';
import * as trade from '#messages/trade.ts';
import { simulations, transactions, transactionSplits } from '#mocks/db/schema/index.ts';
import {
  countedMovements,
  isWithin,
  reportOperations,
  type ReportBuilder,
  type ReportSource,
} from '../source.ts';

/** Results of the simulations that operations go by. */
async function resultsOf({ db }: ReportSource, ids: readonly (string | null)[]) {
  const wanted = ids.flatMap((id) => (id === null ? [] : [id]));
  if (wanted.length === 0) return new Map();
  const rows = await db.select().from(simulations).where(inArray(simulations.id, wanted));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Operations with what they cost, bring in and leave, as the simulation each goes by has it. */
export const portfolio: ReportBuilder = async (source, params) => {
  const found = await reportOperations(source, params);
  const results = await resultsOf(
    source,
    found.map(({ activeSimulationId }) => activeSimulationId),
  );
  const { operationState } = messagesFor(source.locale, trade);
  return found.map(({ id, name, status, activeSimulationId }) => {
    const result = results.get(activeSimulationId ?? '');
    const [revenue, margin] = [result?.revenueHtCents ?? null, result?.marginCents ?? null];
    return {
      id,
      href: show(id),
      cells: {
        operation: name,
        phase: operationState[status],
        cost: result?.costCents ?? null,
        revenue,
        margin,
        marginRate:
          revenue === null || margin === null || revenue <= 0
            ? null
            : bpsOfRate(ratio(cents(margin), cents(revenue))),
      },
    };
  });
};

/** Margin as planned, and as the movements of the books have it so far: sales less charges, without VAT. */
export const margins: ReportBuilder = async (source, params) => {
  const found = await reportOperations(source, params);
  const results = await resultsOf(
    source,
    found.map(({ activeSimulationId }) => activeSimulationId),
  );
  const splits = await source.db
    .select({
      operationId: transactionSplits.operationId,
      bookedOn: transactions.bookedOn,
      baseCents: transactionSplits.baseCents,
      codeId: transactionSplits.codeId,
    })
    .from(transactionSplits)
    .innerJoin(transactions, eq(transactions.id, transactionSplits.transactionId))
    .where(countedMovements(source, { ...params, operationIds: [] }));
  const codes = await source.codes();
  const counted = splits.filter(({ bookedOn, codeId }) => {
    const code = codes.get(codeId)?.code;
    return code !== undefined && isWithin(params, bookedOn) && kindOfCode(code) !== 'bilan';
  });
  const booked = Map.groupBy(counted, ({ operationId }) => operationId ?? '');
  const { operationState } = messagesFor(source.locale, trade);
  return found.map(({ id, name, status, activeSimulationId }) => {
    const planned = results.get(activeSimulationId ?? '')?.marginCents ?? null;
    const own = booked.get(id);
    const actual = own === undefined ? null : sumCents(own.map(({ baseCents }) => cents(baseCents)));
    return {
      id,
      href: show(id),
      cells: {
        operation: name,
        phase: operationState[status],
        planned,
        actual,
        gap: planned === null || actual === null ? null : actual - planned,
      },
    };
  });
};
