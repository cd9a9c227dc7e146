import { revenueRates } from '../../subscription/revenue.ts';
import { isDisclosed } from '../small-cells.ts';
import type { BaseKpiKey, DerivedKpiKey } from './keys.ts';

/** A figure over some days, with the companies that it comes from where it tells what clients do. */
export interface KpiValue {
  /** Null where nothing was measured. */
  readonly value: number | null;
  readonly companies: readonly string[] | null;
}

/** Kept figures over some days: sums, levels at their end, and levels on the day before. */
export interface BaseValues {
  readonly sums: Readonly<Partial<Record<BaseKpiKey, number | null>>>;
  readonly ends: Readonly<Partial<Record<BaseKpiKey, number | null>>>;
  readonly starts: Readonly<Partial<Record<BaseKpiKey, number | null>>>;
  readonly months: number;
}

/** A figure made of others; null where one of them is not known or there is nothing to divide by. */
export function derivedValue(key: DerivedKpiKey, { sums, ends, starts, months }: BaseValues): number | null {
  const end = (base: BaseKpiKey): number | null => ends[base] ?? null;
  const sum = (base: BaseKpiKey): number => sums[base] ?? 0;
  switch (key) {
    case 'arr':
      return times(end('mrr'), 12);
    case 'arpa':
      return share(end('mrr'), end('paying_companies'), 1);
    case 'trial_conversion':
      return share(sums.sign_ups_converted ?? null, sums.sign_ups ?? null, 10_000);
    case 'utm_conversion':
      return share(sums.utm_sign_ups ?? null, sums.utm_visitors ?? null, 10_000);
    case 'gross_churn_rate':
    case 'net_churn_rate':
    case 'ltv': {
      const endCents = end('mrr');
      const startCents = starts.mrr ?? null;
      if (endCents === null || startCents === null) return null;
      const rates = revenueRates(
        {
          startCents,
          newCents: 0,
          expansionCents: sum('expansion_mrr'),
          // Kept as amounts lost; here what was lost is negative.
          contractionCents: -sum('contraction_mrr'),
          churnCents: -sum('churned_mrr'),
          endCents,
        },
        end('paying_companies') ?? 0,
        months,
      );
      if (key === 'ltv') return rates.lifetimeCents;
      return key === 'gross_churn_rate' ? rates.grossChurnBps : rates.netChurnBps;
    }
  }
}

const times = (value: number | null, factor: number): number | null =>
  value === null ? null : value * factor;

const share = (part: number | null, whole: number | null, scale: number): number | null =>
  part === null || whole === null || whole === 0 ? null : Math.round((part * scale) / whole);

/** What may be said of a figure: nothing where too few companies make it. */
export const disclosedValue = ({ value, companies }: KpiValue): { value: number | null; isHidden: boolean } =>
  companies === null || isDisclosed(companies.length)
    ? { value, isHidden: false }
    : { value: null, isHidden: true };
