import { Big } from 'big.js';
import { InvalidInputError } from '../domain-error.ts';
import { cents, roundToCents, type Cents } from '../money/cents.ts';
import { rate, type Rate } from '../money/rate.ts';

/** A slice of the basis and its rate; the last one has no end. */
export interface EmolumentBand {
  readonly upToCents: Cents | null;
  readonly rate: Rate;
}

/** A rebate of the office: basis points off what the slices from an amount on bring. */
export interface EmolumentRebate {
  readonly bps: number;
  readonly fromCents: Cents;
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
 * Proportional emoluments by slices, without VAT: the slices are added unrounded, less the rebate, then
 * rounded once.
 *
 * @param rebate none when absent
 * @throws InvalidInputError when the basis is negative or the rebate is no share of 10 000 basis points
 */
export function emoluments(
  baseCents: Cents,
  bands: readonly EmolumentBand[],
  rebate: EmolumentRebate | null = null,
): Cents {
  if (baseCents < 0) throw new InvalidInputError('baseCents', baseCents, 'an amount from 0');
  if (rebate && !(Number.isSafeInteger(rebate.bps) && rebate.bps >= 0 && rebate.bps <= 10_000)) {
    throw new InvalidInputError('rebate.bps', rebate.bps, 'basis points from 0 to 10000');
  }
  const whole = sumOfBands(baseCents, bands, 0);
  if (!rebate) return roundToCents(whole);
  return roundToCents(
    whole.minus(sumOfBands(baseCents, bands, rebate.fromCents).times(rebate.bps).div(10_000)),
  );
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
