import type { LotState } from '#domain/lot/states.ts';
import type { OperationState } from '#domain/operation/states.ts';

/** Colour pairs of a badge: the nine states, and four meanings for every other enumeration. */
export type Tone = OperationState | 'pos' | 'neg' | 'warn' | 'info';

export const toneClasses: Record<Tone, string> = {
  sourcing: 'text-state-sourcing bg-state-sourcing-bg',
  study: 'text-state-study bg-state-study-bg',
  offer: 'text-state-offer bg-state-offer-bg',
  promise: 'text-state-promise bg-state-promise-bg',
  owned: 'text-state-owned bg-state-owned-bg',
  works: 'text-state-works bg-state-works-bg',
  selling: 'text-state-selling bg-state-selling-bg',
  closed: 'text-state-closed bg-state-closed-bg',
  abandoned: 'text-state-abandoned bg-state-abandoned-bg',
  pos: 'text-pos bg-pos-bg',
  neg: 'text-neg bg-neg-bg',
  warn: 'text-warn bg-warn-bg',
  info: 'text-info bg-info-bg',
};

/** The text colour alone, for a label beside its glyph. */
export const toneTextClasses: Record<OperationState, string> = {
  sourcing: 'text-state-sourcing',
  study: 'text-state-study',
  offer: 'text-state-offer',
  promise: 'text-state-promise',
  owned: 'text-state-owned',
  works: 'text-state-works',
  selling: 'text-state-selling',
  closed: 'text-state-closed',
  abandoned: 'text-state-abandoned',
};

/** Lots borrow the colours of the states they resemble. */
export const lotTones: Record<LotState, Tone> = {
  draft: 'sourcing',
  available: 'selling',
  optioned: 'works',
  reserved: 'works',
  under_contract: 'promise',
  sold: 'study',
  delivered: 'closed',
  withdrawn: 'sourcing',
};
