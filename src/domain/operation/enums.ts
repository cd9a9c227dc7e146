/** Closed lists of the operation's fields, in the order in which people read them. */
export const operationKinds = ['trading', 'vir', 'vefa', 'subdivision', 'rental', 'mixed'] as const;
export type OperationKind = (typeof operationKinds)[number];

export const sourceKinds = [
  'agency',
  'notary',
  'off_market',
  'auction',
  'portal',
  'prospecting',
  'partner',
] as const;
export type SourceKind = (typeof sourceKinds)[number];

/**
 * Purchase regimes: resale commitment (CGI art. 1115), building commitment (art. 1594-0 G),
 * ordinary law, purchase subject to VAT.
 */
export const acquisitionRegimes = ['mdb', 'build', 'standard', 'vat'] as const;
export type AcquisitionRegime = (typeof acquisitionRegimes)[number];

/** Years of the resale commitment: five, or two for a sale by lots with tenant pre-emption. */
export const resaleYearChoices = [5, 2] as const;
export type ResaleYears = (typeof resaleYearChoices)[number];

export const vatRegimes = ['exempt', 'margin_option', 'margin_land', 'total', 'mixed'] as const;
export type VatRegime = (typeof vatRegimes)[number];

/** Why an operation ends: closed once owned, or given up before. */
export const terminationReasons = [
  'sold_out',
  'kept_rental',
  'preempted',
  'permit_refused',
  'financing_refused',
  'soil',
  'price',
  'seller_withdrew',
  'margin_too_low',
  'other',
] as const;
export type TerminationReason = (typeof terminationReasons)[number];

/** Those that an operation is given up for: nothing was bought that could have been sold or let. */
export const abandonReasons: readonly TerminationReason[] = terminationReasons.filter(
  (reason) => reason !== 'sold_out' && reason !== 'kept_rental',
);
