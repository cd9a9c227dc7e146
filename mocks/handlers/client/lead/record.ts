import { and, eq, isNull } from 'drizzle-orm';
import { leadFields, type LeadPayload } from '#contracts/client/ubiflow-sale-plan/prospects/payload.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { LeadActivityKind } from '#domain/lead/lead.ts';
import { prospects as index } from '#generated/routes/client/ubiflow-sale-plan.ts';
import * as leadMessages from '#messages/client/lead.ts';
import { validationText } from '#messages/validation.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import {
  lots,
  operations,
  portalLeads,
  type NewLeadActivity,
  type PortalLead,
} from '#mocks/db/schema/index.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { defineRecord } from '#mocks/server/records/define-record.ts';
import { recordBin } from '#mocks/server/records/record-bin.ts';
import { leadName } from './list.ts';

/** The telephones of a request whose first one was changed. */
function phonesOf(phone: string | null, known: readonly string[]): string[] {
  const others = known.slice(1).filter((other) => other !== phone);
  return phone === null || phone === '' ? others : [phone, ...others];
}

/** A request as a declared record. */
export const lead = defineRecord<typeof portalLeads, LeadPayload>({
  type: 'lead',
  area: 'lead',
  table: portalLeads,
  payload: leadFields,
  label: leadName,
  messages: leadMessages,
  href: (id) => index({ query: { open: id } }),
  listHref: index,
  isEditedInList: true,
  values: ({ phones }) => ({ phone: phones[0] ?? null }),
  check: (context, payload) => checkPlace(context, payload),
  saved: async (_context, tx, { id, payload, before }) => {
    const phones = phonesOf(payload.phone, before?.phones ?? []);
    await tx.update(portalLeads).set({ phones }).where(eq(portalLeads.id, id));
  },
  announce: (context, changed) =>
    broadcast(context, [channels.tenant(context.actor.tenant.id)], 'lead.changed', {
      ids: changed.map(({ id }) => id),
      by: context.actor.user.id,
    }),
});

export const leadBin = recordBin(lead);

/** Journal and channels tell who asks: they are for those who may know it. */
export const leadResourceRecord: typeof lead.resource = { ...lead.resource, can: 'lead.update' };

/** The operation is there and the lot is one of its. @throws ValidationFailure */
export async function checkPlace(
  { db, locale }: ClientContext,
  { operationId, lotId }: Pick<LeadPayload, 'operationId' | 'lotId'>,
): Promise<void> {
  const errors: Record<string, string> = {};
  const unknown = validationText(locale, 'unknownRecord');
  if (operationId !== null) {
    const isIt = and(eq(operations.id, operationId), liveOperations());
    const [found] = await db.select({ id: operations.id }).from(operations).where(isIt).limit(1);
    if (found === undefined) errors['operationId'] = unknown;
  }
  if (lotId !== null) {
    const isIt = and(eq(lots.id, lotId), eq(lots.operationId, operationId ?? ''), isNull(lots.deletedAt));
    const [found] = await db.select({ id: lots.id }).from(lots).where(isIt).limit(1);
    if (found === undefined) errors['lotId'] = unknown;
  }
  if (Object.keys(errors).length > 0) throw new ValidationFailure(errors);
}

/** A line of the history of a request, by whoever asks, now. */
export function activityOf(
  { deps, actor }: ClientContext,
  { id, tenantId }: Pick<PortalLead, 'id' | 'tenantId'>,
  line: { readonly kind: LeadActivityKind; readonly detail?: string; readonly body?: string },
): NewLeadActivity {
  const now = deps.clock.businessNow();
  return {
    ...line,
    id: deps.newId(),
    tenantId,
    leadId: id,
    byUserId: actor.user.id,
    at: now,
    createdAt: now,
    updatedAt: now,
  };
}

/** The first answer of a request: now, unless there was one. */
export const answeredNow = (
  { deps }: ClientContext,
  { firstResponseAt }: Pick<PortalLead, 'firstResponseAt'>,
): { readonly firstResponseAt?: Date } =>
  firstResponseAt === null ? { firstResponseAt: deps.clock.businessNow() } : {};
