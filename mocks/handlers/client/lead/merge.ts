import { eq } from 'drizzle-orm';
import { mergeLead } from '#contracts/client/ubiflow-sale-plan/prospects/payload.ts';
import { prospects as index } from '#generated/routes/client/ubiflow-sale-plan.ts';
import * as leadMessages from '#messages/client/lead.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import type { Database } from '#mocks/db/database.ts';
import type { ColumnsOf } from '#mocks/db/queries/business-table.ts';
import { leadActivities, portalLeads, type PortalLead } from '#mocks/db/schema/index.ts';
import { deletedFlash } from '#mocks/server/bin/undo.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { leadName } from './list.ts';
import { activityOf, lead } from './record.ts';

/** What the request that stays lacks and the other has. */
function takenColumns(kept: PortalLead, merged: PortalLead): ColumnsOf<typeof portalLeads> {
  const fields = [
    'firstName',
    'lastName',
    'email',
    'listingRef',
    'budgetCents',
    'consentText',
    'assignedTo',
    'contactId',
    'visitId',
  ] as const;
  const taken = fields.filter((name) => kept[name] === null && merged[name] !== null);
  const answers = [kept.firstResponseAt, merged.firstResponseAt].filter((at) => at !== null);
  return {
    ...Object.fromEntries(taken.map((name) => [name, merged[name]])),
    ...(kept.operationId === null && { operationId: merged.operationId, lotId: merged.lotId }),
    phones: [...new Set([...kept.phones, ...merged.phones])],
    message: [kept.message, kept.message.includes(merged.message) ? '' : merged.message]
      .filter(Boolean)
      .join('\n\n'),
    firstResponseAt: answers.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null,
    ...(kept.status === 'new' && answers.length > 0 && { status: 'contacted' as const }),
  };
}

/** Makes one request of two: the other one goes to the bin, its history stays with the one that is kept. */
export const mergeHandler = clientAction(mergeLead, {
  find: lead.ofRouteToChange,
  act: async (context, { targetId }, merged) => {
    const kept = targetId === merged.id ? null : await lead.find(context.db, targetId);
    if (kept === null) {
      throw new ValidationFailure({ targetId: validationText(context.locale, 'unknownRecord') });
    }
    await lead.merge(context, kept, merged, {
      columns: takenColumns(kept, merged),
      bring: (tx) => bring(context, tx, kept, merged),
    });
    const { merge } = messagesFor(context.locale, leadMessages);
    const text = fill(merge.done, { name: leadName(kept) });
    return redirect(
      index({ query: { open: kept.id } }),
      deletedFlash(context, { type: 'lead', id: merged.id, text }),
    );
  },
});

async function bring(
  context: ClientContext,
  tx: Database,
  kept: PortalLead,
  merged: PortalLead,
): Promise<void> {
  await tx.update(leadActivities).set({ leadId: kept.id }).where(eq(leadActivities.leadId, merged.id));
  await tx.insert(leadActivities).values(activityOf(context, kept, { kind: 'note', detail: 'merged' }));
  // Whoever wrote what follows next has asked for the same.
  await tx.update(portalLeads).set({ duplicateOf: kept.id }).where(eq(portalLeads.duplicateOf, merged.id));
  await tx.update(portalLeads).set({ duplicateOf: kept.id }).where(eq(portalLeads.id, merged.id));
  if (kept.duplicateOf === merged.id) {
    await tx.update(portalLeads).set({ duplicateOf: null }).where(eq(portalLeads.id, kept.id));
  }
}
