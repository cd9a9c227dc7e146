import { Big } from 'big.js';
import { InvalidInputError } from '../domain-error.ts';
import { amountFrom0, cents, roundToCents, type Cents } from '../money/cents.ts';
import { bigRate, bpsWithin, rate, type Rate } from '../money/rate.ts';

/** A slice of the basis and its rate; the last one has no end. */
export interface EmolumentBand {
  readonly upToCents: Cents | null;
  readonly rate: Rate;
}

/** A rebate of the office: basis points off what the basis between two amounts brings. */
export interface EmolumentRebate {
  readonly bps: number;
  readonly fromCents: Cents;
  /** `null`: on all above `fromCents`. */
  readonly toCents: Cents | null;
}

/**
 * Bands from their text: `650000:0.03870 … *:0.00799`, each the end of a slice in cents and its rate.
 *
 * @throws InvalidInputError when they do not rise or the last one has an end
 */
export function emolumentBands(text: string): EmolumentBand[] {
  const bands = text.split(' ').map((part): EmolumentBand => {
    const match = /^(\d+|\*):(\S+)$/.exec(part);
    if (!match) throw new InvalidInputError('bands', text, 'slices such as 650000:0.03870 *:0.00799');
    return { upToCents: match[1] === '*' ? null : cents(Number(match[1])), rate: rate(String(match[2])) };
  });
  for (const [index, { upToCents }] of bands.entries()) {
    const before = bands[index - 1]?.upToCents ?? 0;
    if (upToCents === null ? index !== bands.length - 1 : upToCents <= before || index === bands.length - 1) {
      throw new InvalidInputError('bands', text, 'rising slices, of which the last has no end');
    }
  }
  return bands;
}

/**
 * Proportional emoluments by slices, without VAT: the slices are added unrounded, less the rebates, raised
 * overseas, then rounded once.
 *
 * @param uplift of the department, overseas
 * @throws InvalidInputError when the basis is negative or the rebate is no share of 10 000 basis points
 */
export function emoluments(
  baseCents: Cents,
  bands: readonly EmolumentBand[],
  rebates: readonly EmolumentRebate[] = [],
  uplift: Rate | null = null,
): Cents {
  amountFrom0('baseCents', baseCents);
  let sum = sumOfBands(baseCents, bands, 0);
  for (const { bps, fromCents, toCents } of rebates) {
    const upTo = toCents === null ? baseCents : cents(Math.min(baseCents, toCents));
    const part = sumOfBands(upTo, bands, fromCents);
    sum = sum.minus(part.times(bpsWithin('rebate.bps', bps)).div(10_000));
  }
  return roundToCents(uplift === null ? sum : sum.times(bigRate(uplift).plus(1)));
}

/** What the part of a basis above an amount brings, in exact cents. */
function sumOfBands(baseCents: Cents, bands: readonly EmolumentBand[], fromCents: number): Big {
  let start = 0;
  let sum = new Big(0);
  for (const band of bands) {
    const end = Math.min(baseCents, band.upToCents ?? baseCents);
    const width = end - Math.max(start, fromCents);
    if (width > 0) sum = sum.plus(new Big(width).times(band.rate));
    start = end;
  }
  return sum;
}
