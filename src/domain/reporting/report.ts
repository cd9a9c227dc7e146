/** The reports of the library, in the order in which it shows them. */
export const reportKeys = [
  'portefeuille',
  'marge_par_operation',
  'balance_codes',
  'tva',
  'tresorerie_mensuelle',
  'echeancier',
  'fournisseurs',
  'commercialisation',
  'leads',
  'loyers',
  'taches',
  'emails',
] as const;
export type ReportKey = (typeof reportKeys)[number];

/** Reports that tell money of the whole company: not for those who may only read. */
export const financeReports: ReadonlySet<ReportKey> = new Set([
  'marge_par_operation',
  'balance_codes',
  'tva',
  'tresorerie_mensuelle',
  'echeancier',
  'fournisseurs',
  'loyers',
]);

export const reportFormats = ['xlsx', 'csv', 'pdf'] as const;
export type ReportFormat = (typeof reportFormats)[number];
export const reportRunStates = ['queued', 'running', 'done', 'failed'] as const;
export const reportFrequencies = ['weekly', 'monthly'] as const;
export type ReportFrequency = (typeof reportFrequencies)[number];

/** Ways in which the rows of reports may be put together. */
export const reportGroupings = ['none', 'operation', 'month'] as const;

/** What a report is asked for. */
export interface ReportParams {
  /** First and last months, `YYYY-MM`. */
  readonly from: string;
  readonly to: string;
  /** Only these operations; all where empty. */
  readonly operationIds: readonly string[];
  /** Only these accounts of the chart, by their numbers. */
  readonly codes: readonly string[];
  readonly supplierIds: readonly string[];
  readonly groupBy: (typeof reportGroupings)[number];
}
