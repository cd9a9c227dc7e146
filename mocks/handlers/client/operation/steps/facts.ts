import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { LotState } from '#domain/lot/states.ts';
import { isInProgress, type OperationState } from '#domain/operation/states.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { OperationFacts } from '#domain/states/operation/facts.ts';
import type { Day } from '#domain/time/day.ts';
import { financingFacts } from '../financing/facts.ts';
import { estimations, lots, simulations, stateChanges, type Operation } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { awardedLotsCounts } from '../construction/site.ts';
import { offerCounts } from '../offer/follow.ts';
import { operationPermitsOf } from '../urban-planning/operation-permits.ts';

/** What the steps of an operation depend on, of its own row. */
export type StepSubject = Pick<
  Operation,
  | 'id'
  | 'ref'
  | 'name'
  | 'kind'
  | 'status'
  | 'addressLine'
  | 'postalCode'
  | 'city'
  | 'inseeCode'
  | 'lat'
  | 'lng'
  | 'askingPriceCents'
  | 'purchasePriceCents'
  | 'acquisitionRegime'
  | 'acquiredOn'
  | 'resaleDeadlineOn'
  | 'worksStartedOn'
  | 'saleOpenedOn'
  | 'closedOn'
  | 'abandonedOn'
>;

/** A pin on the map, or an address to which nothing is missing. */
const hasPlace = ({ lat, lng, addressLine, postalCode, city, inseeCode }: StepSubject): boolean =>
  (lat !== null && lng !== null) || [addressLine, postalCode, city, inseeCode].every((part) => part !== '');

/** Lots that somebody is buying: a sale of each is under way until its delivery. */
export const beingSold: readonly LotState[] = ['optioned', 'reserved', 'under_contract', 'sold'];

/** What the rows tell of some operations. */
export async function operationFacts(
  context: Pick<ClientContext, 'db' | 'deps'>,
  subjects: readonly StepSubject[],
): Promise<ReadonlyMap<string, OperationFacts>> {
  if (subjects.length === 0) return new Map();
  const lotsOf = await lotCounts(context, idsOf(subjects));
  const former = await formerStates(context, subjects);
  const simulated = await withValidatedSimulation(context, idsOf(subjects));
  const estimated = await withFinalEstimation(context, idsOf(subjects));
  const financing = await financingFacts(context, idsOf(subjects));
  const permitsById = await operationPermitsOf(context, idsOf(subjects));
  const awarded = await awardedLotsCounts(context, idsOf(subjects));
  const offered = await offerCounts(context, idsOf(subjects));
  return new Map(
    subjects.map((row): [string, OperationFacts] => {
      const counts = lotsOf.get(row.id);
      const permits = permitsById.get(row.id);
      return [
        row.id,
        {
          ref: row.ref,
          name: row.name,
          kind: row.kind,
          inseeCode: row.inseeCode,
          hasPlace: hasPlace(row),
          hasAskingPriceOrEstimation: row.askingPriceCents !== null || estimated.has(row.id),
          hasValidatedSimulation: simulated.has(row.id),
          liveOffersCount: offered.get(row.id)?.live ?? 0,
          hasAcceptedOffer: (offered.get(row.id)?.accepted ?? 0) > 0,
          purchasePriceCents: row.purchasePriceCents as Cents | null,
          acquisitionRegime: row.acquisitionRegime,
          acquiredOn: row.acquiredOn as Day | null,
          resaleDeadlineOn: row.resaleDeadlineOn as Day | null,
          isPermitRequired: permits?.isPermitRequired ?? null,
          isPermitPurged: permits?.isPermitPurged ?? false,
          awardedWorksLotsCount: awarded.get(row.id) ?? 0,
          worksStartedOn: row.worksStartedOn as Day | null,
          saleOpenedOn: row.saleOpenedOn as Day | null,
          closedOn: row.closedOn as Day | null,
          abandonedOn: row.abandonedOn as Day | null,
          pricedAvailableLotsCount: counts?.pricedAvailable ?? 0,
          needsCompletionGuarantee: (counts?.toBeBuilt ?? 0) > 0 && !financing.isCompletionGuaranteed(row.id),
          liveSalesCount: counts?.beingSold ?? 0,
          latestFlowOn: financing.latestFlowOn(row.id),
          closingItems: financing.closingItems(row.id),
          previousState: former.get(row.id) ?? null,
        },
      ];
    }),
  );
}

const idsOf = (subjects: readonly StepSubject[]): string[] => subjects.map(({ id }) => id);

async function lotCounts({ db }: Pick<ClientContext, 'db'>, ids: string[]) {
  const isPriced = and(eq(lots.status, 'available'), sql`${lots.priceTtcCents} is not null`);
  const isBeingSold = inArray(lots.status, [...beingSold]);
  const isToBeBuilt = inArray(lots.saleMode, ['vir', 'vefa']);
  const rows = await db
    .select({
      operationId: lots.operationId,
      pricedAvailable: sql<number>`count(*) filter (where ${isPriced})`.mapWith(Number),
      beingSold: sql<number>`count(*) filter (where ${isBeingSold})`.mapWith(Number),
      toBeBuilt: sql<number>`count(*) filter (where ${isToBeBuilt})`.mapWith(Number),
    })
    .from(lots)
    .where(and(inArray(lots.operationId, ids), isNull(lots.deletedAt)))
    .groupBy(lots.operationId);
  return new Map(rows.map((row) => [row.operationId, row]));
}

/** Those of the operations of which a simulation is validated. */
export async function withValidatedSimulation(
  { db }: Pick<ClientContext, 'db'>,
  ids: string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ operationId: simulations.operationId })
    .from(simulations)
    .where(
      and(
        inArray(simulations.operationId, ids),
        eq(simulations.status, 'validated'),
        isNull(simulations.deletedAt),
      ),
    );
  return new Set(rows.map(({ operationId }) => operationId));
}

/** Which of these operations have an estimation that is final: their value is known without an asking price. */
async function withFinalEstimation(
  { db }: Pick<ClientContext, 'db'>,
  ids: string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ operationId: estimations.operationId })
    .from(estimations)
    .where(
      and(
        inArray(estimations.operationId, ids),
        eq(estimations.status, 'final'),
        isNull(estimations.deletedAt),
      ),
    );
  return new Set(rows.map(({ operationId }) => operationId));
}

/** The state before the end, of those that have ended. */
async function formerStates(
  { db }: Pick<ClientContext, 'db'>,
  subjects: readonly StepSubject[],
): Promise<ReadonlyMap<string, OperationState | null>> {
  const ended = subjects.filter(({ status }) => !isInProgress(status));
  if (ended.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([stateChanges.operationId], {
      operationId: stateChanges.operationId,
      from: stateChanges.fromState,
    })
    .from(stateChanges)
    .where(and(eq(stateChanges.entity, 'operation'), inArray(stateChanges.operationId, idsOf(ended))))
    .orderBy(stateChanges.operationId, desc(stateChanges.on), desc(stateChanges.at), desc(stateChanges.id));
  return new Map(rows.map(({ operationId, from }) => [operationId, from as OperationState | null]));
}
