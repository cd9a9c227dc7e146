import { sql, type SQL } from 'drizzle-orm';
import type { KpiDays } from '#domain/audience/kpi-period.ts';
import type { Activity } from '#domain/company/enums.ts';
import type { Database } from '#mocks/db/database.ts';

/** Whose operations are counted; everything that is left out narrows nothing. */
export interface KpiScope {
  readonly brandId?: string;
  /** Only companies that share figures with their brand. */
  readonly isSharing?: boolean;
  readonly activity?: Activity;
  readonly planId?: string;
  /** Where the operation stands. */
  readonly departmentCode?: string;
  readonly tenantIds?: readonly string[];
}

/** Figures over the operations of several companies. Cents, basis points, days or counts, by their names. */
export const operationFigures = [
  'created',
  'active',
  'closed',
  'abandoned',
  'acquisitionCents',
  'worksCents',
  'marginBps',
  /** Validated simulations, for their distribution. */
  'margins',
  'durationDays',
  'lotsInStock',
  'lotsSold',
  'absorptionBps',
  'revenueCents',
  'saleDelayDays',
  'leads',
  'answerDays',
  'conversionBps',
] as const;
export type OperationFigure = (typeof operationFigures)[number];

/** What a figure is told by: nothing (one total), or one of these. */
export type KpiDimension =
  | 'all'
  | 'company'
  | 'department'
  | 'activity'
  | 'month'
  | 'calendarMonth'
  | 'marginBin';

/** A figure of one part: its value, and the companies that it comes from. */
export interface KpiCell {
  readonly figure: OperationFigure;
  /** Empty for the total; an identifier, a code, `YYYY-MM`, `MM`, or the lower end of a bin in basis points. */
  readonly part: string;
  readonly value: number | null;
  readonly companies: readonly string[];
}

/** Width of a bin of margins, and its lowest and highest beginnings, in basis points. */
export const marginBins = { width: 500, first: -500, last: 3500 } as const;

interface Source {
  readonly from: 'op' | 'lot' | 'lead';
  readonly value: SQL;
  readonly where: SQL;
  /** The day on which it happened; months are told of those alone. */
  readonly on: SQL;
}

const inStock = sql`state in ('available', 'optioned', 'reserved', 'under_contract')`;

/** How each figure is counted. @param days both ends among them */
export function sourcesOf({ from, to }: KpiDays): Readonly<Record<OperationFigure, Source>> {
  const within = (column: SQL): SQL => sql`${column} between ${from}::date and ${to}::date`;
  const count = sql`count(*)`;
  const median = (column: SQL): SQL => sql`percentile_cont(0.5) within group (order by ${column})`;
  const ended = sql`coalesce(closed_on, abandoned_on)`;
  const active = sql`created_on <= ${to}::date and (${ended} is null or ${ended} > ${to}::date)`;
  const alive = sql`created_on <= ${to}::date and (${ended} is null or ${ended} >= ${from}::date)`;
  const sold = sql`state in ('sold', 'delivered') and ${within(sql`sold_on`)}`;
  const op = (value: SQL, where: SQL, on = sql`created_on`): Source => ({ from: 'op', value, where, on });
  const lot = (value: SQL, where: SQL): Source => ({ from: 'lot', value, where, on: sql`sold_on` });
  const lead = (value: SQL, where: SQL): Source => ({ from: 'lead', value, where, on: sql`came_on` });
  const came = within(sql`came_on`);
  return {
    created: op(count, within(sql`created_on`)),
    active: op(count, active),
    closed: op(count, within(sql`closed_on`), sql`closed_on`),
    abandoned: op(count, within(sql`abandoned_on`), sql`abandoned_on`),
    acquisitionCents: op(
      sql`sum(purchase_price_cents)`,
      sql`purchase_price_cents is not null and ${within(sql`acquired_on`)}`,
      sql`acquired_on`,
    ),
    worksCents: op(sql`sum(works_cents)`, sql`works_cents is not null and ${active}`),
    marginBps: op(median(sql`margin_bps`), sql`margin_bps is not null and ${alive}`),
    margins: op(count, sql`margin_bps is not null and ${alive}`),
    durationDays: op(median(sql`closed_on - created_on`), within(sql`closed_on`), sql`closed_on`),
    lotsInStock: lot(count, inStock),
    lotsSold: lot(count, sold),
    absorptionBps: lot(
      sql`count(*) filter (where state in ('sold', 'delivered')) * 10000.0 / nullif(count(*), 0)`,
      sql`(${inStock}) or (${sold})`,
    ),
    revenueCents: lot(sql`sum(price_ttc_cents)`, sql`price_ttc_cents is not null and ${sold}`),
    saleDelayDays: lot(median(sql`sold_on - for_sale_on`), sql`for_sale_on is not null and ${sold}`),
    leads: lead(count, came),
    answerDays: lead(median(sql`answered_in_days`), sql`answered_in_days is not null and ${came}`),
    conversionBps: lead(sql`count(*) filter (where stage = 'buyer') * 10000.0 / nullif(count(*), 0)`, came),
  };
}

