import { and, between, eq, ne, sql } from 'drizzle-orm';
import type { AdminDashboardQuery, DashboardCard } from '#contracts/admin/dashboard/dashboard.ts';
import type { KpiFigure } from '#contracts/kpi-period.ts';
import { trialNoticeDays, type DashboardCardKey } from '#domain/audience/dashboard-cards.ts';
import { basesOf, type KpiKey } from '#domain/audience/explorer/keys.ts';
import { disclosedValue } from '#domain/audience/explorer/values.ts';
import { lastTwelveMonths, type KpiDays } from '#domain/audience/kpi-period.ts';
import { isSelectionDisclosed } from '#domain/audience/small-cells.ts';
import { openProspectStates } from '#domain/growth/sale-forecast.ts';
import { revenueRates } from '#domain/subscription/revenue.ts';
import { addToDay, firstDayOf, lastDayOf, type Day, type Month } from '#domain/time/day.ts';
import {
  financeKpi,
  miniSite,
  operationKpi,
  pageVisitKpi,
  saleKpi,
} from '#generated/routes/admin/dashboard.ts';
import { dashboard as explorer } from '#generated/routes/admin/kpi.ts';
import { index as prospectIndex } from '#generated/routes/admin/prospect.ts';
import { index as userIndex } from '#generated/routes/admin/user.ts';
import type { Database } from '#mocks/db/database.ts';
import { completeFacts, type FactClock } from '#mocks/db/queries/kpi-facts/compute.ts';
import { readCompanies, readOperationKpis } from '#mocks/db/queries/operation-kpis.ts';
import { subscriptions, tenants } from '#mocks/db/schema/index.ts';
import { disclosedFigure } from '#mocks/handlers/kpi/disclosure.ts';
import { readKpiValues, whole } from '../kpi/values.ts';
import { readFinance } from './finance-figures.ts';
import { readRevenueMonths } from './finance-months.ts';
import { readOverdue, readOverdueOn } from './finance-overdue.ts';
import { countLiveSites } from './mini-site-figures.ts';
import { readSigned, readSums } from './sale-figures.ts';
import { countOpenOn, readForecast } from './sale-funnel.ts';

/** What figures are read over, and for whom. */
export interface CardReading {
  readonly db: Database;
  readonly today: Day;
  readonly query: AdminDashboardQuery;
  readonly days: KpiDays;
  readonly before: KpiDays | null;
  /** The one whose sales and prospects count; empty for everybody's. */
  readonly seller: string;
  /** Whether the person may open the explorer of figures. */
  readonly canExplore: boolean;
}

type Read = KpiFigure & Pick<DashboardCard, 'course' | 'href'>;
type Reader = (reading: CardReading, revenueOf: () => Promise<Revenue>) => Promise<Read>;

const everyCompany = { brand: '', plan: '' };
const figure = (value: number | null, before: number | null): KpiFigure => ({
  value,
  before,
  isHidden: false,
});
const monthDays = (month: Month, until: Day): KpiDays => {
  const last = lastDayOf(month);
  return { from: firstDayOf(month), to: last < until ? last : until };
};
/** Twelve months until a day. */
const stretchesUntil = (until: Day): KpiDays[] =>
  lastTwelveMonths(until).map((month) => monthDays(month, until));
const daysOf = ({ query: { period, from, to, compare } }: CardReading) => ({
  period,
  from,
  to,
  compare,
});

const ofRevenue =
  (
    valueOf: (figures: Finance) => number | null,
    ofMonth: (month: RevenueMonths[number]) => number | null,
  ): Reader =>
  async (reading, revenueOf) => {
    const { now, before, months } = await revenueOf();
    return {
      ...figure(valueOf(now), before && valueOf(before)),
      course: months.map(ofMonth),
      href: financeKpi({ query: daysOf(reading) }),
    };
  };

