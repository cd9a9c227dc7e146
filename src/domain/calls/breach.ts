import type { Text } from '../explain/calculation.ts';

/** A rule that a template or a file breaks, in words for the person who has to mend it. */
export interface Breach {
  readonly code: BreachCode;
  /** Rank of the step or call at fault; null when it is the whole. */
  readonly rank: number | null;
  readonly article: string | null;
  readonly text: Text;
}

export type BreachCode =
  | 'no_steps'
  | 'same_rank'
  | 'base_not_allowed'
  | 'base_not_called'
  | 'event_not_allowed'
  | 'not_increasing'
  | 'cap_exceeded'
  | 'existing_not_at_deed'
  | 'term_out_of_range'
  | 'penalty_rate_invalid'
  | 'penalty_above_cap'
  | 'before_deed'
  | 'condition_pending'
  | 'event_not_reached'
  | 'more_than_price'
  | 'received_too_early'
  | 'consignment_not_allowed'
  | 'consignment_above_cap'
  | 'vir_excluded'
  | 'split_not_attested';

/** Basis points for reading: `3333` is `33,33 %`. */
export function percentText(bps: number): Text {
  const value = (bps / 100).toFixed(2).replace(/\.?0+$/, '');
  return { fr: `${value.replace('.', ',')} %`, en: `${value}%` };
}

/** A breach with its words. */
export function breach(
  code: BreachCode,
  rank: number | null,
  article: string | null,
  fr: string,
  en: string,
): Breach {
  return { code, rank, article, text: { fr, en } };
}
