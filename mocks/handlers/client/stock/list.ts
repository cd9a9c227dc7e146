import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { stockList, type StockPageProps, type StockRow } from '#contracts/client/stock.ts';
import { hundredthsOfM2, pricePerM2Cents } from '#domain/lot/price.ts';
import { lotTypes, type LotState } from '#domain/lot/states.ts';
import { priceBandNames, priceBands } from '#domain/sale/lot-bands.ts';
import { ageBuckets, stockAge } from '#domain/sale/stock-age.ts';
import { bucketPeriod, stockStates } from '#domain/sale/stock.ts';
import { day, type Day } from '#domain/time/day.ts';
import { stock as index } from '#generated/routes/client.ts';
import * as stockMessages from '#messages/client/stock.ts';
import { readRows } from '#mocks/db/queries/business-table.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { lots, operations, type Lot, type Operation } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { defineListSource, type RowContext } from '#mocks/server/lists/define-list-source.ts';
import { fileOf } from '#mocks/server/lists/file-columns.ts';
import { byColumn, byPeriod, choiceLabels, listOf } from '#mocks/server/lists/filter-source.ts';
import { operationLabels } from '#mocks/server/lists/operation-names.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { saleLots } from '../operation/sale/lots.ts';

/** Pins of the map: filters narrow them down. */
const maxPlaces = 500;

const { priceTtcCents: price } = lots;
const ofOperation = (column: typeof operations.city | typeof operations.name) =>
  sql`(select ${column} from ${operations} where ${operations.id} = ${lots.operationId})`;
const priceBand = sql`case ${sql.join(
  priceBandNames.flatMap((name) => {
    const [, below] = priceBands[name];
    return Number.isFinite(below)
      ? [sql`when ${price} < ${sql.raw(String(below * 100_000))} then ${sql.raw(`'${name}'`)}`]
      : [];
  }),
  sql` `,
)} when ${price} is not null then 'over400' end`;
const rooms = sql`${lots.details} ->> 'rooms'`;
const isLive = sql`exists (select 1 from ${operations} where ${operations.id} = ${lots.operationId} and ${operations.deletedAt} is null)`;

/** Where the stock finds its lots; those that are sold or drafts are shown when they are asked for. */
export const stockSource = defineListSource(stockList, {
  page: 'Client/Stock',
  area: 'stock',
  table: lots,
  href: index,
  search: sql`${lots.searchText} || ' ' || ${sql`(select ${operations.searchText} from ${operations} where ${operations.id} = ${lots.operationId})`}`,
  where: isLive,
  filters: {
    operation: byColumn(lots.operationId, operationLabels),
    type: byColumn(lots.type, choiceLabels(stockMessages, 'type')),
    status: {
      condition: (values) =>
        inArray(lots.status, values.length === 0 ? [...stockStates] : (listOf(values) as LotState[])),
      values: { by: lots.status, isArray: false },
      labels: choiceLabels(stockMessages, 'status'),
    },
    city: byColumn(ofOperation(operations.city)),
    price: byColumn(priceBand, choiceLabels(stockMessages, 'price')),
    area: {
      condition: (values) =>
        values.length === 0 ? undefined : sql`${lots.areaM2} >= ${Math.min(...listOf(values).map(Number))}`,
      values: null,
      labels: choiceLabels(stockMessages, 'area'),
    },
    rooms: byColumn(rooms),
    forSaleOn: byPeriod(lots.forSaleOn, 'day'),
  },
  sorts: {
    // The longest on sale are the oldest.
    ageDays: sql`(date '9999-12-31' - ${lots.forSaleOn})`,
    name: sql`lower(${lots.ref})`,
    operation: sql`lower(${ofOperation(operations.name)})`,
    priceTtcCents: price,
    areaM2: lots.areaM2,
    pricePerM2Cents: sql`${price} / nullif(${lots.areaM2}, 0)`,
    level: lots.level,
  },
  sums: { priceTtcCents: price },
  rows: stockRows,
  download: fileOf(stockMessages, {
    operation: { kind: 'text', value: ({ operation }) => operation.name },
    city: { kind: 'text', value: ({ operation }) => operation.city },
    ref: { kind: 'text', shownAs: 'name' },
    type: 'text',
    label: 'text',
    level: 'number',
    areaM2: 'text',
    rooms: 'number',
    priceTtcCents: 'money',
    pricePerM2Cents: 'money',
    status: 'text',
    forSaleOn: 'date',
    dpeClass: 'text',
  }),
});

async function operationsOf(db: RowContext['db'], ids: readonly string[]): Promise<Operation[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(operations)
    .where(and(inArray(operations.id, [...new Set(ids)]), liveOperations()));
}