/** How each figure is read. */
const readers: Readonly<Record<DashboardCardKey, Reader>> = {
  mrrCents: ofRevenue(
    ({ mrrCents }) => mrrCents,
    ({ endCents }) => endCents,
  ),
  payingCompanies: ofRevenue(
    ({ companies }) => companies,
    ({ companies }) => companies,
  ),
  churnBps: ofRevenue(
    ({ grossChurnBps }) => grossChurnBps,
    (month) => revenueRates(month, month.companies, 1).grossChurnBps,
  ),
  overdueCents: readLateInvoices,
  endingTrials: readEndingTrials,
  conversionBps: async (reading) => ({
    ...(await readFact(reading, 'trial_conversion')),
    href: reading.canExplore ? explorer({ query: { ...daysOf(reading), keys: ['trial_conversion'] } }) : null,
  }),
  openProspects: readOpenProspects,
  signedSales: readSignedSales,
  activeOperations: readActiveOperations,
  liveSites: async ({ db }) => ({
    ...figure(await countLiveSites(db), null),
    course: [],
    href: miniSite({ query: { status: 'published' } }),
  }),
  visits: async (reading) => ({
    ...(await readFact(reading, 'visits')),
    href: pageVisitKpi({ query: { period: reading.query.period === 'year' ? 'year' : '30d' } }),
  }),
  mailsSent: async (reading) => ({
    ...(await readFact(reading, 'emails_sent')),
    href: reading.canExplore ? explorer({ query: { ...daysOf(reading), keys: ['emails_sent'] } }) : null,
  }),
};

/** What is kept by day for some of the figures. */
const keptFor: Partial<Record<DashboardCardKey, KpiKey>> = {
  conversionBps: 'trial_conversion',
  activeOperations: 'operations_active',
  visits: 'visits',
  mailsSent: 'emails_sent',
};

/** Computes what is missing of the figures that are kept by day. */
export async function completeCards(
  db: Database,
  clock: FactClock,
  { days, before }: Pick<CardReading, 'days' | 'before'>,
  keys: readonly DashboardCardKey[],
): Promise<void> {
  const bases = keys.flatMap((key) => {
    const kept = keptFor[key];
    return kept === undefined ? [] : basesOf(kept);
  });
  const [first = days] = stretchesUntil(days.to);
  const from = first.from < days.from ? first.from : days.from;
  await completeFacts(db, bases, { from, to: days.to }, clock);
  if (before !== null) await completeFacts(db, bases, before, clock);
}

/** The figures asked for, each as the page that tells more of it tells it too. */
export async function readCards(
  reading: CardReading,
  keys: readonly DashboardCardKey[],
): Promise<DashboardCard[]> {
  let revenue: Promise<Revenue> | undefined;
  const revenueOf = (): Promise<Revenue> => (revenue ??= readRevenue(reading));
  const cards: DashboardCard[] = [];
  for (const key of keys) cards.push({ key, ...(await readers[key](reading, revenueOf)) });
  return cards;
}

type Finance = Awaited<ReturnType<typeof readFinance>>['figures'];
type RevenueMonths = Awaited<ReturnType<typeof readRevenueMonths>>;

/** What the figures of recurring revenue are read from, once for all of them. */
interface Revenue {
  readonly now: Finance;
  readonly before: Finance | null;
  readonly months: RevenueMonths;
}

async function readRevenue({ db, days, before }: CardReading): Promise<Revenue> {
  const financeOf = async (of: KpiDays): Promise<Finance> =>
    (await readFinance(db, { days: of, before: null }, everyCompany)).figures;
  return {
    now: await financeOf(days),
    before: before && (await financeOf(before)),
    months: await readRevenueMonths(db, lastTwelveMonths(days.to), days.to),
  };
}

/** The day that a figure of today is compared with; null for days that are over. */
const presentBefore = ({ days, before, today }: CardReading): Day | null =>
  before !== null && days.to === today ? before.to : null;

