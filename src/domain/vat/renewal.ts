import { InvalidInputError } from '../domain-error.ts';
import { findParameter } from '../legal/parameter.ts';
import { vatParameters } from '../legal/vat-parameters.ts';
import { bigRate, rate, rateOfBps } from '../money/rate.ts';
import type { VatContext } from './vat-rates.ts';

/** Fixtures of a building: each must be renewed by two thirds (CGI, annex II, article 245 A). */
export const secondaryWorks = [
  'floors',
  'windows',
  'partitions',
  'plumbing',
  'electricity',
  'heating',
] as const;
export type SecondaryWorks = (typeof secondaryWorks)[number];

/** Shares of a building that works renew, in basis points of each part. */
export interface RenewedShares {
  readonly foundationsBps: number;
  /** Parts that bear the building, foundations apart. */
  readonly structureBps: number;
  /** The façade itself; cleaning and painting do not count. */
  readonly facadeBps: number;
  readonly secondaryBps: Readonly<Record<SecondaryWorks, number>>;
}

/** What makes a renovated building new again. */
export type RenewalGround = 'foundations' | 'structure' | 'facade' | 'secondary';

/**
 * On which grounds works make a building new; none when it stays an old one (CGI, article 257, I, 2, 2°).
 *
 * @throws InvalidInputError when a share is not from 0 to 10,000
 */
export function renewalGrounds(shares: RenewedShares, context: VatContext): RenewalGround[] {
  const { on, departmentCode = null, parameters = vatParameters } = context;
  const threshold = (key: string) => bigRate(rate(findParameter(parameters, key, on, departmentCode).value));
  const share = (name: string, bps: number) => {
    if (!Number.isInteger(bps) || bps < 0 || bps > 10_000) {
      throw new InvalidInputError(`renewal.${name}`, bps, 'basis points from 0 to 10000');
    }
    return bigRate(rateOfBps(bps));
  };
  const majority = threshold('vat.renewal.major_share');
  const twoThirds = threshold('vat.renewal.secondary_share');
  const grounds: RenewalGround[] = [];
  if (share('foundationsBps', shares.foundationsBps).gt(majority)) grounds.push('foundations');
  if (share('structureBps', shares.structureBps).gt(majority)) grounds.push('structure');
  if (share('facadeBps', shares.facadeBps).gt(majority)) grounds.push('facade');
  const renewed = secondaryWorks.filter((part) => share(part, shares.secondaryBps[part]).gte(twoThirds));
  if (renewed.length === secondaryWorks.length) grounds.push('secondary');
  return grounds;
}
