import { InvalidInputError } from '../domain-error.ts';
import { cents, multiplyDivide, zeroCents, type Cents } from '../money/cents.ts';
import { bigRate, rate } from '../money/rate.ts';
import { firstDayOf, monthOf, type Month } from '../time/day.ts';
import { acquisitionShares } from '../vat/acquisition-shares.ts';
import { hundredthsOfArea } from '../vat/lot-area.ts';
import { effectiveVatMode, type VatMode } from '../vat/vat-mode.ts';
import { vatRate } from '../vat/vat-rates.ts';
import type { LotRevenue, SimulatedLot, SimulationInput } from './input.ts';

/** A lot with all that its price depends on; amounts are whole, not weighted by the probability. */
export interface LotTerms {
  readonly lot: SimulatedLot;
  /** `null` for a lot without revenue. */
  readonly line: LotRevenue | null;
  readonly priceTtcCents: Cents;
  readonly existingCents: Cents;
  readonly worksCents: Cents;
  readonly probabilityBps: number;
  readonly vatMode: VatMode;
  /** A person has yet to choose the VAT of the lot. */
  readonly isVatToDecide: boolean;
  /** VAT rate in millionths. */
  readonly vatMillionths: number;
  readonly shareCents: Cents;
  /** Tantièmes, or hundredths of m² as soon as one lot has none. */
  readonly weight: number;
  readonly areaHundredths: number;
}

/**
 * The lots of a simulation beside their revenue, purchase share and tax.
 *
 * @throws InvalidInputError for a reference that stands twice or for no lot, or a price split that does not add up
 * @throws LegalParameterError when no VAT rate is known
 */
export function lotTerms(input: SimulationInput): readonly LotTerms[] {
  const lines = linesByRef(input);
  const shares = acquisitionShares(input.purchasePriceCents, input.lots);
  const rates = new Map<string, number>();
  return input.lots.map((lot, index) => {
    const line = lines.get(lot.ref) ?? null;
    const { mode, isToDecide } = effectiveVatMode(lot.vatMode, input.vatRegime);
    const soldIn = line?.deedMonth ?? monthOf(input.purchaseOn);
    return {
      lot,
      line,
      ...priceOf(lot, line),
      probabilityBps: line?.probabilityBps ?? 10_000,
      vatMode: mode,
      isVatToDecide: isToDecide,
      vatMillionths: millionths(mode, soldIn, input, rates),
      shareCents: shares[index]?.shareCents ?? zeroCents,
      weight: shares[index]?.weight ?? 0,
      areaHundredths: hundredthsOfArea(`${lot.ref}.areaM2`, lot.areaM2),
    };
  });
}

/** VAT inside the price of a lot, as in C2: on the margin over the purchase share, on all of it, or none. */
export function vatOfPrice(terms: LotTerms, priceTtcCents: Cents): Cents {
  const { vatMode, vatMillionths, shareCents } = terms;
  if (vatMode === 'exempt' || vatMillionths === 0) return zeroCents;
  const base = vatMode === 'margin' ? Math.max(0, priceTtcCents - shareCents) : priceTtcCents;
  return multiplyDivide(cents(base), vatMillionths, 1_000_000 + vatMillionths);
}

/** An amount in the proportion of its probability, rounded. */
export function expected(amount: Cents, probabilityBps: number): Cents {
  return probabilityBps === 10_000 ? amount : multiplyDivide(amount, probabilityBps, 10_000);
}

function linesByRef(input: SimulationInput): ReadonlyMap<string, LotRevenue> {
  const refs = new Set<string>();
  for (const { ref } of input.lots) {
    if (refs.has(ref)) throw new InvalidInputError('lots.ref', ref, 'a reference that stands once');
    refs.add(ref);
  }
  const lines = new Map<string, LotRevenue>();
  for (const line of input.revenues) {
    if (line.kind !== 'lot') continue;
    const { lotRef } = line;
    if (!refs.has(lotRef)) throw new InvalidInputError('revenues.lotRef', lotRef, 'a lot of the programme');
    if (lines.has(lotRef)) throw new InvalidInputError('revenues.lotRef', lotRef, 'one sale for each lot');
    lines.set(lotRef, line);
  }
  return lines;
}

function priceOf(lot: SimulatedLot, line: LotRevenue | null) {
  const priceTtcCents = line?.priceTtcCents ?? zeroCents;
  if (lot.saleMode !== 'vir' || line === null) {
    return { priceTtcCents, existingCents: priceTtcCents, worksCents: zeroCents };
  }
  const existingCents = line.existingPriceCents ?? priceTtcCents;
  const worksCents = line.worksPriceCents ?? zeroCents;
  if (existingCents < 0 || worksCents < 0 || existingCents + worksCents !== priceTtcCents) {
    throw new InvalidInputError(
      `${lot.ref}.worksPriceCents`,
      worksCents,
      'prices of the existing part and the works that make up the price',
    );
  }
  return { priceTtcCents, existingCents, worksCents };
}

function millionths(
  mode: VatMode,
  soldIn: Month,
  input: SimulationInput,
  known: Map<string, number>,
): number {
  if (mode === 'exempt') return 0;
  const kind = mode === 'total_reduced' ? 'housing.reduced' : 'standard';
  const key = `${kind} ${soldIn}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const { departmentCode, parameters } = input;
  const on = firstDayOf(soldIn);
  const value = rate(vatRate(kind, { on, departmentCode, ...(parameters && { parameters }) }));
  const made = bigRate(value).times(1_000_000).round().toNumber();
  known.set(key, made);
  return made;
}
