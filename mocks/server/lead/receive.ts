import { eq } from 'drizzle-orm';
import { channels } from '#contracts/realtime/channels.ts';
import { leadDue } from '#domain/lead/due.ts';
import type { LeadKind, LeadPortal } from '#domain/lead/lead.ts';
import { day } from '#domain/time/day.ts';
import { prospects as index } from '#generated/routes/client/ubiflow-sale-plan.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  leadActivities,
  leadSources,
  portalLeads,
  tenants,
  type NewPortalLead,
} from '#mocks/db/schema/index.ts';
import { broadcast, type QueuedEvent } from '../broadcast.ts';
import type { ServerDependencies } from '../dependencies.ts';
import { queueMail } from '../mail/queue.ts';
import { notify } from '../notifications/notify.ts';
import { parisClock, parisInstant } from '../paris-time.ts';
import { answerAddress, chargeOf, earlierLead, knownContact } from './people.ts';
import { sourceOf } from './source.ts';

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
  /** The member who typed it: they know of it, and the person has been spoken to. */
  readonly typedBy?: string;
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
  const { recipientUserIds: _told, typedBy = null, firstName, lastName, email, phones, ...rest } = lead;
  const row: NewPortalLead = {
    ...rest,
    id,
    sourceId: typedBy === null ? source.id : null,
    firstName: firstName || null,
    lastName: lastName || null,
    email,
    phones: [...phones],
    dueAt: dueOf(lead.receivedAt),
    assignedTo,
    contactId: await knownContact(tx, lead),
    duplicateOf: (await earlierLead(tx, lead))?.id ?? null,
    createdBy: typedBy,
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
    byUserId: typedBy,
    at: lead.receivedAt,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  });
  await tx
    .update(leadSources)
    .set({
      ...(typedBy === null && { lastReceivedAt: lead.receivedAt }),
      ...(assignedTo !== null && { lastAssignedTo: assignedTo }),
      updatedAt: row.updatedAt,
    })
    .where(eq(leadSources.id, source.id));
  await notifyReceivers(receiver, tx, lead, row);
  if (typedBy === null && source.autoReply !== null) await answerAtOnce(receiver, tx, row, source.autoReply);
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

async function companyOf(tx: Database, tenantId: string) {
  const [tenant] = await tx
    .select({ id: tenants.id, name: tenants.name })
    .from(tenants)
    .where(eq(tenants.id, tenantId))
    .limit(1);
  return tenant;
}

async function notifyReceivers(
  receiver: LeadReceiver,
  tx: Database,
  lead: IncomingLead,
  { id, assignedTo = null }: NewPortalLead,
): Promise<void> {
  const tenant = await companyOf(tx, lead.tenantId);
  if (tenant === undefined) return;
  const named = [
    ...new Set([...(assignedTo === null ? [] : [assignedTo]), ...(lead.recipientUserIds ?? [])]),
  ];
  await notify(receiver, tx, {
    kind: 'lead.received',
    to: named.length > 0 ? { userIds: named } : { tenantRoles: ['owner', 'collaborator'] },
    tenant,
    values: { name: [lead.firstName, lead.lastName].filter(Boolean).join(' ') || lead.email || '–' },
    href: index({ query: { open: id } }),
    subject: { type: 'lead', id },
    operationId: lead.operationId,
    ...(lead.typedBy !== undefined && { exceptUserId: lead.typedBy }),
  });
}

/** Sends what the company answers by itself; a person’s own answer is still due. One answer for what repeats itself. */
async function answerAtOnce(
  { deps }: LeadReceiver,
  tx: Database,
  lead: NewPortalLead,
  message: string,
): Promise<void> {
  const tenant = await companyOf(tx, lead.tenantId);
  const { email = null, duplicateOf = null } = lead;
  if (tenant === undefined || email === null || duplicateOf !== null) return;
  const replyTo = await answerAddress(tx, lead.tenantId, lead.assignedTo ?? null);
  await queueMail(
    { deps },
    tx,
    'lead.acknowledged',
    {
      email,
      name: [lead.firstName, lead.lastName].filter(Boolean).join(' ') || null,
      locale: 'fr',
      tenant,
      ...(replyTo !== null && { replyTo }),
      about: {
        senderId: null,
        contactId: lead.contactId ?? null,
        operationId: lead.operationId ?? null,
      },
    },
    { company: tenant.name, message },
  );
  await tx.insert(leadActivities).values({
    id: deps.newId(),
    tenantId: lead.tenantId,
    leadId: lead.id,
    kind: 'reply',
    detail: '',
    body: message,
    at: lead.receivedAt,
    createdAt: deps.clock.businessNow(),
    updatedAt: deps.clock.businessNow(),
  });
}
