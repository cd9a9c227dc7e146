import { sql, type SQL } from 'drizzle-orm';
import type { KpiDays } from '#domain/audience/kpi-period.ts';
import { companiesIn } from '../operation-kpis.ts';

/** Days to compute, and by how many days the clock of the trade runs ahead of the system's. */
export interface FactDays extends KpiDays {
  readonly aheadDays: number;
}

/** The day in Paris of an instant. */
export const onDay = (column: SQL): SQL => sql`(${column} at time zone 'Europe/Paris')::date`;

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
export const firstPaid = sql`(select min(m."on") from subscription_movements m
  where m.tenant_id = c.id and m.before_cents = 0 and m.after_cents > 0)`;

/** What each subscription is worth on each day: what it was after its last change. */
export const running = ({ from, to }: KpiDays, value: SQL): SQL => sql`
  select d.day::date as day, m.tenant_id as company, ${value} as value, ${movementAttributes}
  from generate_series(${from}::date, ${to}::date, interval '1 day') as d(day)
  cross join lateral (
    select distinct on (x.subscription_id) x.tenant_id, x.plan_id, x.after_cents
    from subscription_movements x where x."on" <= d.day
    order by x.subscription_id, x."on" desc, x.id desc) m
  join ${company} c on c.id = m.tenant_id
  where m.after_cents > 0`;

/** Changes of what companies pay. */
export const moved = ({ from, to }: KpiDays, value: SQL, where: SQL): SQL => sql`
  select m."on" as day, m.tenant_id as company, ${value} as value, ${movementAttributes}
  from subscription_movements m join ${company} c on c.id = m.tenant_id
  where m."on" between ${from}::date and ${to}::date and ${where}`;

/** Companies on the day on which they came. */
export const came = ({ from, to }: KpiDays, where: SQL): SQL => sql`
  select ${onDay(sql`c.created_at`)} as day, c.id as company, 1 as value, ${attributes}
  from ${company} c where ${onDay(sql`c.created_at`)} between ${from}::date and ${to}::date and ${where}`;

/** Invoices and credit notes, with VAT. */
export const invoiced = ({ from, to }: KpiDays, column: SQL): SQL => sql`
  select ${column} as day, i.tenant_id as company, i.total_cents as value, ${attributes}
  from invoices i join ${company} c on c.id = i.tenant_id
  where ${column} between ${from}::date and ${to}::date`;

/** Prospects, and what hangs on them. */
export const courted = ({ from, to }: KpiDays, on: SQL, where: SQL, joined = sql``): SQL => sql`
  select ${on} as day, null::text as company, 1 as value, p.expected_plan_id as plan, p.brand_id as brand,
    p.activity, null::text as department, p.source
  from prospects p ${joined}
  where p.deleted_at is null and ${on} between ${from}::date and ${to}::date and ${where}`;

/** Uses of promotion codes. */
export const redeemed = ({ from, to }: KpiDays, value: SQL): SQL => sql`
  select ${onDay(sql`r.redeemed_at`)} as day, r.tenant_id as company, ${value} as value, ${attributes}
  from coupon_redemptions r join ${company} c on c.id = r.tenant_id
  where ${onDay(sql`r.redeemed_at`)} between ${from}::date and ${to}::date`;

/** Visits by followed links. */
export const followed = ({ from, to }: KpiDays, value: SQL): SQL => sql`
  select h.day, null::text as company, ${value} as value, null::text as plan, null::text as brand,
    null::text as activity, null::text as department, u.source
  from utm_hits h join utms u on u.id = h.utm_id
  where h.day between ${from}::date and ${to}::date`;

/** As the list of followed links counts them: the words kept at sign-up are those of a link. */
export const byLink = sql`exists (select from utms u
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

/** Something that happened to operations. */
export const operated = ({ from, to }: KpiDays, on: SQL, value: SQL, where = sql`true`): SQL => sql`
  select ${on} as day, o.tenant_id as company, ${value} as value, ${operationAttributes}
  from ${operation} o join ${company} c on c.id = o.tenant_id
  where ${on} between ${from}::date and ${to}::date and ${where}`;

/** Operations on each day on which they are in progress. */
export const inProgress = ({ from, to }: KpiDays, value: SQL, joined = sql``, where = sql`true`): SQL => sql`
  select d.day::date as day, o.tenant_id as company, ${value} as value, ${operationAttributes}
  from generate_series(${from}::date, ${to}::date, interval '1 day') as d(day)
  join ${operation} o on o.created_on <= d.day and (o.ended_on is null or o.ended_on > d.day)
  join ${company} c on c.id = o.tenant_id ${joined}
  where ${where}`;

/** Lots on the day on which they were sold. */
export const sold = ({ from, to }: KpiDays): SQL => sql`
  select l.sold_on as day, o.tenant_id as company, 1 as value, ${operationAttributes}
  from (
    select s.entity_id, (array_agg(s.to_state order by s."on" desc, s.at desc))[1] as state,
      max(s."on") filter (where s.to_state = 'sold') as sold_on
    from state_changes s where s.entity = 'lot' group by s.entity_id) l
  join lots on lots.id = l.entity_id and lots.deleted_at is null
  join ${operation} o on o.id = lots.operation_id
  join ${company} c on c.id = o.tenant_id
  where l.state in ('sold', 'delivered') and l.sold_on between ${from}::date and ${to}::date`;

/** Mails of companies that left. */
export const written = ({ from, to }: KpiDays): SQL => sql`
  select ${onDay(sql`m.written_at`)} as day, m.tenant_id as company, 1 as value, ${attributes}
  from outgoing_mails m join ${company} c on c.id = m.tenant_id
  where m.status = 'sent' and c.status <> 'closed'
    and ${onDay(sql`m.written_at`)} between ${from}::date and ${to}::date`;

/** Visits are measured on the clock of the system: told on the day of the trade that went with it. */
export const visited = ({ from, to, aheadDays }: FactDays): SQL => sql`
  select v.day + ${aheadDays}::int as day, v.tenant_id as company, v.visits as value, c.plan, c.brand, c.activity,
    c.department, v.referrer_domain as source
  from page_visits v left join ${company} c on c.id = v.tenant_id
  where v.status = 200 and not v.is_impersonated
    and v.day + ${aheadDays}::int between ${from}::date and ${to}::date`;

/** Views of mini-sites. */
export const ofSites = ({ from, to }: KpiDays): SQL => sql`
  select s.day, s.tenant_id as company, s.visits as value, ${operationAttributes}
  from site_days s join ${operation} o on o.id = s.operation_id join ${company} c on c.id = s.tenant_id
  where s.day between ${from}::date and ${to}::date`;

/** Requests that came by mini-sites. */
export const askedOnSites = ({ from, to }: KpiDays): SQL => sql`
  select ${onDay(sql`l.received_at`)} as day, l.tenant_id as company, 1 as value, ${operationAttributes}
  from portal_leads l join ${operation} o on o.id = l.operation_id join ${company} c on c.id = l.tenant_id
  where l.portal = 'mini_site' and l.status <> 'spam' and l.deleted_at is null
    and ${onDay(sql`l.received_at`)} between ${from}::date and ${to}::date`;
