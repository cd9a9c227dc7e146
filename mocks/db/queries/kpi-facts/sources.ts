import { sql, type SQL } from 'drizzle-orm';
import type { BaseKpiKey } from '#domain/audience/explorer/keys.ts';
import type { KpiDays } from '#domain/audience/kpi-period.ts';
import { companiesIn } from '../operation-kpis.ts';

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

/** Days to compute, and by how many days the clock of the trade runs ahead of the system's. */
export interface FactDays extends KpiDays {
  readonly aheadDays: number;
}

const onDay = (column: SQL): SQL => sql`(${column} at time zone 'Europe/Paris')::date`;

/** Companies with all that figures are told by. */
const company = sql`(
  select t.id, t.name, t.created_at, t.status, t.sign_up_source, t.brand_id as brand, t.activity,
    case when t.postal_code ~ '^9[78]' then left(t.postal_code, 3)
      when t.postal_code ~ '^20[01]' then '2A'
      when t.postal_code ~ '^20' then '2B'
      else left(t.postal_code, 2) end as department,
    coalesce(t.sign_up_source->>'utm_source', '') as source,
    (select s.plan_id from subscriptions s where s.tenant_id = t.id limit 1) as plan
  from tenants t)`;

const attributes = sql`c.plan, c.brand, c.activity, c.department, nullif(c.source, '') as source`;
const movementAttributes = sql`m.plan_id as plan, c.brand, c.activity, c.department,
  nullif(c.source, '') as source`;
const operationAttributes = sql`c.plan, c.brand, c.activity, o.department_code as department,
  null::text as source`;

/** The day on which a company first paid. */
const firstPaid = sql`(select min(m."on") from subscription_movements m
  where m.tenant_id = c.id and m.before_cents = 0 and m.after_cents > 0)`;

/** What each subscription is worth on each day: what it was after its last change. */
const running = ({ from, to }: KpiDays, value: SQL): SQL => sql`
  select d.day::date as day, m.tenant_id as company, ${value} as value, ${movementAttributes}
  from generate_series(${from}::date, ${to}::date, interval '1 day') as d(day)
  cross join lateral (
    select distinct on (x.subscription_id) x.tenant_id, x.plan_id, x.after_cents
    from subscription_movements x where x."on" <= d.day
    order by x.subscription_id, x."on" desc, x.id desc) m
  join ${company} c on c.id = m.tenant_id
  where m.after_cents > 0`;

const moved = ({ from, to }: KpiDays, value: SQL, where: SQL): SQL => sql`
  select m."on" as day, m.tenant_id as company, ${value} as value, ${movementAttributes}
  from subscription_movements m join ${company} c on c.id = m.tenant_id
  where m."on" between ${from}::date and ${to}::date and ${where}`;

const came = ({ from, to }: KpiDays, where: SQL): SQL => sql`
  select ${onDay(sql`c.created_at`)} as day, c.id as company, 1 as value, ${attributes}
  from ${company} c where ${onDay(sql`c.created_at`)} between ${from}::date and ${to}::date and ${where}`;

const invoiced = ({ from, to }: KpiDays, column: SQL): SQL => sql`
  select ${column} as day, i.tenant_id as company, i.total_cents as value, ${attributes}
  from invoices i join ${company} c on c.id = i.tenant_id
  where ${column} between ${from}::date and ${to}::date`;

const courted = ({ from, to }: KpiDays, on: SQL, where: SQL, joined = sql``): SQL => sql`
  select ${on} as day, null::text as company, 1 as value, p.expected_plan_id as plan, p.brand_id as brand,
    p.activity, null::text as department, p.source
  from prospects p ${joined}
  where p.deleted_at is null and ${on} between ${from}::date and ${to}::date and ${where}`;

const redeemed = ({ from, to }: KpiDays, value: SQL): SQL => sql`
  select ${onDay(sql`r.redeemed_at`)} as day, r.tenant_id as company, ${value} as value, ${attributes}
  from coupon_redemptions r join ${company} c on c.id = r.tenant_id
  where ${onDay(sql`r.redeemed_at`)} between ${from}::date and ${to}::date`;

const followed = ({ from, to }: KpiDays, value: SQL): SQL => sql`
  select h.day, null::text as company, ${value} as value, null::text as plan, null::text as brand,
    null::text as activity, null::text as department, u.source
  from utm_hits h join utms u on u.id = h.utm_id
  where h.day between ${from}::date and ${to}::date`;

