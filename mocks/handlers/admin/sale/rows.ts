import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { SaleRow } from '#contracts/admin/sale/row.ts';
import { mayDo, scopesOf } from '#domain/access/permissions.ts';
import { needsApproval, proposalEndsOn } from '#domain/growth/sale.ts';
import { day } from '#domain/time/day.ts';
import { index as prospectIndex } from '#generated/routes/admin/prospect.ts';
import { edit as userEdit } from '#generated/routes/admin/user.ts';
import type { Database } from '#mocks/db/database.ts';
import { membershipInForce } from '#mocks/db/queries/memberships-in-force.ts';
import {
  brands,
  coupons,
  memberships,
  plans,
  prospects,
  sales,
  subscriptions,
  users,
  utms,
  type Sale,
} from '#mocks/db/schema/index.ts';
import type { ListDay, RowContext } from '#mocks/server/lists/define-list-source.ts';
import { personNames } from '#mocks/server/lists/people.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { reachesRecord } from '#mocks/server/records/reach.ts';

/** Whom a company is reached by: its owner, and where its invoices go. */
interface Contact {
  readonly ownerId: string;
  readonly email: string;
}

/** What rows name, by the identifier of the sale. */
interface Names {
  readonly plan: string;
  readonly couponCode: string | null;
  readonly utm: string | null;
  readonly brand: string | null;
  readonly prospectEmail: string | null;
}

async function namesOf(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Names>> {
  const rows = await db
    .select({
      id: sales.id,
      plan: plans.name,
      couponCode: coupons.code,
      utm: utms.name,
      brand: brands.name,
      prospectEmail: prospects.email,
    })
    .from(sales)
    .innerJoin(plans, eq(plans.id, sales.planId))
    .leftJoin(coupons, eq(coupons.id, sales.couponId))
    .leftJoin(utms, eq(utms.id, sales.utmId))
    .leftJoin(brands, eq(brands.id, sales.brandId))
    .leftJoin(prospects, eq(prospects.id, sales.prospectId))
    .where(inArray(sales.id, [...ids]));
  return new Map(rows.map(({ id, ...names }) => [id, names]));
}

/** The first owner of each company. */
async function contactsOf(db: Database, tenantIds: readonly string[]): Promise<ReadonlyMap<string, Contact>> {
  if (tenantIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([memberships.tenantId], {
      tenantId: memberships.tenantId,
      ownerId: users.id,
      email: sql<string>`coalesce(${subscriptions.billingEmail}, ${users.email})`,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(subscriptions, eq(subscriptions.tenantId, memberships.tenantId))
    .where(
      and(inArray(memberships.tenantId, [...tenantIds]), eq(memberships.role, 'owner'), membershipInForce),
    )
    .orderBy(asc(memberships.tenantId), asc(memberships.createdAt));
  return new Map(rows.map(({ tenantId, ...contact }) => [tenantId, contact]));
}

/** What the person may do with a sale, as it stands. */
function rightsTo(
  { actor }: Pick<RowContext, 'actor'>,
  row: Sale,
): SaleRow['can'] & { readonly change: boolean } {
  const people = { ownerIds: [row.sellerUserId], assigneeIds: [] };
  const may = (key: 'sale.create' | 'sale.validate'): boolean =>
    mayDo(actor.roles, key, actor.roleDefinitions);
  const isOpen = row.status === 'draft' || row.status === 'sent';
  const change = isOpen && reachesRecord({ actor }, 'sale.update', people);
  const isLimited = !scopesOf(actor.roles, 'sale.validate', actor.roleDefinitions).includes('all');
  const isAwaitingApproval = needsApproval(row) && isLimited;
  return {
    change,
    send: change && may('sale.validate') && !isAwaitingApproval,
    sign: change && may('sale.validate') && !isAwaitingApproval && row.status === 'sent',
    cancel: change,
    approve: change && may('sale.validate') && !isLimited && row.status === 'draft' && needsApproval(row),
    duplicate: may('sale.create'),
  };
}

/** Stored sales as the list shows them. */
export async function saleRows(context: RowContext & ListDay, records: readonly Sale[]): Promise<SaleRow[]> {
  if (records.length === 0) return [];
  const { db, today } = context;
  const names = await namesOf(
    db,
    records.map(({ id }) => id),
  );
  const people = await personNames(
    db,
    records.map(({ sellerUserId }) => sellerUserId),
  );
  const contacts = await contactsOf(
    db,
    records.flatMap(({ customerTenantId }) => customerTenantId ?? []),
  );
  return records.map((row): SaleRow => {
    const named = names.get(row.id);
    const contact = contacts.get(row.customerTenantId ?? '');
    const { change, ...can } = rightsTo(context, row);
    const endsOn = row.status === 'sent' && row.sentOn !== null ? proposalEndsOn(day(row.sentOn)) : null;
    return {
      id: row.id,
      number: row.number,
      customer: row.customerName,
      isProspect: row.customerTenantId === null,
      customerHref: hrefOf(row, contact),
      plan: named?.plan ?? '–',
      period: row.period,
      seats: row.seats,
      discountKind: row.discountKind,
      discountValue: row.discountValue,
      couponCode: named?.couponCode ?? null,
      netCents: row.netCents,
      totalCents: row.totalCents,
      firstYearCents: row.firstYearCents,
      seller: { id: row.sellerUserId, name: people.get(row.sellerUserId) ?? '–' },
      utm: named?.utm ?? null,
      brand: named?.brand ?? null,
      status: row.status,
      signedOn: row.signedOn,
      startsOn: row.startsOn,
      endsOn,
      isOver: endsOn !== null && endsOn < today,
      concessionBps: row.concessionBps,
      isToApprove: row.status === 'draft' && needsApproval(row),
      createdOn: parisDay(row.createdAt),
      isChangeable: change,
      email: row.sentTo ?? contact?.email ?? named?.prospectEmail ?? '',
      can,
    };
  });
}

function hrefOf({ customerTenantId, prospectId }: Sale, contact: Contact | undefined): string | null {
  if (customerTenantId !== null) {
    return contact === undefined ? null : userEdit(contact.ownerId, { query: { tab: 'societe' } });
  }
  return prospectId === null ? null : prospectIndex({ query: { open: prospectId } });
}
