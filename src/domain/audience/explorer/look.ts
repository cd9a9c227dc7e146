/** How figures are drawn. */
export const kpiPictures = ['line', 'bar', 'area', 'table'] as const;
export type KpiPicture = (typeof kpiPictures)[number];

/** What is told of cohorts: who still pays, or how much. */
export const cohortMeasures = ['companies', 'mrr'] as const;
export type CohortMeasure = (typeof cohortMeasures)[number];