/** Its days: the ends of twelve months until today, then the one compared with. */
async function readPresent(
  reading: CardReading,
  read: (days: readonly Day[]) => Promise<readonly number[]>,
): Promise<{ readonly before: number | null; readonly course: number[] }> {
  const ends = stretchesUntil(reading.today).map(({ to }) => to);
  const earlier = presentBefore(reading);
  const values = await read(earlier === null ? ends : [...ends, earlier]);
  return { before: values[ends.length] ?? null, course: values.slice(0, ends.length) };
}

async function readLateInvoices(reading: CardReading): Promise<Read> {
  const { db, today } = reading;
  const late = await readOverdue(db, today, { ...everyCompany, sort: '-daysLate' });
  const { before, course } = await readPresent(reading, (days) => readOverdueOn(db, days));
  return {
    ...figure(
      late.reduce((all, { totalCents }) => all + totalCents, 0),
      before,
    ),
    course,
    href: financeKpi({ query: daysOf(reading) }),
  };
}

/** Trials that end within the coming days: no past of them is kept. */
async function readEndingTrials({ db, today }: CardReading): Promise<Read> {
  const endsOn = sql`(${subscriptions.trialEndsAt} at time zone 'Europe/Paris')::date`;
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(tenants, eq(tenants.id, subscriptions.tenantId))
    .where(
      and(
        eq(subscriptions.status, 'trial'),
        ne(tenants.status, 'closed'),
        between(endsOn, today, addToDay(today, { days: trialNoticeDays })),
      ),
    );
  return {
    ...figure(rows.length, null),
    course: [],
    href: userIndex({ query: { subscription: ['trial'] } }),
  };
}

async function readOpenProspects(reading: CardReading): Promise<Read> {
  const { db, seller } = reading;
  const { states } = await readForecast(db, { seller, brand: '', utm: '' });
  const { before, course } = await readPresent(reading, (days) => countOpenOn(db, days, { seller }));
  return {
    ...figure(
      states.reduce((all, { count }) => all + count, 0),
      before,
    ),
    course,
    href: prospectIndex({
      query: {
        look: 'table',
        status: [...openProspectStates],
        ...(seller !== '' && { assignedTo: [seller] }),
      },
    }),
  };
}

async function readSignedSales(reading: CardReading): Promise<Read> {
  const { db, days, before, seller } = reading;
  const filters = { seller, brand: '', utm: '' };
  const { sales } = await readSums(db, { days, before }, filters);
  const stretches = stretchesUntil(days.to);
  const all = { from: stretches[0]?.from ?? days.from, to: days.to };
  const signed = await readSigned(db, all, filters);
  return {
    ...figure(sales.value, sales.before),
    course: stretches.map(
      ({ from, to }) =>
        signed.filter(({ sale: { signedOn } }) => signedOn !== null && signedOn >= from && signedOn <= to)
          .length,
    ),
    href: saleKpi({ query: daysOf(reading) }),
  };
}

async function readActiveOperations(reading: CardReading): Promise<Read> {
  const { db, days, before } = reading;
  const { withOperation } = await readCompanies(db, {}, days);
  const now = await readOperationKpis(db, {}, days, ['active']);
  const then = before && (await readOperationKpis(db, {}, before, ['active']));
  return {
    ...disclosedFigure('active', now, then, isSelectionDisclosed(withOperation, withOperation)),
    course: (await readFact(reading, 'operations_active')).course,
    href: operationKpi({ query: daysOf(reading) }),
  };
}

/** A figure that is kept by day, as the explorer of figures tells it; `completeCards` has computed it. */
async function readFact({ db, days, before }: CardReading, key: KpiKey): Promise<Omit<Read, 'href'>> {
  const compared = before === null ? [] : [before];
  const values = await readKpiValues(db, [key], 'all', [days, ...compared, ...stretchesUntil(days.to)]);
  const valueAt = (index: number) => disclosedValue(values.of(key, whole, index));
  const now = valueAt(0);
  return {
    ...now,
    before: before === null || now.isHidden ? null : valueAt(1).value,
    course: stretchesUntil(days.to).map((_, index) => valueAt(1 + compared.length + index).value),
  };
}
