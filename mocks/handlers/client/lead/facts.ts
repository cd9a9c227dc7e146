import { inArray, sql, type SQL } from 'drizzle-orm';
import { leadScorePoints, tellingMessageSigns } from '#domain/lead/score.ts';
import type { Database } from '#mocks/db/database.ts';
import { portalLeads } from '#mocks/db/schema/index.ts';

/** The budget covers the lot that is asked for, or some lot on sale of the operation where none is named. */
const budgetMet = sql<boolean>`(case
  when "portal_leads"."budget_cents" is null then false
  when "portal_leads"."lot_id" is not null then exists (select 1 from lots l where l.id = "portal_leads"."lot_id"
    and l.tenant_id = "portal_leads"."tenant_id" and l.price_ttc_cents <= "portal_leads"."budget_cents")
  else exists (select 1 from lots l where l.operation_id = "portal_leads"."operation_id"
    and l.tenant_id = "portal_leads"."tenant_id" and l.deleted_at is null and l.status = 'available'
    and l.price_ttc_cents <= "portal_leads"."budget_cents") end)`;

/** The person asked before, or was a contact of the company before. */
const returning = sql<boolean>`(exists (select 1 from portal_leads o
  where o.tenant_id = "portal_leads"."tenant_id" and o.id <> "portal_leads"."id" and o.deleted_at is null
    and o.received_at < "portal_leads"."received_at"
    and (lower(o.email) = lower("portal_leads"."email") or o.phones && "portal_leads"."phones"))
  or exists (select 1 from contacts c where c.id = "portal_leads"."contact_id"
    and c.tenant_id = "portal_leads"."tenant_id" and c.created_at < "portal_leads"."received_at"))`;

/** As `leadScore` of the domain tells it, for the order. */
export const scoreSql: SQL = sql`(case when cardinality("portal_leads"."phones") > 0 then ${leadScorePoints.phone}::int else 0 end
  + case when length("portal_leads"."message") > ${tellingMessageSigns}::int then ${leadScorePoints.message}::int else 0 end
  + case when ${budgetMet} then ${leadScorePoints.budget}::int else 0 end
  + case when ${returning} then ${leadScorePoints.returning}::int else 0 end)`;

/** What of a score stands in no column of the request itself. */
export interface LeadFacts {
  readonly isBudgetMet: boolean;
  readonly isReturning: boolean;
}

/** Such facts of several requests, by identifier. */
export async function leadFacts(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LeadFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: portalLeads.id, isBudgetMet: budgetMet, isReturning: returning })
    .from(portalLeads)
    .where(inArray(portalLeads.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
