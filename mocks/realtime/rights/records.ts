import { and, eq, isNull } from 'drizzle-orm';
import type { PlatformRecordType, RecordType } from '#contracts/realtime/channels.ts';
import { mayDo, type PermissionKey } from '#domain/access/permissions.ts';
import { isSystemRole } from '#domain/access/roles.ts';
import { withinTenant } from '#mocks/db/border/within-tenant.ts';
import type { Database } from '#mocks/db/database.ts';
import { membershipOfMember } from '#mocks/db/queries/memberships-in-force.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import {
  actualities,
  partners,
  prospects,
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
  readonly find: (db: Database, id: string) => Promise<readonly unknown[]>;
}

/** Records of a company; the database given to them ends at its border. */
const finders: Readonly<Record<RecordType, Finder>> = {
  campaign: {
    key: 'marketing.list',
    find: (db, id) =>
      db
        .select({ id: marketingEmails.id })
        .from(marketingEmails)
        .where(and(eq(marketingEmails.id, id), isNull(marketingEmails.deletedAt))),
  },
  contact: {
    key: 'contact.list',
    find: (db, id) =>
      db
        .select({ id: contacts.id })
        .from(contacts)
        .where(and(eq(contacts.id, id), isNull(contacts.deletedAt))),
  },
  media: {
    key: 'media.list',
    find: (db, id) =>
      db
        .select({ id: media.id })
        .from(media)
        .where(and(eq(media.id, id), isNull(media.deletedAt))),
  },
  estimation: {
    key: 'estimation.list',
    find: (db, id) =>
      db
        .select({ id: estimations.id })
        .from(estimations)
        .where(and(eq(estimations.id, id), isNull(estimations.deletedAt))),
  },
  member: {
    key: 'tenant-user.update',
    find: (db, id) =>
      db
        .select({ id: memberships.id })
        .from(memberships)
        .where(and(eq(memberships.userId, id), membershipOfMember)),
  },
  site: {
    key: 'site.list',
    find: (db, id) =>
      db
        .select({ id: sites.id })
        .from(sites)
        .where(and(eq(sites.id, id), isNull(sites.deletedAt))),
  },
  'offer-template': {
    key: 'offer-template.list',
    find: (db, id) =>
      db
        .select({ id: offerTemplates.id })
        .from(offerTemplates)
        .where(and(eq(offerTemplates.id, id), isNull(offerTemplates.deletedAt))),
  },
  'quick-sale': {
    key: 'quick-sale.list',
    find: (db, id) =>
      db
        .select({ id: quickSales.id })
        .from(quickSales)
        .where(and(eq(quickSales.id, id), isNull(quickSales.deletedAt))),
  },
  'payment-template': {
    key: 'payment-template.list',
    find: (db, id) =>
      db
        .select({ id: paymentTemplates.id })
        .from(paymentTemplates)
        .where(and(eq(paymentTemplates.id, id), isNull(paymentTemplates.deletedAt))),
  },
  operation: {
    key: 'operation.list',
    find: (db, id) =>
      db
        .select({ id: operations.id })
        .from(operations)
        .where(and(eq(operations.id, id), liveOperations())),
  },
  simulation: {
    key: 'simulation.list',
    find: (db, id) =>
      db
        .select({ id: simulations.id })
        .from(simulations)
        .where(and(eq(simulations.id, id), isNull(simulations.deletedAt))),
  },
  opportunity: {
    key: 'sourcing.list',
    find: (db, id) =>
      db
        .select({ id: opportunities.id })
        .from(opportunities)
        .where(and(eq(opportunities.id, id), isNull(opportunities.deletedAt))),
  },
  supplier: {
    key: 'supplier.list',
    find: (db, id) =>
      db
        .select({ id: suppliers.id })
        .from(suppliers)
        .where(and(eq(suppliers.id, id), isNull(suppliers.deletedAt))),
  },
  profile: {
    key: 'profile.list',
    find: (db, id) =>
      db
        .select({ id: profiles.id })
        .from(profiles)
        .where(and(eq(profiles.id, id), isNull(profiles.deletedAt))),
  },
  event: {
    key: 'planning.list',
    find: (db, id) =>
      db
        .select({ id: planningEvents.id })
        .from(planningEvents)
        .where(and(eq(planningEvents.id, id), isNull(planningEvents.deletedAt))),
  },
  task: {
    key: 'task.list',
    find: (db, id) =>
      db
        .select({ id: tasks.id })
        .from(tasks)
        .where(and(eq(tasks.id, id), isNull(tasks.deletedAt))),
  },
  loan: {
    key: 'financing.list',
    find: (db, id) =>
      db
        .select({ id: loans.id })
        .from(loans)
        .where(and(eq(loans.id, id), isNull(loans.deletedAt))),
  },
  lot: {
    key: 'sale-plan.list',
    find: (db, id) =>
      db
        .select({ id: lots.id })
        .from(lots)
        .where(and(eq(lots.id, id), isNull(lots.deletedAt))),
  },
  project: {
    key: 'project.list',
    find: (db, id) =>
      db
        .select({ id: projects.id })
        .from(projects)
        .where(and(eq(projects.id, id), isNull(projects.deletedAt))),
  },
  offer: {
    key: 'offer.list',
    find: (db, id) =>
      db
        .select({ id: offers.id })
        .from(offers)
        .where(and(eq(offers.id, id), isNull(offers.deletedAt))),
  },
  'notary-sale': {
    key: 'operation.list',
    find: (db, id) =>
      db
        .select({ id: notarySales.id })
        .from(notarySales)
        .where(and(eq(notarySales.id, id), isNull(notarySales.deletedAt))),
  },
  visit: {
    key: 'operation.list',
    find: (db, id) =>
      db
        .select({ id: visits.id })
        .from(visits)
        .where(and(eq(visits.id, id), isNull(visits.deletedAt))),
  },
};

