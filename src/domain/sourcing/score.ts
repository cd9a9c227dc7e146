import { bpsWithin } from '../money/rate.ts';
import { weightedNote, type WeightedNote } from '../scores/weighted-note.ts';

/** What the score of an opportunity is made of, with what each weighs of a hundred. */
export const scoreWeights = {
  /** How far the price lies below the market. */
  market: 30,
  /** The margin of the quick simulation. */
  margin: 30,
  location: 20,
  /** How much the seller wants to sell. */
  seller: 10,
  /** 100 where the works hold no risk. */
  works: 10,
} as const;
export type ScoreCriterion = keyof typeof scoreWeights;

/** Notes out of 100 by criterion; null where nothing is known. */
export type ScoreNotes = Readonly<Record<ScoreCriterion, number | null>>;

/**
 * The score of an opportunity out of 100, from what is known: a criterion without a note leaves the weights.
 *
 * @throws InvalidInputError for a note outside 0 to 100
 */
export function opportunityScore(notes: ScoreNotes): WeightedNote {
  const criteria = Object.keys(scoreWeights) as ScoreCriterion[];
  return weightedNote(criteria.map((key) => ({ key, note: notes[key], weight: scoreWeights[key] })));
}

/** A note that rises evenly from 0 at `from` to 100 at `to`, in whole points. */
const noteBetween = (bps: number, from: number, to: number): number =>
  Math.max(0, Math.min(100, Math.round((100 * (bps - from)) / (to - from))));

/** Note of a price by its gap to the market: 0 from 10 % above it on, 100 from 20 % below. */
export function marketNote(gapBps: number): number {
  return noteBetween(-bpsWithin('gapBps', gapBps, -10_000, 1_000_000), -1000, 2000);
}

/** Note of a margin on the resale without VAT: 0 without one, 100 from 20 % on. */
export function marginNote(marginBps: number): number {
  return noteBetween(bpsWithin('marginBps', marginBps, -1_000_000, 10_000), 0, 2000);
}
