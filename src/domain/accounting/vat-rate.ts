import type { accountVatDefaults } from './code.ts';
import type { SplitRate } from './movement-filters.ts';

const rates: Readonly<Record<(typeof accountVatDefaults)[number], SplitRate>> = {
  none: 0,
  '20': 2000,
  '10': 1000,
  '5.5': 550,
  // Tax on the margin is worked out where sales are, never of one movement.
  marge: 0,
};

/** The rate, in basis points, of what an account or a rule has by default. */
export const rateOfVat = (vat: (typeof accountVatDefaults)[number] | null): SplitRate =>
  vat === null ? 0 : rates[vat];
