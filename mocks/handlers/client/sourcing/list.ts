import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import {
  opportunityList,
  sourcingShortcuts,
  type OpportunityRow,
  type Query,
  type SourcingPageProps,
} from '#contracts/client/sourcing.ts';
import { hundredthsOfM2, pricePerM2Cents } from '#domain/lot/price.ts';
import { day } from '#domain/time/day.ts';
import { openStages, opportunityStages } from '#domain/sourcing/stages.ts';
import { sourcing as index } from '#generated/routes/client.ts';
import * as sourcingMessages from '#messages/client/sourcing.ts';
import { countRows, readRows } from '#mocks/db/queries/business-table.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { operations, opportunities, type Opportunity } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { defineListSource, type RowContext } from '#mocks/server/lists/define-list-source.ts';
import { fileOf, percentOf } from '#mocks/server/lists/file-columns.ts';
import { byColumn, choiceLabels } from '#mocks/server/lists/filter-source.ts';
import { memberLabels, personNames } from '#mocks/server/lists/people.ts';
import { parisDay } from '#mocks/server/paris-day.ts';

/** Cards of a column of the pipeline; the rest is told as a number. */
const maxCards = 50;
/** Pins of the map: filters narrow them down. */
const maxPlaces = 500;

const { askingPriceCents: price, score } = opportunities;
const priceBand = sql`case when ${price} < 20000000 then 'under-200' when ${price} < 40000000 then '200-400' when ${price} < 80000000 then '400-800' else 'over-800' end`;
const scoreBand = sql`case when ${score} is null then 'none' when ${score} >= 70 then 'good' when ${score} >= 50 then 'fair' else 'poor' end`;

/** Where the list of opportunities finds its rows. */
export const opportunitySource = defineListSource(opportunityList, {
  page: 'Client/Sourcing',
  area: 'sourcing',
  table: opportunities,
  href: index,
  search: opportunities.searchText,
  filters: {
    stage: byColumn(opportunities.stage, choiceLabels(sourcingMessages, 'stage')),
    city: byColumn(opportunities.city),
    type: byColumn(opportunities.type, choiceLabels(sourcingMessages, 'type')),
    price: byColumn(priceBand, choiceLabels(sourcingMessages, 'price')),
    score: byColumn(scoreBand, choiceLabels(sourcingMessages, 'score')),
    source: byColumn(opportunities.sourceKind, choiceLabels(sourcingMessages, 'sourceKind')),
    assignee: byColumn(opportunities.assignedTo, memberLabels),
  },
  sorts: {
    name: sql`lower(${opportunities.title})`,
    askingPrice: price,
    pricePerM2: sql`${price} / ${opportunities.areaM2}`,
    marketGap: opportunities.marketGapBps,
    margin: opportunities.marginBps,
    score,
    createdAt: opportunities.createdAt,
    updatedAt: opportunities.updatedAt,
  },
  rows: opportunityRows,
  download: fileOf(sourcingMessages, {
    title: { kind: 'text', shownAs: 'name' },
    stage: 'text',
    type: 'text',
    addressLine: { kind: 'text', shownAs: 'city' },
    postalCode: { kind: 'text', shownAs: 'city' },
    city: 'text',
    askingPriceCents: { kind: 'money', shownAs: 'askingPrice' },
    areaM2: 'text',
    pricePerM2: { kind: 'money', value: ({ pricePerM2Cents: cents }) => cents },
    marketGap: { kind: 'number', value: ({ marketGapBps }) => percentOf(marketGapBps) },
    margin: { kind: 'number', value: ({ marginBps }) => percentOf(marginBps) },
    maxPrice: { kind: 'money', value: ({ maxPriceCents }) => maxPriceCents },
    score: 'number',
    sourceKind: 'text',
    url: { kind: 'text', shownAs: 'sourceKind' },
    assignee: { kind: 'text', value: ({ assignee }) => assignee?.name ?? null },
    operation: { kind: 'text', value: ({ operation }) => operation?.ref ?? null },
    rejectReason: 'text',
    createdAt: 'date',
    updatedAt: 'date',
  }),
});

