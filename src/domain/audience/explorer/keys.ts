/** What a figure can be told by. */
export const kpiDimensions = ['plan', 'brand', 'activity', 'department', 'source'] as const;
export type KpiDimensionName = (typeof kpiDimensions)[number];

/** What a figure is about; those who may see only some of them see whole groups. */
export const kpiGroups = ['subscription', 'sale', 'utm', 'visit', 'operation'] as const;
export type KpiGroup = (typeof kpiGroups)[number];

/** Whole cents, basis points or plain numbers. */
export type KpiValueUnit = 'cents' | 'bps' | 'count';

/** Whether a key is added up over days, or told as it stands on the last one. */
export type KpiNature = 'sum' | 'level';

/** A figure that is kept for each day. */
export interface BaseKpi {
  readonly group: KpiGroup;
  readonly unit: KpiValueUnit;
  readonly nature: KpiNature;
  readonly dimensions: readonly KpiDimensionName[];
  /** Parts can be put together: not so a median. */
  readonly isAdditive: boolean;
}

const every = kpiDimensions;
const withoutSource = ['plan', 'brand', 'activity', 'department'] as const;

const define = (
  group: KpiGroup,
  nature: KpiNature,
  unit: KpiValueUnit,
  dimensions: readonly KpiDimensionName[],
  isAdditive = true,
): BaseKpi => ({
  group,
  nature,
  unit,
  dimensions,
  isAdditive,
});

/** Figures kept by day, by their key. */
export const baseKpis = {
  mrr: define('subscription', 'level', 'cents', every),
  paying_companies: define('subscription', 'level', 'count', every),
  new_mrr: define('subscription', 'sum', 'cents', every),
  expansion_mrr: define('subscription', 'sum', 'cents', every),
  contraction_mrr: define('subscription', 'sum', 'cents', every),
  churned_mrr: define('subscription', 'sum', 'cents', every),
  departures: define('subscription', 'sum', 'count', every),
  invoiced: define('subscription', 'sum', 'cents', every),
  collected: define('subscription', 'sum', 'cents', every),
  sign_ups: define('sale', 'sum', 'count', every),
  sign_ups_converted: define('sale', 'sum', 'count', every),
  activations: define('sale', 'sum', 'count', every),
  prospects_created: define('sale', 'sum', 'count', ['plan', 'brand', 'activity', 'source']),
  prospects_won: define('sale', 'sum', 'count', ['plan', 'brand', 'activity', 'source']),
  prospect_exchanges: define('sale', 'sum', 'count', ['plan', 'brand', 'activity', 'source']),
  coupon_redemptions: define('sale', 'sum', 'count', every),
  coupon_saved: define('sale', 'sum', 'cents', every),
  utm_visits: define('utm', 'sum', 'count', ['source']),
  utm_visitors: define('utm', 'sum', 'count', ['source']),
  utm_sign_ups: define('utm', 'sum', 'count', every),
  visits: define('visit', 'sum', 'count', every),
  operations_created: define('operation', 'sum', 'count', withoutSource),
  operations_active: define('operation', 'level', 'count', withoutSource),
  operations_closed: define('operation', 'sum', 'count', withoutSource),
  acquisition_value: define('operation', 'sum', 'cents', withoutSource),
  lots_sold: define('operation', 'sum', 'count', withoutSource),
  gross_margin: define('operation', 'level', 'bps', withoutSource, false),
  mini_site_visits: define('operation', 'sum', 'count', withoutSource),
  mini_site_leads: define('operation', 'sum', 'count', withoutSource),
  emails_sent: define('operation', 'sum', 'count', withoutSource),
} as const satisfies Readonly<Record<string, BaseKpi>>;
export type BaseKpiKey = keyof typeof baseKpis;

/** A figure made of others when it is read, so that a rate over a month is that of its sums. */
export interface DerivedKpi {
  readonly group: KpiGroup;
  readonly unit: KpiValueUnit;
  readonly of: readonly BaseKpiKey[];
}

const revenueMoves = ['mrr', 'paying_companies', 'expansion_mrr', 'contraction_mrr', 'churned_mrr'] as const;

/** Figures made of others, by their key. */
export const derivedKpis = {
  arr: { group: 'subscription', unit: 'cents', of: ['mrr'] },
  arpa: { group: 'subscription', unit: 'cents', of: ['mrr', 'paying_companies'] },
  gross_churn_rate: { group: 'subscription', unit: 'bps', of: revenueMoves },
  net_churn_rate: { group: 'subscription', unit: 'bps', of: revenueMoves },
  ltv: { group: 'subscription', unit: 'cents', of: revenueMoves },
  trial_conversion: { group: 'sale', unit: 'bps', of: ['sign_ups_converted', 'sign_ups'] },
  utm_conversion: { group: 'utm', unit: 'bps', of: ['utm_sign_ups', 'utm_visitors'] },
} as const satisfies Readonly<Record<string, DerivedKpi>>;
export type DerivedKpiKey = keyof typeof derivedKpis;

/** All figures, in the order in which they are offered. */
export const kpiKeys = [
  'mrr',
  'arr',
  'arpa',
  'ltv',
  'paying_companies',
  'new_mrr',
  'expansion_mrr',
  'contraction_mrr',
  'churned_mrr',
  'departures',
  'gross_churn_rate',
  'net_churn_rate',
  'invoiced',
  'collected',
  'sign_ups',
  'sign_ups_converted',
  'trial_conversion',
  'activations',
  'prospects_created',
  'prospects_won',
  'prospect_exchanges',
  'coupon_redemptions',
  'coupon_saved',
  'utm_visits',
  'utm_visitors',
  'utm_sign_ups',
  'utm_conversion',
  'visits',
  'operations_created',
  'operations_active',
  'operations_closed',
  'acquisition_value',
  'lots_sold',
  'gross_margin',
  'mini_site_visits',
  'mini_site_leads',
  'emails_sent',
] as const satisfies readonly (BaseKpiKey | DerivedKpiKey)[];
export type KpiKey = (typeof kpiKeys)[number];

/** Figures that one picture shows at most. */
export const kpiKeysMax = 4;

/** Days that are computed anew at once at most. */
export const recomputedDaysMax = 400;

/** Months that figures are kept: as many as can be looked at and compared. */
export const factsKeptMonths = 60;

/** Whether a key is kept by day. */
export const isBaseKpi = (key: KpiKey): key is BaseKpiKey => Object.hasOwn(baseKpis, key);

/** The group and the unit of a key. */
export const kpiOf = (key: KpiKey): { readonly group: KpiGroup; readonly unit: KpiValueUnit } =>
  isBaseKpi(key) ? baseKpis[key] : derivedKpis[key];

/** The figures that a key is made of: itself where it is kept by day. */
export const basesOf = (key: KpiKey): readonly BaseKpiKey[] => (isBaseKpi(key) ? [key] : derivedKpis[key].of);

/** What a key can be told by: what all that it is made of can. */
export const dimensionsOf = (key: KpiKey): readonly KpiDimensionName[] =>
  kpiDimensions.filter((dimension) =>
    basesOf(key).every((base) => (baseKpis[base].dimensions as readonly string[]).includes(dimension)),
  );

/** Figures about what clients do themselves: told of three companies at least. */
export const isOfClients = (key: KpiKey): boolean => kpiOf(key).group === 'operation';

/** The keys that somebody may see: all, or those of sales and of followed links. */
export const keysWithin = (isLimited: boolean): readonly KpiKey[] =>
  isLimited ? kpiKeys.filter((key) => ['sale', 'utm'].includes(kpiOf(key).group)) : kpiKeys;
