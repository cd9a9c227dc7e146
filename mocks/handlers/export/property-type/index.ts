import { and, eq, isNull } from 'drizzle-orm';
import { apartmentSheetPage } from '#contracts/export/property-type/apartment.ts';
import { buildingSheetPage } from '#contracts/export/property-type/building.ts';
import { garageSheetPage } from '#contracts/export/property-type/garage.ts';
import { houseSheetPage } from '#contracts/export/property-type/house.ts';
import { landSheetPage } from '#contracts/export/property-type/land.ts';
import { premisesSheetPage } from '#contracts/export/property-type/professional-real-estate.ts';
import {
  sheetDescriptionMax,
  type sheetQuery,
  type SheetProps,
} from '#contracts/export/property-type/sheet.ts';
import { departmentName } from '#domain/geography/departments.ts';
import type { LotType } from '#domain/lot/states.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { lots, operations, urbanPlannings, type Lot, type Operation } from '#mocks/db/schema/index.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { clientPage, type RouteHandlers } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import type { FoundLot } from '../../client/operation/sale/record.ts';
import { lotsOf } from '../../client/operation/sale/lots.ts';
import { addressOf, memberOf, parcelName } from '../operation-facts.ts';
import { operationPaper } from '../paper.ts';
import { textOf } from './text-of.ts';
import { lotOfSheet } from './lot-of-sheet.ts';

type SheetQuery = (typeof sheetQuery)['_output'];

/** The lot of a type that the address names. @throws HttpFailure 404 when it is not there, or of another type */
async function lotOfPaper(context: ClientContext, type: LotType): Promise<FoundLot> {
  const [found] = await context.db
    .select({ lot: lots, operation: operations })
    .from(lots)
    .innerJoin(operations, eq(operations.id, lots.operationId))
    .where(
      and(
        eq(lots.id, parameter(context, 'lot')),
        eq(lots.type, type),
        isNull(lots.deletedAt),
        liveOperations(),
      ),
    )
    .limit(1);
  if (!found) throw notFound('lot');
  return found;
}

/** A garage with the one that shares its sheet: they stand in pairs, in the order of their references. */
function pairOf(lot: Lot, rows: readonly Lot[]): readonly Lot[] {
  const garages = rows.filter(({ type, status }) => type === 'Garage' && status !== 'withdrawn');
  const rank = garages.findIndex(({ id }) => id === lot.id);
  if (rank === -1) return [lot];
  const first = rank - (rank % 2);
  return garages.slice(first, first + 2);
}

async function sheetOf(context: ClientContext, query: SheetQuery, type: LotType): Promise<SheetProps> {
  const { lot, operation } = await lotOfPaper(context, type);
  const paper = await operationPaper(context, query, operation);
  const rows = await lotsOf(context, operation.id);
  const options = { operation, rows, hides: paper.hides, mode: query.mode };
  const shown = type === 'Garage' ? pairOf(lot, rows) : [lot];
  const { name: contact, email, phone } = await memberOf(context, operation.managerId);
  const { id, name, city, departmentCode, lat, lng, buildYear, parcels } = operation;
  return {
    paper,
    mode: query.mode,
    operation: {
      id,
      name,
      address: addressOf(operation),
      city,
      departmentCode,
      departmentName: departmentName(departmentCode),
      place: lat === null || lng === null ? null : { lat, lng },
      buildYear,
      parcels: parcels.map((parcel) => ({ name: parcelName(parcel), areaM2: parcel.areaM2 ?? null })),
    },
    lots: await Promise.all(shown.map((own) => lotOfSheet(context, own, options))),
    description: textOf(operation.description ?? '', sheetDescriptionMax),
    rules: await rulesOf(context, operation),
    contact: { name: contact, email, phone },
    today: parisDay(context.deps.clock.businessNow()),
  };
}

/** The planning rules of an operation; null where nobody wrote them down. */
async function rulesOf({ db }: ClientContext, { id }: Operation): Promise<SheetProps['rules']> {
  const [row] = await db
    .select()
    .from(urbanPlannings)
    .where(and(eq(urbanPlannings.operationId, id), isNull(urbanPlannings.deletedAt)))
    .limit(1);
  if (row === undefined) return null;
  const { document, zone, footprintBps, heightM, setbackM, greenBps, parkingRule } = row;
  return {
    document,
    zone: zone ?? '',
    footprintBps,
    heightM,
    setbackM,
    greenBps,
    parkingRule: parkingRule ?? '',
  };
}

/** Handlers of the sheets of lots: one for each type, and none for a lot of another. */
export const lotSheetHandlers = {
  'export.property-type.apartment': clientPage(apartmentSheetPage, (context, query) =>
    sheetOf(context, query, 'Apartment'),
  ),
  'export.property-type.building': clientPage(buildingSheetPage, (context, query) =>
    sheetOf(context, query, 'Building'),
  ),
  'export.property-type.garage': clientPage(garageSheetPage, (context, query) =>
    sheetOf(context, query, 'Garage'),
  ),
  'export.property-type.house': clientPage(houseSheetPage, (context, query) =>
    sheetOf(context, query, 'House'),
  ),
  'export.property-type.land': clientPage(landSheetPage, (context, query) => sheetOf(context, query, 'Land')),
  'export.property-type.professional-real-estate': clientPage(premisesSheetPage, (context, query) =>
    sheetOf(context, query, 'ProfessionalRealEstate'),
  ),
} satisfies Partial<RouteHandlers>;
