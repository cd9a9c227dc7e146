/** What manual forecasts of a company are about. */
export const forecastNatures = [
  'sale',
  'rent',
  'works',
  'acquisition',
  'loan',
  'tax',
  'overheads',
  'equity',
  'other',
] as const;
export type ForecastNature = (typeof forecastNatures)[number];

/** What a snapshot of the treasury keeps. */
export interface TreasurySnapshotFigures {
  readonly availableCents: number;
  /** What was foreseen at the end of each month, `YYYY-MM`. */
  readonly months: readonly { readonly month: string; readonly closingCents: number }[];
}
