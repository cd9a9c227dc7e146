import { sql, type SQL } from 'drizzle-orm';
import type { BaseKpiKey } from '#domain/audience/explorer/keys.ts';
import {
  askedOnSites,
  byLink,
  came,
  courted,
  firstPaid,
  followed,
  inProgress,
  invoiced,
  moved,
  ofSites,
  onDay,
  operated,
  redeemed,
  running,
  sold,
  visited,
  written,
  type FactDays,
} from './source-rows.ts';

/** How a figure of each day is found in the other tables. */
export interface FactSource {
  /**
   * What the figure is made of: `day`, `company` (null for none), `value`, and by what it is told: `plan`, `brand`,
   * `activity`, `department`, `source`, null where that is not known.
   */
  readonly rows: SQL;
  /** Of the values of a day and part; their sum unless told otherwise. */
  readonly value?: SQL;
  /** The first day that was measured; each day was where it is left out. */
  readonly begins?: SQL;
}

const change = sql`m.after_cents - m.before_cents`;
const began = sql`m.before_cents = 0 and m.after_cents > 0`;
const ended = sql`m.before_cents > 0 and m.after_cents = 0`;
const converted = sql`${firstPaid} <= ${onDay(sql`c.created_at`)} + 30`;
const wonOn = sql`coalesce(
  (select max(${onDay(sql`a.at`)}) from prospect_activities a
    where a.prospect_id = p.id and a.kind = 'status' and a.body like '%>won'),
  ${onDay(sql`p.updated_at`)})`;
const margin = sql`s.margin_cents * 10000.0 / s.revenue_ht_cents`;
const validated = sql`join simulations s on s.id = o.active_simulation_id and s.status = 'validated'
  and s.deleted_at is null and s.revenue_ht_cents > 0`;

/** Where each figure comes from. */
export function sourceOf(key: BaseKpiKey, days: FactDays): FactSource {
  switch (key) {
    case 'mrr':
      return { rows: running(days, sql`m.after_cents`) };
    case 'paying_companies':
      return { rows: running(days, sql`1`) };
    case 'new_mrr':
      return { rows: moved(days, change, began) };
    case 'expansion_mrr':
      return { rows: moved(days, change, sql`m.before_cents > 0 and ${change} > 0`) };
    case 'contraction_mrr':
      return { rows: moved(days, sql`-(${change})`, sql`m.after_cents > 0 and ${change} < 0`) };
    case 'churned_mrr':
      return { rows: moved(days, sql`-(${change})`, ended) };
    case 'departures':
      return { rows: moved(days, sql`1`, ended) };
    case 'activations':
      return { rows: moved(days, sql`1`, began) };
    case 'invoiced':
      return { rows: invoiced(days, sql`i.issued_on`) };
    case 'collected':
      return { rows: invoiced(days, sql`i.paid_on`) };
    case 'sign_ups':
      return { rows: came(days, sql`true`) };
    case 'sign_ups_converted':
      return { rows: came(days, converted) };
    case 'utm_sign_ups':
      return { rows: came(days, byLink) };
    case 'prospects_created':
      return { rows: courted(days, onDay(sql`p.created_at`), sql`true`) };
    case 'prospects_won':
      return { rows: courted(days, wonOn, sql`p.status = 'won'`) };
    case 'prospect_exchanges':
      return {
        rows: courted(
          days,
          onDay(sql`a.at`),
          sql`a.kind in ('call', 'email', 'demo')`,
          sql`join prospect_activities a on a.prospect_id = p.id`,
        ),
      };
    default:
      return measuredSource(key, days);
  }
}

type MeasuredKey =
  | 'coupon_redemptions'
  | 'coupon_saved'
  | 'utm_visits'
  | 'utm_visitors'
  | 'visits'
  | 'operations_created'
  | 'operations_active'
  | 'operations_closed'
  | 'acquisition_value'
  | 'lots_sold'
  | 'gross_margin'
  | 'mini_site_visits'
  | 'mini_site_leads'
  | 'emails_sent';

function measuredSource(key: MeasuredKey, days: FactDays): FactSource {
  switch (key) {
    case 'coupon_redemptions':
      return { rows: redeemed(days, sql`1`) };
    case 'coupon_saved':
      return { rows: redeemed(days, sql`r.saved_cents`) };
    case 'utm_visits':
      return { rows: followed(days, sql`h.visits`) };
    case 'utm_visitors':
      return { rows: followed(days, sql`1`) };
    case 'visits':
      return {
        rows: visited(days),
        begins: sql`(select min(v.day) + ${days.aheadDays}::int from page_visits v)`,
      };
    case 'operations_created':
      return { rows: operated(days, sql`o.created_on`, sql`1`) };
    case 'operations_active':
      return { rows: inProgress(days, sql`1`) };
    case 'operations_closed':
      return { rows: operated(days, sql`o.closed_on`, sql`1`) };
    case 'acquisition_value':
      return {
        rows: operated(
          days,
          sql`o.acquired_on`,
          sql`o.purchase_price_cents`,
          sql`o.purchase_price_cents is not null`,
        ),
      };
    case 'lots_sold':
      return { rows: sold(days) };
    case 'gross_margin':
      return {
        rows: inProgress(days, margin, validated),
        value: sql`percentile_cont(0.5) within group (order by value)`,
      };
    case 'mini_site_visits':
      return { rows: ofSites(days) };
    case 'mini_site_leads':
      return { rows: askedOnSites(days) };
    case 'emails_sent':
      return { rows: written(days) };
  }
}
