import { and, eq, isNull } from 'drizzle-orm';
import type { PlatformRecordType, RecordType } from '#contracts/realtime/channels.ts';
import { mayDo, type PermissionKey } from '#domain/access/permissions.ts';
import { settingsId } from '#domain/platform/settings.ts';
import { isSystemRole } from '#domain/access/roles.ts';
import { withinTenant } from '#mocks/db/border/within-tenant.ts';
import type { Database } from '#mocks/db/database.ts';
import { membershipOfMember } from '#mocks/db/queries/memberships-in-force.ts';
import { countRows, type BusinessTable } from '#mocks/db/queries/business-table.ts';
import {
  actualities,
  partners,
  prospects,
  sales,
  brands,
  roles,
  utms,
  coupons,
  contacts,
  marketingEmails,
  media,
  loans,
  lots,
  estimations,
  memberships,
  notarySales,
  offers,
  offerTemplates,
  quickSales,
  operations,
  opportunities,
  planningEvents,
  portalLeads,
  simulations,
  sites,
  paymentTemplates,
  profiles,
  suppliers,
  projects,
  tasks,
  users,
  visits,
} from '#mocks/db/schema/index.ts';
import { borderOfTenant, type Actor } from '#mocks/server/actor.ts';

/** How a kind of record is read: the permission it asks for, and whether one of it is there. */
interface Finder {
  readonly key: PermissionKey;
  readonly isThere: (db: Database, id: string) => Promise<boolean>;
}

/** A row of a table that is not in the bin. */
const kept = (key: PermissionKey, table: BusinessTable): Finder => ({
  key,
  isThere: async (db, id) => (await countRows(db, table, and(eq(table.id, id), isNull(table.deletedAt)))) > 0,
});

/** Records of a company; the database given to them ends at its border. */
const finders: Readonly<Record<RecordType, Finder>> = {
  campaign: kept('marketing.list', marketingEmails),
  contact: kept('contact.list', contacts),
  media: kept('media.list', media),
  estimation: kept('estimation.list', estimations),
  member: {
    key: 'tenant-user.update',
    isThere: async (db, id) => {
      const isOf = and(eq(memberships.userId, id), membershipOfMember);
      return (await db.select({ id: memberships.id }).from(memberships).where(isOf)).length > 0;
    },
  },
  site: kept('site.list', sites),
  'offer-template': kept('offer-template.list', offerTemplates),
  'quick-sale': kept('quick-sale.list', quickSales),
  'payment-template': kept('payment-template.list', paymentTemplates),
  operation: kept('operation.list', operations),
  simulation: kept('simulation.list', simulations),
  // Readers who may not know the person do not sit beside those who do.
  lead: kept('lead.update', portalLeads),
  opportunity: kept('sourcing.list', opportunities),
  supplier: kept('supplier.list', suppliers),
  profile: kept('profile.list', profiles),
  event: kept('planning.list', planningEvents),
  task: kept('task.list', tasks),
  loan: kept('financing.list', loans),
  lot: kept('sale-plan.list', lots),
  project: kept('project.list', projects),
  offer: kept('offer.list', offers),
  'notary-sale': kept('operation.list', notarySales),
  visit: kept('operation.list', visits),
};

/** Records of the platform, for its staff. */
const platformFinders: Readonly<Record<PlatformRecordType, Finder>> = {
  settings: {
    key: 'settings.list',
    isThere: async (_db, id) => id === settingsId,
  },
  actuality: kept('actuality.list', actualities),
  prospect: kept('prospect.list', prospects),
  'subscription-sale': kept('sale.list', sales),
  partner: kept('partner.update', partners),
  brand: kept('brand.list', brands),
  // One of the system's is there, stored or not.
  role: {
    key: 'role.list',
    isThere: async (db, name) => isSystemRole(name) || (await db.$count(roles, eq(roles.name, name))) > 0,
  },
  coupon: kept('coupon.list', coupons),
  utm: kept('utm.list', utms),
  user: {
    key: 'user.list',
    isThere: async (db, id) => (await db.$count(users, eq(users.id, id))) > 0,
  },
};

/** True when a person of a company may read a record of this type, and it is there for them. */
export const recordExists = async (db: Database, actor: Actor, type: string, id: string): Promise<boolean> =>
  actor.tenant !== null && exists(finders, withinTenant(db, borderOfTenant(actor.tenant)), actor, type, id);

/** True when one of the staff may read a record of the platform, and it is there. */
export const platformRecordExists = async (
  db: Database,
  actor: Actor,
  type: string,
  id: string,
): Promise<boolean> => actor.user.kind === 'platform' && exists(platformFinders, db, actor, type, id);

async function exists(
  known: Readonly<Record<string, Finder>>,
  db: Database,
  actor: Actor,
  type: string,
  id: string,
): Promise<boolean> {
  const finder = Object.hasOwn(known, type) ? known[type] : undefined;
  if (!finder || !mayDo(actor.roles, finder.key, actor.roleDefinitions)) return false;
  return finder.isThere(db, id);
}
