import { and, gte, isNull, like } from 'drizzle-orm';
import { meanPriceOf, salesOf } from '#domain/estimation/public-sales.ts';
import type { CommuneFigure } from '#domain/geography/commune-figures.ts';
import { addToDay } from '#domain/time/day.ts';
import { fill } from '#messages/fill.ts';
import { saleLines } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { todayOf } from '../../supplier/compliance.ts';
import { estimationTexts } from './record.ts';

/** Older sales say little of today’s prices. */
const maxAgeMonths = 24;
const maxLines = 20_000;

interface MarketFigure {
  readonly value: number;
  readonly year: number;
  readonly source: string;
}

const types = [
  ['apartmentPerM2Cents', 'Apartment'],
  ['housePerM2Cents', 'House'],
] as const;

/** Mean prices in a commune, from the lines of the public sales file that the company brought in. */
export async function marketOf(
  context: ClientContext,
  inseeCode: string,
): Promise<Readonly<Partial<Record<CommuneFigure, MarketFigure>>>> {
  const since = addToDay(todayOf(context.deps), { months: -maxAgeMonths });
  const lines = await context.db
    .select()
    .from(saleLines)
    .where(
      and(
        // The number of a parcel begins with the code of its commune.
        like(saleLines.parcel, `${inseeCode}%`),
        gte(saleLines.soldOn, since),
        isNull(saleLines.deletedAt),
      ),
    )
    .limit(maxLines);
  const { sales } = salesOf(lines);
  const text = estimationTexts(context).insee.marketSource;
  const market: Partial<Record<CommuneFigure, MarketFigure>> = {};
  for (const [figure, type] of types) {
    const mean = meanPriceOf(sales, type);
    if (mean === null) continue;
    const { perM2Cents, count, latestOn } = mean;
    market[figure] = {
      value: perM2Cents,
      year: Number(latestOn.slice(0, 4)),
      source: fill(text, { count, months: maxAgeMonths }),
    };
  }
  return market;
}
