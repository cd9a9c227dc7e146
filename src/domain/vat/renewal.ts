import { decimal } from '../money/cents.ts';
import { findParameter } from '../legal/parameter.ts';
import { vatParameters } from '../legal/vat-parameters.ts';
import { bigRate, bpsWithin, rateOfBps } from '../money/rate.ts';
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
  const threshold = (key: string) => fraction(findParameter(parameters, key, on, departmentCode).value);
  const majority = threshold('vat.renewal.major_share');
  const twoThirds = threshold('vat.renewal.secondary_share');
  // Multiplied out, so that two thirds are neither more nor less than that.
  const compare = (name: string, bps: number, { part, whole }: Fraction) =>
    bigRate(rateOfBps(bpsWithin(`renewal.${name}`, bps)))
      .times(whole)
      .cmp(part);
  const grounds: RenewalGround[] = [];
  if (compare('foundationsBps', shares.foundationsBps, majority) > 0) grounds.push('foundations');
  if (compare('structureBps', shares.structureBps, majority) > 0) grounds.push('structure');
  if (compare('facadeBps', shares.facadeBps, majority) > 0) grounds.push('facade');
  const renewed = secondaryWorks.filter((part) => compare(part, shares.secondaryBps[part], twoThirds) >= 0);
  if (renewed.length === secondaryWorks.length) grounds.push('secondary');
  return grounds;
}

interface Fraction {
  readonly part: string;
  readonly whole: string;
}

/** `2/3`, or a decimal text over one. @throws InvalidInputError */
function fraction(text: string): Fraction {
  const [part = '', whole = '1'] = text.split('/');
  decimal('vat.renewal', part);
  decimal('vat.renewal', whole);
  return { part, whole };
}
