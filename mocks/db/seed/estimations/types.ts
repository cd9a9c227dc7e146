import type { ComparableSource, EstimationMethod, EstimationState } from '#domain/estimation/enums.ts';
import type { LotType } from '#domain/lot/states.ts';
import type { PersonKey, TenantKey } from '../types.ts';

/** A known sale of the demonstration: euros, square metres, metres away, months before the day of the value. */
export type SaleSeed = readonly [
  euros: number,
  areaM2: string,
  distanceM: number,
  months: number,
  addressLine: string,
  source?: ComparableSource,
];

/** An estimation of a seeded operation; people and lots by key. */
export interface EstimationSeed {
  readonly tenant: TenantKey;
  /** Reference of the operation. */
  readonly operation: string;
  /** Tells it apart from others of the operation. */
  readonly key: string;
  readonly lot?: string;
  readonly title: string;
  readonly on: string;
  readonly author: PersonKey;
  readonly method: EstimationMethod;
  readonly status: EstimationState;
  readonly isReference?: boolean;
  readonly type: LotType;
  readonly areaM2: string;
  readonly rooms?: number;
  readonly floor?: number;
  readonly condition?: 'to_renovate' | 'average' | 'good' | 'renovated' | 'new';
  readonly maxDistanceM?: number;
  readonly at: readonly [lat: number, lng: number];
  readonly city: string;
  readonly sales: readonly SaleSeed[];
  readonly retainedCents?: number;
  readonly justification?: string;
  readonly comment?: string;
  readonly income?: {
    readonly annualRent: number;
    readonly vacancyBps: number;
    readonly charges: number;
    readonly capRateBps: number;
  };
  readonly balance?: {
    readonly revenueHtCents: number;
    readonly otherCostsCents: number;
    readonly targetMarginBps: number;
  };
}
