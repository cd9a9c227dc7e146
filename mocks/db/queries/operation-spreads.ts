import { sql, type SQL } from 'drizzle-orm';
import type { KpiDays } from '#domain/audience/kpi-period.ts';
import type { Database } from '#mocks/db/database.ts';
import { facts, sourcesOf, type KpiScope } from './operation-kpis.ts';

/** Margins of validated simulations in basis points, and days from offering to deed. */
export const spreadFigures = ['marginBps', 'saleDelayDays'] as const;
export type SpreadFigure = (typeof spreadFigures)[number];

/** How values lie apart: a tenth of them below `min`, a tenth above `max`, so that no single one is told. */
export interface KpiSpread {
  readonly figure: SpreadFigure;
  readonly min: number;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  readonly max: number;
  readonly mean: number;
  readonly companies: readonly string[];
}

/** The spreads over a period, each with the companies that its values come from; one without values is left out. */
export async function readSpreads(
  db: Database,
  scope: KpiScope,
  days: KpiDays,
): Promise<readonly KpiSpread[]> {
  const sources = sourcesOf(days);
  const values: Readonly<Record<SpreadFigure, SQL>> = {
    marginBps: sql`margin_bps`,
    saleDelayDays: sql`(sold_on - for_sale_on)`,
  };
  const parts = spreadFigures.map((figure) => {
    const { from, where } = sources[figure];
    const value = values[figure];
    return sql`select ${figure}::text as figure,
      to_json(percentile_cont(array[0.1, 0.25, 0.5, 0.75, 0.9]) within group (order by ${value}::float8)) as ends,
      avg(${value})::float8 as mean, to_json(array_agg(distinct tenant_id)) as companies
      from ${sql.identifier(from)} where ${where} having count(*) > 0`;
  });
  const rows = await db
    .select({
      figure: sql<SpreadFigure>`spread.figure`,
      ends: sql<number[]>`spread.ends`,
      mean: sql<number>`spread.mean`,
      companies: sql<string[]>`spread.companies`,
    })
    .from(sql`(with ${facts(scope, days)} ${sql.join(parts, sql` union all `)}) as spread`);
  return rows.map(({ figure, ends, mean, companies }) => {
    const [min = 0, low = 0, middle = 0, high = 0, max = 0] = ends.map(Math.round);
    return { figure, min, low, middle, high, max, mean: Math.round(mean), companies };
  });
}
