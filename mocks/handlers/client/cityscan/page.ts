import { and, asc, between, desc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { cityscanPage, type CityscanProps, type ShownScan } from '#contracts/client/cityscan.ts';
import { cityscanHistory } from '#domain/cityscan/theme-keys.ts';
import {
  equalWeights,
  nearest,
  noteOf,
  partsOf,
  unknownThemes,
  type CityscanWeights,
} from '#domain/cityscan/themes.ts';
import { openStages } from '#domain/sourcing/stages.ts';
import { distanceM } from '#domain/geography/distance.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import {
  cityscanScans,
  cityscanWeights,
  operations,
  opportunities,
  type CityscanScan,
} from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { clientPage } from '#mocks/server/handler.ts';

/** The neighbourhood of an address, beside another one, with the latest analyses of the company. */
export const pageHandler = clientPage(cityscanPage, async (context, query) => {
  const weights = await weightsOf(context);
  const latest = await context.db
    .select()
    .from(cityscanScans)
    .orderBy(desc(cityscanScans.updatedAt), desc(cityscanScans.id))
    .limit(cityscanHistory);
  const operationRows = await placedOperations(context);
  const shown = (row: CityscanScan | undefined): ShownScan | null =>
    row === undefined ? null : shownScan(row, { weights, radiusM: query.radius, operationRows });
  const scan = await chosen(context, query, latest);
  return {
    query,
    service: serviceOf(context),
    scan: shown(scan),
    other: shown(query.compare === '' ? undefined : await scanById(context, query.compare)),
    history: latest.map((row) => ({
      id: row.id,
      address: row.address,
      note: noteOf(row.themes, weights).note,
      status: row.status,
      fetchedAt: row.fetchedAt?.toISOString() ?? null,
    })),
    weights,
    operations: operationRows,
    opportunities: await placedOpportunities(context),
    can: { create: canNow(context, 'cityscan.create'), update: canNow(context, 'cityscan.update') },
  };
});

const serviceOf = ({ deps }: ClientContext): CityscanProps['service'] =>
  deps.neighbourhood && {
    name: deps.neighbourhood.name,
    isDemonstration: deps.neighbourhood.isDemonstration,
  };

/** A person’s weights: equal ones until they set theirs. */
async function weightsOf({ db, actor }: ClientContext): Promise<CityscanWeights> {
  const [row] = await db
    .select()
    .from(cityscanWeights)
    .where(eq(cityscanWeights.userId, actor.user.id))
    .limit(1);
  return { ...equalWeights, ...row?.weights };
}

export async function scanById({ db }: ClientContext, id: string): Promise<CityscanScan | undefined> {
  const [row] = await db.select().from(cityscanScans).where(eq(cityscanScans.id, id)).limit(1);
  return row;
}

/** Degrees that are about thirty metres: as near an analysis is one of the same place. */
const sameSpot = 0.0003;

const isOnSpot = ({ lat, lng }: { readonly lat: number; readonly lng: number }) =>
  and(
    between(cityscanScans.lat, lat - sameSpot, lat + sameSpot),
    between(cityscanScans.lng, lng - sameSpot, lng + sameSpot),
  );

/** The analysis that a link asks for, of the place or operation that it names; without a wish the latest. */
async function chosen(
  context: ClientContext,
  { scan, operation, address, lat, lng }: CityscanProps['query'],
  latest: readonly CityscanScan[],
): Promise<CityscanScan | undefined> {
  if (scan !== '') return scanById(context, scan);
  const place = lat === null || lng === null ? null : { lat, lng };
  const isAsked = operation !== '' || address !== '' || place !== null;
  if (!isAsked) return latest[0];
  const [row] = await context.db
    .select()
    .from(cityscanScans)
    .where(
      or(
        operation === '' ? undefined : eq(cityscanScans.operationId, operation),
        address === '' ? undefined : eq(cityscanScans.address, address),
        place === null ? undefined : isOnSpot(place),
      ),
    )
    .orderBy(desc(cityscanScans.updatedAt))
    .limit(1);
  return row;
}

async function placedOperations({ db }: ClientContext): Promise<CityscanProps['operations']> {
  const rows = await db
    .select({
      id: operations.id,
      name: operations.name,
      addressLine: operations.addressLine,
      postalCode: operations.postalCode,
      city: operations.city,
      lat: operations.lat,
      lng: operations.lng,
    })
    .from(operations)
    .where(and(liveOperations(), isNotNull(operations.lat), isNotNull(operations.lng)))
    .orderBy(asc(operations.name), asc(operations.id));
  return rows.flatMap(placedProperty);
}

/** Opportunities that are still looked at, and whose place is known. */
async function placedOpportunities(context: ClientContext): Promise<CityscanProps['opportunities']> {
  if (!canNow(context, 'sourcing.list')) return [];
  const rows = await context.db
    .select({
      id: opportunities.id,
      name: opportunities.title,
      addressLine: opportunities.addressLine,
      postalCode: opportunities.postalCode,
      city: opportunities.city,
      lat: opportunities.lat,
      lng: opportunities.lng,
    })
    .from(opportunities)
    .where(
      and(
        isNull(opportunities.deletedAt),
        inArray(opportunities.stage, [...openStages]),
        isNotNull(opportunities.lat),
        isNotNull(opportunities.lng),
      ),
    )
    .orderBy(asc(opportunities.title), asc(opportunities.id));
  return rows.flatMap(placedProperty);
}

interface PropertyRow {
  readonly id: string;
  readonly name: string;
  readonly addressLine: string | null;
  readonly postalCode: string;
  readonly city: string;
  readonly lat: number | null;
  readonly lng: number | null;
}

const placedProperty = ({ id, name, addressLine, postalCode, city, lat, lng }: PropertyRow) =>
  lat === null || lng === null
    ? []
    : [
        {
          id,
          name,
          address: [addressLine, `${postalCode} ${city}`.trim()].filter(Boolean).join(', '),
          lat,
          lng,
        },
      ];

function shownScan(
  row: CityscanScan,
  {
    weights,
    radiusM,
    operationRows,
  }: {
    readonly weights: CityscanWeights;
    readonly radiusM: number;
    readonly operationRows: CityscanProps['operations'];
  },
): ShownScan {
  const { note } = noteOf(row.themes, weights);
  const operation = operationRows.find(({ id }) => id === row.operationId);
  return {
    id: row.id,
    address: row.address,
    lat: row.lat,
    lng: row.lng,
    provider: row.provider,
    isDemonstration: row.isDemonstration,
    status: row.status,
    fault: row.fault,
    fetchedAt: row.fetchedAt?.toISOString() ?? null,
    operation: operation === undefined ? null : { id: operation.id, name: operation.name },
    note,
    missing: row.themes.length === 0 ? [] : [...unknownThemes(row.themes)],
    themes: row.themes.map((theme) => ({
      key: theme.key,
      note: theme.note,
      source: theme.source,
      on: theme.on,
      parts: [...partsOf(theme)],
      points: nearest(theme, row, radiusM).map(({ label, category, walkMin, lat, lng }) => ({
        label,
        category,
        walkMin,
        lat,
        lng,
        distanceM: Math.round(distanceM(row, { lat, lng })),
      })),
    })),
  };
}
