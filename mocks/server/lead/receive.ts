import { and, desc, eq, gte, isNull, or, sql } from 'drizzle-orm';
import { channels } from '#contracts/realtime/channels.ts';
import { leadDue } from '#domain/lead/due.ts';
import { duplicateDays, duplicateOf } from '#domain/lead/duplicate.ts';
import type { LeadKind, LeadPortal } from '#domain/lead/lead.ts';
import { day } from '#domain/time/day.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  contacts,
  leadActivities,
  leadSources,
  memberships,
  operations,
  portalLeads,
  tenants,
  type LeadSource,
  type NewPortalLead,
} from '#mocks/db/schema/index.ts';
import { membershipInForce } from '#mocks/db/queries/memberships-in-force.ts';
import { broadcast, type QueuedEvent } from '../broadcast.ts';
import type { ServerDependencies } from '../dependencies.ts';
import { notify } from '../notifications/notify.ts';
import { daysLater } from '../paris-day.ts';
import { parisClock, parisInstant } from '../paris-time.ts';

/** A request as it came in, from whatever side. */
export interface IncomingLead {
  readonly tenantId: string;
  readonly operationId: string | null;
  readonly lotId: string | null;
  readonly portal: LeadPortal;
  readonly externalId: string | null;
  readonly listingRef: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  /** E.164. */
  readonly phones: readonly string[];
  readonly message: string;
  readonly kind: LeadKind;
  readonly budgetCents: number | null;
  readonly consentText: string | null;
  readonly receivedAt: Date;
  readonly raw: Record<string, unknown> | null;
  /** Told beside or instead of who is in charge: those that a mini-site names. */
  readonly recipientUserIds?: readonly string[];
}

/** Whoever receives: a request of a visitor, of another server, of a member, or a job. */
export interface LeadReceiver {
  readonly deps: ServerDependencies & { readonly db: unknown };
  readonly outbox: QueuedEvent[];
  readonly url?: URL;
}

/** When a request that came in is to be answered. */
export function dueOf(receivedAt: Date): Date {
  const { on, time } = parisClock(receivedAt);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const due = leadDue({ day: day(on), minute: hour * 60 + minute });
  const two = (part: number): string => String(part).padStart(2, '0');
  return parisInstant(due.day, `${two(Math.floor(due.minute / 60))}:${two(due.minute % 60)}`);
}

/** The way in of a company: made with the first request, or when its settings are first looked at. */
export async function sourceOf(
  deps: Pick<ServerDependencies, 'newId' | 'clock'>,
  db: Database,
  tenantId: string,
): Promise<LeadSource> {
  const now = deps.clock.businessNow();
  await db
    .insert(leadSources)
    .values({ id: deps.newId(), tenantId, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
  const [row] = await db.select().from(leadSources).where(eq(leadSources.tenantId, tenantId)).limit(1);
  if (row === undefined) throw new RangeError('the way in was not made');
  return row;
}

/**
 * Keeps a request: finds what it repeats and who it is, puts somebody in charge, tells them. Give the transaction
 * in which it is kept; `announceLead` follows once that is over.
 *
 * @returns its identifier, or null when this very request was kept before
 */
export async function receiveLead(
  receiver: LeadReceiver,
  tx: Database,
  lead: IncomingLead,
): Promise<string | null> {
  const { deps } = receiver;
  const source = await sourceOf(deps, tx, lead.tenantId);
  const assignedTo = await chargeOf(tx, source, lead);
  const id = deps.newId();
  const { recipientUserIds: _told, firstName, lastName, email, phones, ...rest } = lead;
  const row: NewPortalLead = {
    ...rest,
    id,
    sourceId: source.id,
    firstName: firstName || null,
    lastName: lastName || null,
    email,
    phones: [...phones],
    dueAt: dueOf(lead.receivedAt),
    assignedTo,
    contactId: await knownContact(tx, lead),
    duplicateOf: (await earlier(tx, lead))?.id ?? null,
    createdAt: deps.clock.businessNow(),
    updatedAt: deps.clock.businessNow(),
  };
  const made = await tx
    .insert(portalLeads)
    .values(row)
    .onConflictDoNothing({ target: [portalLeads.tenantId, portalLeads.portal, portalLeads.externalId] })
    .returning({ id: portalLeads.id });
  if (made.length === 0) return null;
  await tx.insert(leadActivities).values({
    id: deps.newId(),
    tenantId: lead.tenantId,
    leadId: id,
    kind: 'received',
    detail: lead.portal,
    at: lead.receivedAt,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  });
  await tx
    .update(leadSources)
    .set({ lastReceivedAt: lead.receivedAt, ...(assignedTo !== null && { lastAssignedTo: assignedTo }) })
    .where(eq(leadSources.id, source.id));
  await tell(receiver, tx, lead, { id, assignedTo });
  return id;
}

/** Tells the pages that show requests that one came in. */
export function announceLead(
  { outbox }: Pick<LeadReceiver, 'outbox'>,
  id: string,
  { tenantId, operationId, lotId, portal }: IncomingLead,
): void {
  broadcast(
    { outbox },
    [channels.tenant(tenantId), ...(operationId === null ? [] : [channels.operation(operationId)])],
    'lead.received',
    { id, portal, lotId, operationId },
    operationId,
  );
}

async function tell(
  receiver: LeadReceiver,
  tx: Database,
  lead: IncomingLead,
  { id, assignedTo }: { readonly id: string; readonly assignedTo: string | null },
): Promise<void> {
  const [tenant] = await tx
    .select({ id: tenants.id, name: tenants.name })
    .from(tenants)
    .where(eq(tenants.id, lead.tenantId))
    .limit(1);
  if (tenant === undefined) return;
  const named = [
    ...new Set([...(assignedTo === null ? [] : [assignedTo]), ...(lead.recipientUserIds ?? [])]),
  ];
  await notify(receiver, tx, {
    kind: 'lead.received',
    to: named.length > 0 ? { userIds: named } : { tenantRoles: ['owner', 'collaborator'] },
    tenant,
    values: { name: [lead.firstName, lead.lastName].filter(Boolean).join(' ') || lead.email || '–' },
    href: null,
    subject: { type: 'lead', id },
    operationId: lead.operationId,
  });
}

/** Who is put in charge by itself. */
async function chargeOf(
  tx: Database,
  { assignment, lastAssignedTo }: LeadSource,
  { tenantId, operationId }: IncomingLead,
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
    .where(
      and(
        eq(memberships.tenantId, tenantId),
        membershipInForce,
        eq(memberships.operationScope, 'all'),
        or(eq(memberships.role, 'owner'), eq(memberships.role, 'collaborator')),
      ),
    )
    .orderBy(memberships.userId);
  const after = people.find(({ id }) => lastAssignedTo === null || id > lastAssignedTo);
  return (after ?? people[0])?.id ?? null;
}

async function knownContact(tx: Database, { tenantId, email, phones }: IncomingLead): Promise<string | null> {
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

async function earlier(tx: Database, lead: IncomingLead) {
  const since = daysLater(lead.receivedAt, -duplicateDays);
  const known = await tx
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
