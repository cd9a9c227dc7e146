import { and, between, inArray, sql } from 'drizzle-orm';
import type { FinanceKpiProps } from '#contracts/admin/dashboard/finance-kpi.ts';
import type { KpiDays } from '#domain/audience/kpi-period.ts';
import { revenueRates } from '#domain/subscription/revenue.ts';
import { daysBetween } from '#domain/time/day.ts';
import type { Database } from '#mocks/db/database.ts';
import { couponRedemptions, invoices, subscriptionMovements } from '#mocks/db/schema/index.ts';
import {
  collected,
  companies,
  dayBefore,
  invoiced,
  revenueOn,
  sumOf,
  total,
  type FinanceFilters,
} from './finance-scope.ts';

type Figures = NonNullable<FinanceKpiProps['figures']>;

const daysOfMonth = 30.44;

/** The days that are read, and those that they are compared with. */
export interface ReadDays {
  readonly days: KpiDays;
  readonly before: KpiDays | null;
}

/** From the revenue of the first day to that of the last one. */
async function bridgeOf(
  db: Database,
  { from, to }: KpiDays,
  filters: FinanceFilters,
): Promise<FinanceKpiProps['bridge']> {
  const { beforeCents, afterCents, on, tenantId } = subscriptionMovements;
  const change = sql`${afterCents} - ${beforeCents}`;
  const [moved] = await db
    .select({
      newCents: total(sql`case when ${beforeCents} = 0 then ${change} else 0 end`),
      churnCents: total(sql`case when ${afterCents} = 0 then ${change} else 0 end`),
      expansionCents: total(sql`case when ${beforeCents} > 0 and ${change} > 0 then ${change} else 0 end`),
      contractionCents: total(sql`case when ${afterCents} > 0 and ${change} < 0 then ${change} else 0 end`),
    })
    .from(subscriptionMovements)
    .where(and(between(on, from, to), inArray(tenantId, companies(db, filters))));
  return {
    startCents: sumOf(await revenueOn(db, dayBefore(from), filters)),
    newCents: moved?.newCents ?? 0,
    expansionCents: moved?.expansionCents ?? 0,
    contractionCents: moved?.contractionCents ?? 0,
    churnCents: moved?.churnCents ?? 0,
    endCents: sumOf(await revenueOn(db, to, filters)),
  };
}

async function sumsOf(db: Database, range: KpiDays, filters: FinanceFilters) {
  const [issued] = await db
    .select({ cents: total(invoices.totalCents) })
    .from(invoices)
    .where(invoiced(db, range, filters));
  const [paid] = await db
    .select({ cents: total(invoices.totalCents), vatCents: total(invoices.vatCents) })
    .from(invoices)
    .where(collected(db, range, filters));
  return {
    invoicedCents: issued?.cents ?? 0,
    collectedCents: paid?.cents ?? 0,
    vatCollectedCents: paid?.vatCents ?? 0,
  };
}

async function couponCostOf(db: Database, { from, to }: KpiDays, filters: FinanceFilters): Promise<number> {
  const on = sql`(${couponRedemptions.redeemedAt} at time zone 'Europe/Paris')::date`;
  const [saved] = await db
    .select({ cents: total(couponRedemptions.savedCents) })
    .from(couponRedemptions)
    .where(and(between(on, from, to), inArray(couponRedemptions.tenantId, companies(db, filters))));
  return saved?.cents ?? 0;
}

/** Recurring revenue, what was invoiced and what came in, and what it cost. */
export async function readFinance(
  db: Database,
  { days: range, before: daysBefore }: ReadDays,
  filters: FinanceFilters,
) {
  const bridge = await bridgeOf(db, range, filters);
  const paying = await revenueOn(db, range.to, filters);
  const sums = await sumsOf(db, range, filters);
  const before = daysBefore && (await sumsOf(db, daysBefore, filters));
  const months = (daysBetween(range.from, range.to) + 1) / daysOfMonth;
  const figures: Omit<Figures, 'overdueCents'> = {
    companies: paying.length,
    mrrCents: bridge.endCents,
    mrrBeforeCents: bridge.startCents,
    ...revenueRates(bridge, paying.length, months),
    ...sums,
    invoicedBeforeCents: before?.invoicedCents ?? null,
    collectedBeforeCents: before?.collectedCents ?? null,
    couponCents: await couponCostOf(db, range, filters),
  };
  return { bridge, figures, paying };
}