/** Lots by what their rows alone tell; `withSight` adds what only a request can know. */
async function stockRows({ db }: Pick<RowContext, 'db'>, records: readonly Lot[]): Promise<StockRow[]> {
  const known = await operationsOf(
    db,
    records.map(({ operationId }) => operationId),
  );
  return records.flatMap((lot) => {
    const operation = known.find(({ id }) => id === lot.operationId);
    return operation === undefined ? [] : [plainRow(lot, operation)];
  });
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function plainRow(lot: Lot, operation: Operation): StockRow {
  const { rooms: count } = lot.details;
  return {
    id: lot.id,
    version: lot.version,
    ref: lot.ref,
    type: lot.type,
    label: lot.label ?? '',
    buildingLabel: lot.buildingLabel ?? '',
    level: lot.level,
    rooms: typeof count === 'number' ? count : null,
    areaM2: lot.areaM2,
    exposure: textOf(lot.details['exposure']),
    dpeClass: textOf(lot.details['dpeClass']),
    saleMode: lot.saleMode,
    priceTtcCents: lot.priceTtcCents,
    pricePerM2Cents: pricePerM2Cents(lot.priceTtcCents, hundredthsOfM2(lot.areaM2)),
    existingPriceCents: lot.existingPriceCents,
    worksPriceCents: lot.worksPriceCents,
    minPriceCents: null,
    status: lot.status,
    buyers: [],
    notarySaleId: null,
    prospectsCount: 0,
    ageDays: null,
    ageBucket: null,
    costCents: null,
    marginCents: null,
    marginBps: null,
    gaps: [],
    photoHref: null,
    operation: { id: operation.id, ref: operation.ref, name: operation.name, city: operation.city },
    forSaleOn: lot.forSaleOn,
    lat: operation.lat,
    lng: operation.lng,
  };
}

/** Rows with their ages, photographs, buyers, and what the person may know of their costs. */
export async function withSight(context: ClientContext, rows: readonly StockRow[]): Promise<StockRow[]> {
  if (rows.length === 0) return [];
  const stored = await context.db
    .select({ lot: lots, operation: operations })
    .from(lots)
    .innerJoin(operations, eq(operations.id, lots.operationId))
    .where(
      inArray(
        lots.id,
        rows.map(({ id }) => id),
      ),
    );
  const seen = new Map((await saleLots(context, stored)).map((lot) => [lot.id, lot]));
  return rows.map((row) => ({ ...row, ...seen.get(row.id) }));
}

/** The lots that the filters let through, where their operations stand. */
export async function placesOf(
  context: ClientContext,
  query: Parameters<typeof stockSource.conditions>[0],
): Promise<StockRow[]> {
  const today = day(parisDay(context.deps.clock.businessNow()));
  const records = await readRows(context.db, lots, {
    where: and(isNull(lots.deletedAt), isLive, stockSource.conditions(query, today)),
    orderBy: stockSource.order(query),
    limit: maxPlaces,
    offset: 0,
  });
  return withSight(context, await stockRows(context, records));
}

/** What the whole stock comes to, whatever the filters. */
export async function stockFigures(context: ClientContext): Promise<StockPageProps['figures']> {
  const today = parisDay(context.deps.clock.businessNow()) as Day;
  const rows = await context.db
    .select({ status: lots.status, type: lots.type, price: lots.priceTtcCents, forSaleOn: lots.forSaleOn })
    .from(lots)
    .innerJoin(operations, eq(operations.id, lots.operationId))
    .where(
      and(
        inArray(lots.status, [...stockStates]),
        isNull(lots.deletedAt),
        liveOperations(),
        isNotNull(lots.operationId),
      ),
    );
  const partOf = (own: typeof rows) => ({
    lotsCount: own.length,
    valueCents: own.reduce((sum, row) => sum + (row.price ?? 0), 0),
  });
  const ofState = (state: LotState) => partOf(rows.filter(({ status }) => status === state));
  const buckets = rows.map(
    ({ forSaleOn }) => stockAge({ forSaleOn: forSaleOn as Day | null, deedOn: null }, today).bucket,
  );
  const countOf = (bucket: (typeof ageBuckets)[number]): number =>
    buckets.filter((found) => found === bucket).length;
  return {
    total: partOf(rows),
    byState: {
      available: ofState('available'),
      optioned: ofState('optioned'),
      reserved: ofState('reserved'),
      under_contract: ofState('under_contract'),
    },
    oldCount: countOf('upTo365') + countOf('over365'),
    byType: lotTypes.flatMap((type) => {
      const lotsCount = rows.filter((row) => row.type === type).length;
      return lotsCount === 0 ? [] : [{ type, lotsCount }];
    }),
    byAge: ageBuckets.map((bucket) => {
      const [from, to] = bucketPeriod(bucket, today);
      return {
        bucket,
        lotsCount: countOf(bucket),
        href: index({ query: { forSaleOn: `${from ?? ''}..${to ?? ''}` } }),
      };
    }),
  };
}
