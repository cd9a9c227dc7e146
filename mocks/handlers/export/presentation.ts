import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { presentationPage, type PresentationProps } from '#contracts/export/presentation.ts';
import { departmentName } from '#domain/geography/departments.ts';
import { hundredthsOfM2 } from '#domain/lot/price.ts';
import { lots, users, type Operation } from '#mocks/db/schema/index.ts';
import { fullName } from '#mocks/server/actor.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { clientPage, type RouteHandlers } from '#mocks/server/handler.ts';
import { countingSimulation } from '#mocks/server/paper/counting-simulation.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { stateHistory } from '../client/operation/journal.ts';
import { operationOfRoute } from '../client/operation/scope.ts';
import { neighbourhoodOf } from './neighbourhood.ts';
import { addressOf, parcelName, readablePhone } from './operation-facts.ts';
import { operationPaper } from './paper.ts';
import { partnersOf } from './partners.ts';

/** Handler of `export.presentation`. */
export const presentationHandlers = {
  'export.presentation': clientPage(presentationPage, async (context, query) => {
    const operation = await operationOfRoute(context);
    const { name, kind, city, departmentCode, lat, lng, landAreaM2, builtAreaM2 } = operation;
    const { buildYear, completedOver5Years, strengths, risks, parcels } = operation;
    return {
      paper: await operationPaper(context, query, operation),
      operation: {
        name,
        kind,
        address: addressOf(operation),
        city,
        departmentCode,
        departmentName: departmentName(departmentCode),
        place: lat === null || lng === null ? null : { lat, lng },
        summary: operation.summary ?? '',
        description: operation.description ?? '',
        landAreaM2,
        builtAreaM2,
        buildYear,
        completedOver5Years,
        strengths,
        risks,
      },
      ...(await lotsOf(context, operation.id)),
      parcels: parcels.map((parcel) => ({ name: parcelName(parcel), areaM2: parcel.areaM2 ?? null })),
      neighbourhood: await neighbourhoodOf(context, operation.id),
      dates: await datesOf(context, operation),
      team: await teamOf(context, operation),
      partners: await partnersOf(context, operation),
      today: parisDay(context.deps.clock.businessNow()),
    };
  }),
} satisfies Partial<RouteHandlers>;

/** How many lots there are, and the area of those that people live or work in. */
async function lotsOf(
  { db }: ClientContext,
  operationId: string,
): Promise<Pick<PresentationProps, 'lotsCount' | 'lotsAreaM2'>> {
  const rows = await db
    .select({ type: lots.type, areaM2: lots.areaM2 })
    .from(lots)
    .where(and(eq(lots.operationId, operationId), isNull(lots.deletedAt), ne(lots.status, 'withdrawn')));
  const lived = rows.filter(({ type }) => type !== 'Garage' && type !== 'Land');
  const hundredths = lived.reduce((sum, { areaM2 }) => sum + hundredthsOfM2(areaM2), 0);
  return {
    lotsCount: rows.length,
    lotsAreaM2: lived.length === 0 ? null : (hundredths / 100).toFixed(2),
  };
}

/** The days that an operation turns on: as they were, else as they are aimed at. */
async function datesOf(context: ClientContext, operation: Operation): Promise<PresentationProps['dates']> {
  const history = await stateHistory(context, operation.id);
  const simulation = await countingSimulation(context, operation);
  return {
    promiseOn: history.findLast(({ toState }) => toState === 'promise')?.on ?? null,
    deedOn: operation.acquiredOn ?? operation.targetDeedOn,
    worksStartOn: operation.worksStartedOn,
    worksEndOn: operation.receptionOn ?? operation.targetWorksEndOn,
    deliveryOn: simulation?.study.deliveryOn ?? operation.closedOn ?? operation.targetCloseOn,
  };
}

/** Who looks after an operation, its manager first. */
async function teamOf(
  { db }: ClientContext,
  { managerId, teamUserIds }: Operation,
): Promise<PresentationProps['team']> {
  const ids = [...new Set([managerId, ...teamUserIds])];
  const rows = await db.select().from(users).where(inArray(users.id, ids));
  return ids.flatMap((id) => {
    const row = rows.find((user) => user.id === id);
    if (row === undefined) return [];
    const { email, jobTitle } = row;
    const isManager = id === managerId;
    return [{ id, name: fullName(row), isManager, jobTitle, email, phone: readablePhone(row.phone) }];
  });
}