/** As the list of followed links counts them: the words kept at sign-up are those of a link. */
const byLink = sql`exists (select from utms u
  where c.sign_up_source->>'utm_source' = u.source and c.sign_up_source->>'utm_medium' = u.medium
    and c.sign_up_source->>'utm_campaign' = u.campaign
    and coalesce(c.sign_up_source->>'utm_term', '') = u.term
    and coalesce(c.sign_up_source->>'utm_content', '') = u.content)`;

/** Operations as the page of their figures counts them: none in the bin, none of a closed company. */
const operation = sql`(
  select o.*, coalesce(
      (select min(s."on") from state_changes s where s.entity = 'operation' and s.entity_id = o.id),
      ${onDay(sql`o.created_at`)}) as created_on,
    coalesce(o.closed_on, o.abandoned_on) as ended_on
  from operations o join tenants t on t.id = o.tenant_id
  where o.deleted_at is null and ${companiesIn({})})`;

const operated = ({ from, to }: KpiDays, on: SQL, value: SQL, where = sql`true`): SQL => sql`
  select ${on} as day, o.tenant_id as company, ${value} as value, ${operationAttributes}
  from ${operation} o join ${company} c on c.id = o.tenant_id
  where ${on} between ${from}::date and ${to}::date and ${where}`;

const inProgress = ({ from, to }: KpiDays, value: SQL, joined = sql``, where = sql`true`): SQL => sql`
  select d.day::date as day, o.tenant_id as company, ${value} as value, ${operationAttributes}
  from generate_series(${from}::date, ${to}::date, interval '1 day') as d(day)
  join ${operation} o on o.created_on <= d.day and (o.ended_on is null or o.ended_on > d.day)
  join ${company} c on c.id = o.tenant_id ${joined}
  where ${where}`;

const sold = ({ from, to }: KpiDays): SQL => sql`
  select l.sold_on as day, o.tenant_id as company, 1 as value, ${operationAttributes}
  from (
    select s.entity_id, (array_agg(s.to_state order by s."on" desc, s.at desc))[1] as state,
      max(s."on") filter (where s.to_state = 'sold') as sold_on
    from state_changes s where s.entity = 'lot' group by s.entity_id) l
  join lots on lots.id = l.entity_id and lots.deleted_at is null
  join ${operation} o on o.id = lots.operation_id
  join ${company} c on c.id = o.tenant_id
  where l.state in ('sold', 'delivered') and l.sold_on between ${from}::date and ${to}::date`;

const written = ({ from, to }: KpiDays): SQL => sql`
  select ${onDay(sql`m.written_at`)} as day, m.tenant_id as company, 1 as value, ${attributes}
  from outgoing_mails m join ${company} c on c.id = m.tenant_id
  where m.status = 'sent' and c.status <> 'closed'
    and ${onDay(sql`m.written_at`)} between ${from}::date and ${to}::date`;

/** Visits are measured on the clock of the system: told on the day of the trade that went with it. */
const visited = ({ from, to, aheadDays }: FactDays): SQL => sql`
  select v.day + ${aheadDays}::int as day, v.tenant_id as company, v.visits as value, c.plan, c.brand, c.activity,
    c.department, v.referrer_domain as source
  from page_visits v left join ${company} c on c.id = v.tenant_id
  where v.status = 200 and not v.is_impersonated
    and v.day + ${aheadDays}::int between ${from}::date and ${to}::date`;

const ofSites = ({ from, to }: KpiDays): SQL => sql`
  select s.day, s.tenant_id as company, s.visits as value, ${operationAttributes}
  from site_days s join ${operation} o on o.id = s.operation_id join ${company} c on c.id = s.tenant_id
  where s.day between ${from}::date and ${to}::date`;

const askedOnSites = ({ from, to }: KpiDays): SQL => sql`
  select ${onDay(sql`l.received_at`)} as day, l.tenant_id as company, 1 as value, ${operationAttributes}
  from portal_leads l join ${operation} o on o.id = l.operation_id join ${company} c on c.id = l.tenant_id
  where l.portal = 'mini_site' and l.status <> 'spam' and l.deleted_at is null
    and ${onDay(sql`l.received_at`)} between ${from}::date and ${to}::date`;

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
