import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { adoptionModules, type AdoptionModule } from '#domain/audience/adoption.ts';
import type { Database } from '../database.ts';
import {
  constructionLots,
  contacts,
  leases,
  lots,
  marketingEmails,
  media,
  offers,
  operations,
  planningEvents,
  portalLeads,
  savedReports,
  shares,
  simulations,
  sites,
  suppliers,
  tasks,
  transactions,
} from '../schema/index.ts';
import { companiesIn, type KpiScope } from './operation-kpis.ts';

/** What a company has at least one of where it makes use of a module. */
const recordsOf: Readonly<Record<AdoptionModule, PgTable>> = {
  operation: operations,
  simulation: simulations,
  sale: lots,
  offer: offers,
  construction: constructionLots,
  contact: contacts,
  supplier: suppliers,
  task: tasks,
  planning: planningEvents,
  media,
  transaction: transactions,
  rental: leases,
  campaign: marketingEmails,
  site: sites,
  lead: portalLeads,
  share: shares,
  report: savedReports,
};

/** How many companies of a scope there are, and how many of them make use of each module. */
export async function readAdoption(
  db: Database,
  scope: KpiScope,
): Promise<{ readonly companies: number; readonly using: ReadonlyMap<AdoptionModule, number> }> {
  const isUsed = (table: PgTable): SQL => sql`exists (select from ${table} r where r.tenant_id = t.id)`;
  const counts = adoptionModules.map(
    (module) => sql`${module}::text, count(*) filter (where ${isUsed(recordsOf[module])})`,
  );
  const [row] = await db
    .select({
      companies: sql<number>`count(*)::int`,
      using: sql<Record<AdoptionModule, number>>`json_build_object(${sql.join(counts, sql`, `)})`,
    })
    .from(sql`tenants t`)
    .where(companiesIn(scope));
  return {
    companies: row?.companies ?? 0,
    using: new Map(adoptionModules.map((module) => [module, row?.using[module] ?? 0])),
  };
}