async function opportunityRows(
  { db }: Pick<RowContext, 'db'>,
  records: readonly Opportunity[],
): Promise<OpportunityRow[]> {
  const people = await personNames(
    db,
    records.map(({ assignedTo }) => assignedTo),
  );
  const made = records.flatMap(({ operationId }) => operationId ?? []);
  const known =
    made.length === 0
      ? []
      : await db
          .select({ id: operations.id, ref: operations.ref })
          .from(operations)
          .where(and(liveOperations(), inArray(operations.id, made)));
  return records.map((row) => ({
    ...shownColumns(row),
    assignee:
      row.assignedTo === null ? null : { id: row.assignedTo, name: people.get(row.assignedTo) ?? '–' },
    operation: known.find(({ id }) => id === row.operationId) ?? null,
  }));
}

/** What a row shows of its own columns. */
const shownColumns = (row: Opportunity) => ({
  id: row.id,
  version: row.version,
  title: row.title,
  type: row.type,
  stage: row.stage,
  rejectReason: row.rejectReason,
  addressLine: row.addressLine,
  city: row.city,
  postalCode: row.postalCode,
  inseeCode: row.inseeCode,
  lat: row.lat,
  lng: row.lng,
  askingPriceCents: row.askingPriceCents,
  areaM2: row.areaM2,
  pricePerM2Cents: pricePerM2Cents(row.askingPriceCents, hundredthsOfM2(row.areaM2)),
  roomsCount: row.roomsCount,
  energyClass: row.energyClass,
  marketGapBps: row.marketGapBps,
  marginBps: row.marginBps,
  maxPriceCents: row.maxPriceCents,
  score: row.score,
  sourceKind: row.sourceKind,
  url: row.url,
  simulated: {
    worksPerM2Cents: row.worksPerM2Cents,
    exitPerM2Cents: row.exitPerM2Cents,
    worksKind: row.worksKind,
    vatMode: row.vatMode,
    carryingBps: row.carryingBps,
    months: row.months,
    salesFeesBps: row.salesFeesBps,
    wantedMarginBps: row.wantedMarginBps,
    locationNote: row.locationNote,
    sellerNote: row.sellerNote,
    worksNote: row.worksNote,
    marketPerM2Cents: row.marketPerM2Cents,
  },
  createdOn: parisDay(row.createdAt),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

type FullQuery = ReturnType<(typeof opportunityList)['query']['parse']>;

const live = ({ deps }: ClientContext, query: FullQuery) =>
  and(
    isNull(opportunities.deletedAt),
    opportunitySource.conditions(query, day(parisDay(deps.clock.businessNow()))),
  );

/** The opportunities that the filters let through, by stage, in the order of the list. */
export async function boardOf(context: ClientContext, query: FullQuery): Promise<SourcingPageProps['board']> {
  const columns = opportunityStages.map(async (stage) => {
    const where = and(live(context, query), eq(opportunities.stage, stage));
    const records = await readRows(context.db, opportunities, {
      where,
      orderBy: opportunitySource.order(query),
      limit: maxCards,
    });
    return {
      stage,
      count: await countRows(context.db, opportunities, where),
      cards: await opportunityRows(context, records),
    };
  });
  return Promise.all(columns);
}

/** The opportunities that the filters let through, for the map; those without a place as well. */
export async function placesOf(context: ClientContext, query: FullQuery): Promise<OpportunityRow[]> {
  const records = await readRows(context.db, opportunities, {
    where: live(context, query),
    orderBy: opportunitySource.order(query),
    limit: maxPlaces,
  });
  return opportunityRows(context, records);
}

/** Short ways to what is still looked at, with how many opportunities they lead to. */
export async function shortcutsOf(
  context: ClientContext,
  query: FullQuery,
): Promise<SourcingPageProps['shortcuts']> {
  const defaults = opportunityList.query.parse({});
  const { look } = query;
  const shortcuts = sourcingShortcuts.map(async (id) => {
    const link: Query =
      id === 'mine' ? { stage: [...openStages], assignee: [context.actor.user.id] } : { stage: [id] };
    const meant = { ...defaults, ...link } as FullQuery;
    const isCurrent =
      String(query.stage) === String(meant.stage) && String(query.assignee) === String(meant.assignee);
    return {
      id,
      count: await countRows(context.db, opportunities, live(context, meant)),
      href: index({ query: look === '' ? link : { ...link, look } }),
      isCurrent,
    };
  });
  return Promise.all(shortcuts);
}