/** Counts and sums: none where nothing was done; the others are then not known. */
const additive: ReadonlySet<OperationFigure> = new Set([
  'created',
  'active',
  'closed',
  'abandoned',
  'acquisitionCents',
  'worksCents',
  'margins',
  'lotsInStock',
  'lotsSold',
  'revenueCents',
  'leads',
]);

/** What a figure is where nothing was done. */
export const valueOfNothing = (figure: OperationFigure): number | null => (additive.has(figure) ? 0 : null);

function partOf(dimension: KpiDimension, on: SQL): SQL {
  const { width, first, last } = marginBins;
  const parts: Readonly<Record<KpiDimension, SQL>> = {
    all: sql`''`,
    company: sql`tenant_id`,
    department: sql`department_code`,
    activity: sql`activity`,
    month: sql`to_char(${on}, 'YYYY-MM')`,
    calendarMonth: sql`to_char(${on}, 'MM')`,
    marginBin: sql`least(greatest(floor(margin_bps / ${width}) * ${width}, ${first}), ${last})::int::text`,
  };
  return parts[dimension];
}

/** The companies that a scope lets through. */
export function companiesIn({ brandId, isSharing, activity, planId, tenantIds }: KpiScope): SQL {
  const conditions = [
    sql`t.status <> 'closed'`,
    ...(brandId === undefined ? [] : [sql`t.brand_id = ${brandId}`]),
    ...(isSharing === true ? [sql`t.brand_sharing_level <> 'none'`] : []),
    ...(activity === undefined ? [] : [sql`t.activity = ${activity}`]),
    ...(tenantIds === undefined ? [] : [sql`t.id = any(${sql.param([...tenantIds])}::text[])`]),
    ...(planId === undefined
      ? []
      : [sql`exists (select from subscriptions s where s.tenant_id = t.id and s.plan_id = ${planId})`]),
  ];
  return sql.join(conditions, sql` and `);
}

/** Operations, their lots and those who are interested, of every company in scope, as of a day. */
export function facts(scope: KpiScope, { to }: KpiDays): SQL {
  const place =
    scope.departmentCode === undefined ? sql`true` : sql`o.department_code = ${scope.departmentCode}`;
  return sql`
    op as (
      select o.id, o.tenant_id, t.activity, o.department_code, o.lat, o.lng, o.purchase_price_cents,
        o.acquired_on, o.closed_on, o.abandoned_on,
        coalesce(
          (select min(c."on") from state_changes c where c.entity = 'operation' and c.entity_id = o.id),
          (o.created_at at time zone 'Europe/Paris')::date
        ) as created_on,
        case when s.revenue_ht_cents > 0 then s.margin_cents * 10000.0 / s.revenue_ht_cents end as margin_bps,
        coalesce(
          (select sum(b.revised_cents) from budget_lines b
            where b.operation_id = o.id and b.category = 'works' and b.deleted_at is null),
          (select sum((line ->> 'value')::bigint) from jsonb_array_elements(s.study -> 'worksLines') line
            where line ->> 'category' = 'works' and line ->> 'basis' = 'amount')
        ) as works_cents
      from operations o
      join tenants t on t.id = o.tenant_id
      left join simulations s on s.id = o.active_simulation_id and s.status = 'validated'
        and s.deleted_at is null
      where o.deleted_at is null and ${place} and ${companiesIn(scope)}
    ),
    course as (
      select c.entity_id, (array_agg(c.to_state order by c."on" desc, c.at desc))[1] as state,
        max(c."on") filter (where c.to_state = 'sold') as sold_on
      from state_changes c join op on op.id = c.operation_id
      where c.entity = 'lot' and c."on" <= ${to}::date
      group by c.entity_id
    ),
    lot as (
      select l.tenant_id, op.activity, op.department_code, l.price_ttc_cents, l.for_sale_on, course.state,
        course.sold_on, null::numeric as margin_bps
      from lots l
      join op on op.id = l.operation_id
      join course on course.entity_id = l.id
      where l.deleted_at is null
    ),
    lead as (
      select c.tenant_id, op.activity, op.department_code, c.stage, c.answered_in_days,
        (c.created_at at time zone 'Europe/Paris')::date as came_on, null::numeric as margin_bps
      from sale_contacts c
      join op on op.id = c.operation_id
      where c.deleted_at is null
    )`;
}

