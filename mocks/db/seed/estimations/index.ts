import type { NewComparable, NewEstimation, NewStateChange } from '../../schema/index.ts';
import { addToDay, day } from '#domain/time/day.ts';
import { euros } from '../euros.ts';
import { lotId, operationId } from '../operations/index.ts';
import { personId } from '../person-id.ts';
import { seedId } from '../seed-id.ts';
import { tenantId } from '../tenant-id.ts';
import type { TenantKey } from '../types.ts';
import { estimationSeeds } from './seeds.ts';
import type { EstimationSeed } from './types.ts';

/** The identifier of a seeded estimation: `estimationId('T1', 'OP-2025-001', 'a11')`. */
export const estimationId = (tenant: TenantKey, operation: string, key: string): string =>
  seedId(`estimation:${tenant}:${operation}:${key}`);

const idOf = ({ tenant, operation, key }: EstimationSeed): string => estimationId(tenant, operation, key);
const enteredAt = ({ on }: EstimationSeed, hour: number): Date =>
  new Date(`${on}T0${hour}:30:00Z`.replace('2026-11-20', '2026-11-19'));

const common = (seed: EstimationSeed) => ({
  tenantId: tenantId(seed.tenant),
  operationId: operationId(seed.tenant, seed.operation),
});

function estimationRow(seed: EstimationSeed): NewEstimation {
  const { income, balance } = seed;
  return {
    ...common(seed),
    id: idOf(seed),
    lotId: seed.lot === undefined ? null : lotId(seed.tenant, seed.operation, seed.lot),
    title: seed.title,
    on: seed.on,
    status: seed.status,
    method: seed.method,
    type: seed.type,
    areaM2: seed.areaM2,
    rooms: seed.rooms ?? null,
    condition: seed.condition ?? null,
    floor: seed.floor ?? null,
    lat: seed.at[0],
    lng: seed.at[1],
    ...(seed.maxDistanceM !== undefined && { maxDistanceM: seed.maxDistanceM }),
    retainedCents: seed.retainedCents ?? null,
    justification: seed.justification ?? null,
    comment: seed.comment ?? null,
    authorId: personId(seed.author),
    isReference: seed.isReference ?? false,
    annualRentCents: income ? euros(income.annualRent) : null,
    vacancyBps: income?.vacancyBps ?? null,
    chargesCents: income ? euros(income.charges) : null,
    capRateBps: income?.capRateBps ?? null,
    revenueHtCents: balance?.revenueHtCents ?? null,
    otherCostsCents: balance?.otherCostsCents ?? null,
    targetMarginBps: balance?.targetMarginBps ?? null,
    createdBy: personId(seed.author),
    createdAt: enteredAt(seed, 8),
    updatedAt: enteredAt(seed, 9),
  };
}

const metresPerDegree = 111_195;
const goldenTurn = Math.PI * (3 - Math.sqrt(5));

function comparableRows(seed: EstimationSeed): NewComparable[] {
  const [lat, lng] = seed.at;
  return seed.sales.map(([price, areaM2, distanceM, months, addressLine, source], rank) => {
    const turn = 0.6 + rank * goldenTurn;
    const degrees = distanceM / metresPerDegree;
    return {
      ...common(seed),
      id: seedId(`comparable:${idOf(seed)}:${rank}`),
      estimationId: idOf(seed),
      source: source ?? 'notary',
      addressLine,
      city: seed.city,
      soldOn: addToDay(day(seed.on), { months: -months }),
      priceCents: euros(price),
      areaM2,
      type: seed.type,
      lat: sixDecimals(lat + degrees * Math.cos(turn)),
      lng: sixDecimals(lng + (degrees * Math.sin(turn)) / Math.cos((lat * Math.PI) / 180)),
      distanceM,
      createdBy: personId(seed.author),
      createdAt: new Date(enteredAt(seed, 8).getTime() + (rank + 1) * 60_000),
      updatedAt: new Date(enteredAt(seed, 8).getTime() + (rank + 1) * 60_000),
    };
  });
}

const sixDecimals = (value: number): number => Math.round(value * 1_000_000) / 1_000_000;

function finalRow(seed: EstimationSeed): NewStateChange {
  return {
    ...common(seed),
    id: seedId(`estimation-final:${idOf(seed)}`),
    entity: 'estimation',
    entityId: idOf(seed),
    fromState: 'draft',
    toState: 'final',
    byUserId: personId(seed.author),
    on: seed.on,
    at: enteredAt(seed, 9),
    reason: null,
  };
}

/** The seeded estimations with what they are compared with; the sales are the demonstration's own. */
export const estimationRows = () => ({
  estimations: estimationSeeds.map(estimationRow),
  comparables: estimationSeeds.flatMap(comparableRows),
  stateChanges: estimationSeeds.filter(({ status }) => status === 'final').map(finalRow),
});
