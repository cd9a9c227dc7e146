/** What « CA signé » is counted over: twelve months up to today, or what has passed of a calendar period. */
export const dashboardPeriods = ['12m', 'year', 'quarter', 'month'] as const;
export type DashboardPeriod = (typeof dashboardPeriods)[number];
