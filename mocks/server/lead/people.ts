import { and, asc, desc, eq, gte, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { duplicateDays, duplicateOf } from '#domain/lead/duplicate.ts';
import type { Database } from '#mocks/db/database.ts';
import { membershipInForce } from '#mocks/db/queries/memberships-in-force.ts';
import {
  contacts,
  membershipOperations,
  memberships,
  operations,
  portalLeads,
  users,
  type LeadSource,
  type PortalLead,
} from '#mocks/db/schema/index.ts';
import { daysLater } from '../paris-day.ts';
import type { IncomingLead } from './receive.ts';

/** Who is put in charge by itself. */
export async function chargeOf(
  tx: Database,
  { assignment, lastAssignedTo }: LeadSource,
  { tenantId, operationId }: Pick<IncomingLead, 'tenantId' | 'operationId'>,
): Promise<string | null> {
  if (assignment === 'none') return null;
  if (assignment === 'owner') {
    if (operationId === null) return null;
    const [found] = await tx
      .select({ id: operations.managerId })
      .from(operations)
      .where(eq(operations.id, operationId))
      .limit(1);
    return found?.id ?? null;
  }
  const people = await tx
    .select({ id: memberships.userId })
    .from(memberships)
    .leftJoin(
      membershipOperations,
      and(
        eq(membershipOperations.membershipId, memberships.id),
        eq(membershipOperations.operationId, operationId ?? ''),
      ),
    )
    .where(
      and(
        eq(memberships.tenantId, tenantId),
        membershipInForce,
        // Who sees only some operations takes turns on these.
        or(eq(memberships.operationScope, 'all'), isNotNull(membershipOperations.operationId)),
        or(eq(memberships.role, 'owner'), eq(memberships.role, 'collaborator')),
      ),
    )
    .orderBy(memberships.userId);
  const after = people.find(({ id }) => lastAssignedTo === null || id > lastAssignedTo);
  return (after ?? people[0])?.id ?? null;
}

/** The contact whose e-mail or telephone it is; the first of several. */
export async function knownContact(
  tx: Database,
  { tenantId, email, phones }: Pick<IncomingLead, 'tenantId' | 'email' | 'phones'>,
): Promise<string | null> {
  const same = [
    ...(email === null
      ? []
      : [eq(sql`lower(${contacts.email})`, email.toLowerCase()), eq(contacts.email2, email)]),
    ...phones.flatMap((phone) => [eq(contacts.phone, phone), eq(contacts.mobile, phone)]),
  ];
  if (same.length === 0) return null;
  const [found] = await tx
    .select({ id: contacts.id })
    .from(contacts)
    .where(
      and(
        eq(contacts.tenantId, tenantId),
        isNull(contacts.deletedAt),
        eq(contacts.status, 'active'),
        or(...same),
      ),
    )
    .limit(1);
  return found?.id ?? null;
}

/** The earlier request that this one repeats; null for none. */
export async function earlierLead(
  db: Database,
  lead: Pick<IncomingLead, 'tenantId' | 'email' | 'phones' | 'lotId' | 'receivedAt'>,
): Promise<PortalLead | null> {
  const since = daysLater(lead.receivedAt, -duplicateDays);
  const known = await db
    .select()
    .from(portalLeads)
    .where(
      and(
        eq(portalLeads.tenantId, lead.tenantId),
        isNull(portalLeads.deletedAt),
        gte(portalLeads.receivedAt, since),
      ),
    )
    .orderBy(desc(portalLeads.receivedAt))
    .limit(500);
  return duplicateOf(lead, known);
}

/** Where an answer to what the company sends by itself goes: to who is in charge, else to its owner. */
export async function answerAddress(
  tx: Database,
  tenantId: string,
  assignedTo: string | null,
): Promise<string | null> {
  if (assignedTo !== null) {
    const [found] = await tx
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, assignedTo))
      .limit(1);
    if (found !== undefined) return found.email;
  }
  const [owner] = await tx
    .select({ email: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.tenantId, tenantId), membershipInForce, eq(memberships.role, 'owner')))
    .orderBy(asc(memberships.createdAt), asc(users.id))
    .limit(1);
  return owner?.email ?? null;
}
