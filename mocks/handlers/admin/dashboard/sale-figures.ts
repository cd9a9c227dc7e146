import { and, between, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { SaleKpiProps, SaleKpiQuery } from '#contracts/admin/dashboard/sale-kpi.ts';
import { kpiMonths, type KpiDays } from '#domain/audience/kpi-period.ts';
import { median } from '#domain/growth/sale-forecast.ts';
import { day, daysBetween } from '#domain/time/day.ts';
import type { Database } from '#mocks/db/database.ts';
import { prospects, sales, saleTargets, users, type Sale } from '#mocks/db/schema/index.ts';
import { fullName } from '#mocks/server/full-name.ts';
import { parisDay } from '#mocks/server/paris-day.ts';

export type SaleFilters = Pick<SaleKpiQuery, 'seller' | 'brand' | 'utm'>;

const within = ({ seller, brand, utm }: SaleFilters) =>
  and(
    isNull(sales.deletedAt),
    seller === '' ? undefined : eq(sales.sellerUserId, seller),
    brand === '' ? undefined : eq(sales.brandId, brand),
    utm === '' ? undefined : eq(sales.utmId, utm),
  );

/** A sale that was signed, with the day of its first word. */
export interface SignedSale {
  readonly sale: Sale;
  readonly cycleDays: number;
}

/** The sales signed within some days: the way to them began with the prospect, where there was one. */
export async function readSigned(db: Database, days: KpiDays, filters: SaleFilters): Promise<SignedSale[]> {
  const rows = await db
    .select({ sale: sales, cameAt: prospects.createdAt })
    .from(sales)
    .leftJoin(prospects, eq(prospects.id, sales.prospectId))
    .where(
      and(
        within(filters),
        eq(sales.status, 'signed'),
        isNotNull(sales.signedOn),
        between(sales.signedOn, days.from, days.to),
      ),
    );
  return rows.map(({ sale, cameAt }) => {
    const began = [cameAt, sale.createdAt].filter((at) => at !== null).map((at) => parisDay(at));
    const from = began.toSorted()[0] ?? days.from;
    return { sale, cycleDays: Math.max(0, daysBetween(day(from), day(sale.signedOn ?? from))) };
  });
}

/** Sum over sales. */
export const sumOf = (rows: readonly SignedSale[], read: (sale: Sale) => number): number =>
  rows.reduce((all, { sale }) => all + read(sale), 0);

interface Sums {
  readonly sales: number;
  readonly netCents: number;
  readonly firstYearCents: number;
  readonly discountBps: number | null;
  readonly winRateBps: number | null;
  readonly cycleDays: number | null;
}

async function sumsOf(db: Database, days: KpiDays, filters: SaleFilters): Promise<Sums> {
  const signed = await readSigned(db, days, filters);
  const cancelled = await db.$count(
    sales,
    and(within(filters), eq(sales.status, 'cancelled'), between(sales.cancelledOn, days.from, days.to)),
  );
  const decided = signed.length + cancelled;
  return {
    sales: signed.length,
    netCents: sumOf(signed, ({ netCents }) => netCents),
    firstYearCents: sumOf(signed, ({ firstYearCents }) => firstYearCents),
    discountBps:
      signed.length === 0
        ? null
        : Math.round(sumOf(signed, ({ concessionBps }) => concessionBps) / signed.length),
    winRateBps: decided === 0 ? null : Math.round((signed.length / decided) * 10_000),
    cycleDays: median(signed.map(({ cycleDays }) => cycleDays)),
  };
}

/** What was signed within the period, beside the period that it is compared with. */
export async function readSums(
  db: Database,
  { days, before }: { readonly days: KpiDays; readonly before: KpiDays | null },
  filters: SaleFilters,
): Promise<SaleKpiProps['figures']> {
  const now = await sumsOf(db, days, filters);
  const then = before && (await sumsOf(db, before, filters));
  const pair = (name: keyof Sums) => ({ value: now[name], before: then && then[name] });
  return {
    sales: pair('sales'),
    netCents: pair('netCents'),
    firstYearCents: pair('firstYearCents'),
    discountBps: pair('discountBps'),
    winRateBps: pair('winRateBps'),
    cycleDays: pair('cycleDays'),
  };
}

/** Targets of the months of a period, by seller. */
async function targetsIn(db: Database, months: readonly string[], { seller }: SaleFilters) {
  if (months.length === 0) return [];
  return db
    .select()
    .from(saleTargets)
    .where(
      and(
        inArray(saleTargets.month, [...months]),
        seller === '' ? undefined : eq(saleTargets.sellerUserId, seller),
      ),
    );
}

/** What each seller signed, the most first, beside what they were to sign. */
export async function readSellers(
  db: Database,
  days: KpiDays,
  filters: SaleFilters,
): Promise<SaleKpiProps['sellers']> {
  const signed = await readSigned(db, days, filters);
  const targets = await targetsIn(db, kpiMonths(days), filters);
  const ids = [
    ...new Set([
      ...signed.map(({ sale }) => sale.sellerUserId),
      ...targets.map(({ sellerUserId }) => sellerUserId),
    ]),
  ];
  if (ids.length === 0) return [];
  const people = await db.select().from(users).where(inArray(users.id, ids));
  return people
    .map((person) => {
      const own = signed.filter(({ sale }) => sale.sellerUserId === person.id);
      const aims = targets.filter(({ sellerUserId }) => sellerUserId === person.id);
      const targetCents =
        aims.length === 0 ? null : aims.reduce((all, { amountCents }) => all + amountCents, 0);
      const firstYearCents = sumOf(own, (sale) => sale.firstYearCents);
      return {
        id: person.id,
        name: fullName(person),
        sales: own.length,
        netCents: sumOf(own, ({ netCents }) => netCents),
        firstYearCents,
        targetCents,
        achievedBps:
          targetCents === null || targetCents === 0
            ? null
            : Math.round((firstYearCents / targetCents) * 10_000),
      };
    })
    .toSorted((a, b) => b.firstYearCents - a.firstYearCents || a.name.localeCompare(b.name, 'fr'));
}

/** What was signed month by month, beside the targets. */
export async function readMonths(
  db: Database,
  days: KpiDays,
  filters: SaleFilters,
): Promise<SaleKpiProps['months']> {
  const signed = await readSigned(db, days, filters);
  const months = kpiMonths(days);
  const targets = await targetsIn(db, months, filters);
  return months.map((month) => ({
    month,
    firstYearCents: sumOf(
      signed.filter(({ sale }) => sale.signedOn?.startsWith(month)),
      (sale) => sale.firstYearCents,
    ),
    targetCents: targets
      .filter((target) => target.month === month)
      .reduce((all, { amountCents }) => all + amountCents, 0),
  }));
}

/** Prospects that came within some days, and are followed by whom the filters name. */
export const cameWithin = ({ from, to }: KpiDays, { seller, brand, utm }: SaleFilters) =>
  and(
    isNull(prospects.deletedAt),
    between(sql`(${prospects.createdAt} at time zone 'Europe/Paris')::date`, from, to),
    seller === '' ? undefined : eq(prospects.assignedTo, seller),
    brand === '' ? undefined : eq(prospects.brandId, brand),
    utm === '' ? undefined : eq(prospects.utmId, utm),
  );
