import type { PermissionKey } from '../access/permissions.ts';

/** Figures of the staff's dashboard, in the order in which they stand for somebody who never arranged them. */
export const dashboardCardKeys = [
  'mrrCents',
  'payingCompanies',
  'churnBps',
  'overdueCents',
  'endingTrials',
  'conversionBps',
  'openProspects',
  'signedSales',
  'activeOperations',
  'liveSites',
  'visits',
  'mailsSent',
] as const;
export type DashboardCardKey = (typeof dashboardCardKeys)[number];

/** The right that shows a figure: that of the page which tells more of it. */
export const dashboardCardRights: Readonly<Record<DashboardCardKey, PermissionKey>> = {
  mrrCents: 'finance-kpi.list',
  payingCompanies: 'finance-kpi.list',
  churnBps: 'finance-kpi.list',
  overdueCents: 'finance-kpi.list',
  endingTrials: 'sale-kpi.list',
  conversionBps: 'sale-kpi.list',
  openProspects: 'sale-kpi.list',
  signedSales: 'sale-kpi.list',
  activeOperations: 'operation-kpi.list',
  liveSites: 'mini-site-kpi.list',
  visits: 'page-visit-kpi.list',
  mailsSent: 'operation-kpi.list',
};

/** Figures as they stand today, whatever days the others are read over. */
export const presentCardKeys: readonly DashboardCardKey[] = [
  'overdueCents',
  'endingTrials',
  'openProspects',
  'liveSites',
];

/** Days within which a trial ends soon. */
export const trialNoticeDays = 7;

/** A figure of somebody's dashboard, in its place: shown or not. */
export interface ArrangedCard {
  readonly key: DashboardCardKey;
  readonly isOn: boolean;
}

/**
 * The figures that somebody may see, as they arranged them; those that came since, or that their right shows anew,
 * stand behind and are shown.
 *
 * @param kept null for somebody who never arranged them
 */
export function arrangedCards(
  kept: readonly ArrangedCard[] | null,
  allowed: readonly DashboardCardKey[],
): ArrangedCard[] {
  const known = (kept ?? []).filter(({ key }) => allowed.includes(key));
  const keys = new Set(known.map(({ key }) => key));
  return [...known, ...allowed.filter((key) => !keys.has(key)).map((key) => ({ key, isOn: true }))];
}
