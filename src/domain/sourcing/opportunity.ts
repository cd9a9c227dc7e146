import { departmentOf } from '../geography/insee.ts';
import { LegalParameterError } from '../legal/parameter.ts';
import { hundredthsOfM2, pricePerM2Cents } from '../lot/price.ts';
import { cents, subtractCents, type Cents } from '../money/cents.ts';
import { bigRate, ratio, type Rate } from '../money/rate.ts';
import { addToDay, type Day } from '../time/day.ts';
import { vatRate, type VatRateKind } from '../vat/vat-rates.ts';
import {
  highestPrice,
  quickSimulation,
  type QuickSimulation,
  type QuickVatMode,
} from './quick-simulation.ts';
import { marginNote, marketNote, opportunityScore, type ScoreNotes } from './score.ts';

/** Formats of the photo that stands for an opportunity. */
export const opportunityPhotoFormats = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** Works of a first look, by the rate of VAT that they bear. */
export const quickWorksKinds = ['renovation', 'energy', 'standard'] as const;
export type QuickWorksKind = (typeof quickWorksKinds)[number];

const worksRates: Readonly<Record<QuickWorksKind, VatRateKind>> = {
  renovation: 'works.improvement',
  energy: 'works.energy',
  standard: 'standard',
};

/** What a first look takes for granted beside the property itself. */
export interface QuickAssumptions {
  /** Works without VAT, per m²; 0 for none. */
  readonly worksPerM2Cents: number | null;
  /** Resale with VAT, per m². */
  readonly exitPerM2Cents: number | null;
  readonly worksKind: QuickWorksKind;
  readonly vatMode: QuickVatMode;
  readonly carryingBps: number;
  readonly months: number;
  readonly salesFeesBps: number;
  /** Of the resale without VAT. */
  readonly wantedMarginBps: number;
}

/** Where a first look begins, until somebody knows better: conventions of the software. */
export const usualAssumptions = {
  worksPerM2Cents: null,
  exitPerM2Cents: null,
  worksKind: 'renovation',
  vatMode: 'exempt',
  carryingBps: 500,
  months: 12,
  salesFeesBps: 400,
  wantedMarginBps: 1500,
} as const satisfies QuickAssumptions;

/** What is known of a property that somebody might buy. */
export interface OpportunityFacts extends QuickAssumptions {
  readonly askingPriceCents: number;
  /** Decimal text. */
  readonly areaM2: string;
  readonly inseeCode: string;
  /** What comparable properties cost, per m². */
  readonly marketPerM2Cents: number | null;
  readonly locationNote: number | null;
  readonly sellerNote: number | null;
  readonly worksNote: number | null;
}

/** A first look at the asking price, and the most that can be paid. */
export interface FirstEstimate {
  readonly simulation: QuickSimulation;
  /** Margin ÷ resale without VAT. */
  readonly marginBps: number | null;
  /** Null when no price reaches the wanted margin. */
  readonly maxPriceCents: Cents | null;
}

/** Every figure of an opportunity. */
export interface OpportunityFigures {
  readonly pricePerM2Cents: number | null;
  /** Asking price per m² over the market's; null without a market price. */
  readonly marketGapBps: number | null;
  /** Null while works or resale are open, or a tariff of the day is not known. */
  readonly look: FirstEstimate | null;
  readonly isTariffUnknown: boolean;
  readonly notes: ScoreNotes;
  /** Out of 100, in whole points; null while nothing is known. */
  readonly score: number | null;
}

const bpsOf = (value: Rate): number => bigRate(value).times(10_000).round(0, 1).toNumber();

/** Limits of what a score reads. */
const within = (bps: number, min: number, max: number): number => Math.max(min, Math.min(max, bps));

/**
 * The figures of an opportunity bought on a day and sold again after its months.
 *
 * @throws InvalidInputError for amounts below 0, an area that is not above 0, rates or notes out of range
 */
export function opportunityFigures(facts: OpportunityFacts, on: Day): OpportunityFigures {
  const perM2 = pricePerM2Cents(facts.askingPriceCents, hundredthsOfM2(facts.areaM2));
  const marketGapBps = gapOf(perM2, facts.marketPerM2Cents);
  const { look, isTariffUnknown } = lookAt(facts, on);
  const marginBps = look?.marginBps ?? null;
  const notes: ScoreNotes = {
    market: marketGapBps === null ? null : marketNote(within(marketGapBps, -10_000, 1_000_000)),
    margin: marginBps === null ? null : marginNote(within(marginBps, -1_000_000, 10_000)),
    location: facts.locationNote,
    seller: facts.sellerNote,
    works: facts.worksNote,
  };
  const { note } = opportunityScore(notes);
  return {
    pricePerM2Cents: perM2,
    marketGapBps,
    look,
    isTariffUnknown,
    notes,
    score: note === null ? null : Math.round(note),
  };
}

function gapOf(perM2: number | null, market: number | null): number | null {
  if (perM2 === null || market === null || market <= 0) return null;
  const gap = ratio(subtractCents(cents(perM2), cents(market)), cents(market));
  return gap === null ? null : bpsOf(gap);
}

function lookAt(facts: OpportunityFacts, on: Day): Pick<OpportunityFigures, 'look' | 'isTariffUnknown'> {
  const { worksPerM2Cents, exitPerM2Cents, months, areaM2, inseeCode, vatMode } = facts;
  if (worksPerM2Cents === null || exitPerM2Cents === null || exitPerM2Cents === 0) {
    return { look: null, isTariffUnknown: false };
  }
  const departmentCode = departmentOf(inseeCode);
  try {
    const terms = {
      areaM2,
      worksPerM2Cents: cents(worksPerM2Cents),
      worksVatBps: bpsOf(vatRate(worksRates[facts.worksKind], { on, departmentCode })),
      exitPerM2Cents: cents(exitPerM2Cents),
      regime: 'mdb',
      departmentCode,
      inseeCode,
      on,
      resaleOn: addToDay(on, { months }),
      vatMode,
      carryingBps: facts.carryingBps,
      months,
      salesFeesBps: facts.salesFeesBps,
    } as const;
    const simulation = quickSimulation(cents(facts.askingPriceCents), terms);
    const { marginOnRevenue } = simulation;
    const look = {
      simulation,
      marginBps: marginOnRevenue === null ? null : bpsOf(marginOnRevenue),
      maxPriceCents: highestPrice(facts.wantedMarginBps, terms),
    };
    return { look, isTariffUnknown: false };
  } catch (error) {
    if (error instanceof LegalParameterError) return { look: null, isTariffUnknown: true };
    throw error;
  }
}