/**
 * Figures over a period, each with the companies that it comes from. One statement, whatever the number of
 * companies: who may be told what is decided afterwards (`small-cells.ts`).
 */
export async function readOperationKpis(
  db: Database,
  scope: KpiScope,
  days: KpiDays,
  wanted: readonly OperationFigure[],
  dimension: KpiDimension = 'all',
): Promise<readonly KpiCell[]> {
  const sources = sourcesOf(days);
  const parts = wanted.map((figure) => {
    const { from, value, where, on } = sources[figure];
    const part = partOf(dimension, on);
    return sql`select ${figure}::text as figure, ${part} as part, (${value})::float8 as value,
      array_agg(distinct tenant_id) as companies from ${sql.identifier(from)}
      where ${where} group by 2`;
  });
  const rows = await db
    .select({
      figure: sql<OperationFigure>`cell.figure`,
      part: sql<string>`cell.part`,
      value: sql<number | null>`cell.value`,
      companies: sql<string[]>`to_json(cell.companies)`,
    })
    .from(sql`(with ${facts(scope, days)} ${sql.join(parts, sql` union all `)}) as cell`);
  return rows.map(({ companies, value, ...row }) => ({
    ...row,
    value: value === null ? null : Math.round(value),
    companies,
  }));
}

/** Companies in scope that work with the application, and those with an operation in progress. */
export async function readCompanies(
  db: Database,
  scope: KpiScope,
  { to }: KpiDays,
): Promise<{
  readonly all: readonly string[];
  readonly withOperation: readonly string[];
  readonly active: readonly string[];
}> {
  const [row] = await db
    .select({
      all: sql<string[] | null>`to_json(company.ids)`,
      withOperation: sql<string[] | null>`to_json(company.with_operation)`,
      active: sql<string[] | null>`to_json(company.active)`,
    })
    .from(
      sql`(with ${facts(scope, { from: to, to })} select
        (select array_agg(t.id) from tenants t where ${companiesIn(scope)}
          and (t.created_at at time zone 'Europe/Paris')::date <= ${to}::date) as ids,
        (select array_agg(distinct tenant_id) from op) as with_operation,
        (select array_agg(distinct tenant_id) from op where ${sourcesOf({ from: to, to }).active.where}) as active
      ) as company`,
    );
  return { all: row?.all ?? [], withOperation: row?.withOperation ?? [], active: row?.active ?? [] };
}

/** The middle of the operations in progress of each department, to a tenth of a degree: never one address. */
export async function readDepartmentCentres(
  db: Database,
  scope: KpiScope,
  days: KpiDays,
): Promise<ReadonlyMap<string, { readonly lat: number; readonly lng: number }>> {
  const { active } = sourcesOf(days);
  const rows = await db
    .select({
      code: sql<string>`centre.department_code`,
      lat: sql<number>`centre.lat`,
      lng: sql<number>`centre.lng`,
    })
    .from(
      sql`(with ${facts(scope, days)} select department_code, round(avg(lat), 1)::float8 as lat,
        round(avg(lng), 1)::float8 as lng from op where lat is not null and lng is not null and ${active.where}
        group by 1) as centre`,
    );
  return new Map(rows.map(({ code, lat, lng }) => [code, { lat, lng }]));
}
