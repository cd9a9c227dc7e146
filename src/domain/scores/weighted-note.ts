import { Big } from 'big.js';
import { InvalidInputError } from '../domain-error.ts';
import { decimal } from '../money/cents.ts';
import { divideExactly } from '../money/rate.ts';

/** A theme of a neighbourhood: its note out of 100, or none, and what it weighs for the reader. */
export interface ThemeNote {
  readonly key: string;
  readonly note: number | null;
  /** From 0; 0 leaves the theme out. */
  readonly weight: number;
}

/** The note of an address over all themes that have one. */
export interface WeightedNote {
  readonly calculation: 'weighted-note';
  /** Out of 100 with one decimal; `null` when no theme counts. */
  readonly note: number | null;
  readonly countedKeys: readonly string[];
  /** Themes without a note: they do not lower the mean. */
  readonly missingKeys: readonly string[];
}

/**
 * Mean of the notes by weight, half-up to one decimal; themes without a note leave the weights.
 *
 * @throws InvalidInputError for a note outside 0 to 100 or a weight below 0
 */
export function weightedNote(themes: readonly ThemeNote[]): WeightedNote {
  let sum = new Big(0);
  let weights = new Big(0);
  for (const { key, note, weight } of themes) {
    if (!(weight >= 0 && Number.isFinite(weight))) {
      throw new InvalidInputError(`${key}.weight`, weight, 'a number from 0');
    }
    if (note === null) continue;
    if (!(note >= 0 && note <= 100))
      throw new InvalidInputError(`${key}.note`, note, 'a number from 0 to 100');
    sum = sum.plus(decimal('note', note).times(weight));
    weights = weights.plus(weight);
  }
  const noted = themes.filter(({ note }) => note !== null);
  return {
    calculation: 'weighted-note',
    note: weights.eq(0) ? null : Number(divideExactly(sum, weights, 1).toFixed()),
    countedKeys: noted.filter(({ weight }) => weight > 0).map(({ key }) => key),
    missingKeys: themes.filter(({ note }) => note === null).map(({ key }) => key),
  };
}