/** Records of the platform, for its staff. */
const platformFinders: Readonly<Record<PlatformRecordType, Finder>> = {
  actuality: {
    key: 'actuality.list',
    find: (db, id) =>
      db
        .select({ id: actualities.id })
        .from(actualities)
        .where(and(eq(actualities.id, id), isNull(actualities.deletedAt))),
  },
  prospect: {
    key: 'prospect.list',
    find: (db, id) =>
      db
        .select({ id: prospects.id })
        .from(prospects)
        .where(and(eq(prospects.id, id), isNull(prospects.deletedAt))),
  },
  partner: {
    key: 'partner.update',
    find: (db, id) =>
      db
        .select({ id: partners.id })
        .from(partners)
        .where(and(eq(partners.id, id), isNull(partners.deletedAt))),
  },
  brand: {
    key: 'brand.list',
    find: (db, id) =>
      db
        .select({ id: brands.id })
        .from(brands)
        .where(and(eq(brands.id, id), isNull(brands.deletedAt))),
  },
  // One of the system's is there, stored or not.
  role: {
    key: 'role.list',
    find: async (db, name) =>
      isSystemRole(name) ? [name] : db.select({ id: roles.id }).from(roles).where(eq(roles.name, name)),
  },
  coupon: {
    key: 'coupon.list',
    find: (db, id) =>
      db
        .select({ id: coupons.id })
        .from(coupons)
        .where(and(eq(coupons.id, id), isNull(coupons.deletedAt))),
  },
  utm: {
    key: 'utm.list',
    find: (db, id) =>
      db
        .select({ id: utms.id })
        .from(utms)
        .where(and(eq(utms.id, id), isNull(utms.deletedAt))),
  },
  user: {
    key: 'user.list',
    find: (db, id) => db.select({ id: users.id }).from(users).where(eq(users.id, id)),
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
  return (await finder.find(db, id)).length > 0;
}
