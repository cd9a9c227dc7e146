import { and, eq } from 'drizzle-orm';
import {
  assignLead,
  callLead,
  moveLead,
  replyToLead,
  storeLead,
} from '#contracts/client/ubiflow-sale-plan/prospects/payload.ts';
import { leadObstacle } from '#domain/lead/steps.ts';
import type { LeadLostReason, LeadState } from '#domain/lead/lead.ts';
import { prospects as index } from '#generated/routes/client/ubiflow-sale-plan.ts';
import { bulkUndo } from '#generated/routes/root.ts';
import * as leadMessages from '#messages/client/lead.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import * as recordMessages from '#messages/record.ts';
import { validationText } from '#messages/validation.ts';
import type { ColumnsOf } from '#mocks/db/queries/business-table.ts';
import { leadActivities, suppressions, type portalLeads, type PortalLead } from '#mocks/db/schema/index.ts';
import { fullName } from '#mocks/server/actor.ts';
import { audit } from '#mocks/server/audit.ts';
import { backAddress } from '#mocks/server/back.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { earlierLead } from '#mocks/server/lead/people.ts';
import { announceLead, receiveLead, type IncomingLead } from '#mocks/server/lead/receive.ts';
import { addressHash } from '#mocks/server/mail/outcome.ts';
import { queueMail } from '#mocks/server/mail/queue.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { memberNames } from '../operation/members.ts';
import { leadName } from './list.ts';
import { activityOf, answeredNow, checkPlace, lead } from './record.ts';

const textsOf = ({ locale }: ClientContext) => messagesFor(locale, leadMessages);

const withFlash = (context: ClientContext, text: string) =>
  redirect(backAddress(context), { type: 'success', text });

/** A day as people write it. */
const dayText = (instant: Date): string => parisDay(instant).split('-').toReversed().join('/');

/** Enters a request that came in otherwise than by a portal. */
export const storeHandler = clientAction(storeLead, async (context, { isTwinAccepted, phone, ...given }) => {
  await checkPlace(context, given);
  const { deps, actor } = context;
  const incoming: IncomingLead = {
    ...given,
    tenantId: actor.tenant.id,
    externalId: null,
    listingRef: given.listingRef === '' ? null : given.listingRef,
    email: given.email === '' ? null : given.email,
    phones: phone === null || phone === '' ? [] : [phone],
    consentText: null,
    receivedAt: deps.clock.businessNow(),
    raw: null,
    typedBy: actor.user.id,
  };
  const twin = isTwinAccepted ? null : await earlierLead(context.db, incoming);
  const texts = textsOf(context);
  if (twin !== null) {
    const words = { name: leadName(twin), date: dayText(twin.receivedAt) };
    throw new ValidationFailure({ isTwinAccepted: fill(texts.panel.resembles, words) });
  }
  const id = await context.db.transaction(async (tx) => {
    const made = await receiveLead(context, tx, incoming);
    if (made !== null) {
      const label =
        [given.firstName, given.lastName].filter(Boolean).join(' ') || given.email || (phone ?? '');
      await audit(context, tx, 'lead.create', { type: 'lead', id: made, label });
    }
    return made;
  });
  if (id === null) throw new RangeError('a request without an identifier of its own is always new');
  announceLead(context, id, incoming);
  const row = await lead.find(context.db, id);
  const text = fill(texts.created, { name: row === null ? '' : leadName(row) });
  return redirect(index({ query: { open: id } }), { type: 'success', text });
});

/** What a state brings with it. */
export const stateColumns = (
  context: ClientContext,
  row: PortalLead,
  status: LeadState,
  lostReason: LeadLostReason | null,
): ColumnsOf<typeof portalLeads> => ({
  status,
  lostReason: status === 'lost' ? lostReason : null,
  ...(status === 'contacted' && answeredNow(context, row)),
});

/** @throws ValidationFailure at the reason, or at nothing, where the step is refused */
export function checkStep(
  context: ClientContext,
  row: PortalLead,
  to: LeadState,
  lostReason: LeadLostReason | null,
): void {
  const obstacle = leadObstacle({ from: row.status, to, lostReason });
  if (obstacle === null) return;
  const { obstacles, choices } = textsOf(context);
  const text = fill(obstacles[obstacle], { from: choices.status[row.status], to: choices.status[to] });
  throw new ValidationFailure({ [obstacle === 'noReason' ? 'lostReason' : 'base']: text });
}

/** Takes a request to a state; the answer offers the way back. */
export const statusHandler = clientAction(moveLead, {
  find: lead.ofRouteToChange,
  act: async (context, { status, lostReason }, row) => {
    checkStep(context, row, status, lostReason);
    await lead.change(context, row, {
      action: 'status',
      columns: stateColumns(context, row, status, lostReason),
      alongside: async (tx) => {
        await tx.insert(leadActivities).values(activityOf(context, row, { kind: 'status', detail: status }));
      },
    });
    const { moved, choices } = textsOf(context);
    const label = messagesFor(context.locale, recordMessages).undo;
    return redirect(backAddress(context), {
      type: 'success',
      text: fill(moved, { name: leadName(row), status: choices.status[status] }),
      undo: { href: bulkUndo(context.requestId), method: 'POST', label },
    });
  },
});

/** Gives a request to a member, or to nobody. */
export const assignHandler = clientAction(assignLead, {
  find: lead.ofRouteToChange,
  act: async (context, { userId }, row) => {
    if (userId !== null && !(await memberNames(context, [userId])).has(userId)) {
      throw new ValidationFailure({ userId: validationText(context.locale, 'unknownRecord') });
    }
    await lead.change(context, row, {
      action: 'assign',
      columns: { assignedTo: userId },
      alongside: async (tx) => {
        await tx
          .insert(leadActivities)
          .values(activityOf(context, row, { kind: 'assigned', detail: userId ?? '' }));
      },
    });
    const { assign } = textsOf(context);
    return withFlash(context, fill(userId === null ? assign.freed : assign.done, { name: leadName(row) }));
  },
});

/** The columns of a request that somebody has just reached the person about. */
const reachedColumns = (context: ClientContext, row: PortalLead): ColumnsOf<typeof portalLeads> => ({
  ...answeredNow(context, row),
  ...(row.status === 'new' && { status: 'contacted' }),
});

/** Answers by e-mail, in the name of the company; that is the first answer where there was none. */
export const replyHandler = clientAction(replyToLead, {
  find: lead.ofRouteToChange,
  act: async (context, { subject, body }, row) => {
    const { reply } = textsOf(context);
    const { email } = row;
    if (email === null) throw new ValidationFailure({ base: reply.noEmail });
    const isRefusing = and(
      eq(suppressions.addressHash, await addressHash(email)),
      eq(suppressions.reason, 'bounced'),
    );
    const refusals = await context.db.select({ id: suppressions.id }).from(suppressions).where(isRefusing);
    if (refusals.length > 0) throw new ValidationFailure({ base: reply.refused });
    const { tenant, user } = context.actor;
    await lead.change(context, row, {
      action: 'reply',
      columns: reachedColumns(context, row),
      alongside: async (tx) => {
        await queueMail(
          context,
          tx,
          'lead.reply',
          {
            email,
            name: [row.firstName, row.lastName].filter(Boolean).join(' ') || null,
            locale: 'fr',
            tenant,
            replyTo: user.email,
            about: { senderId: user.id, contactId: row.contactId, operationId: row.operationId },
          },
          {
            sender: fullName(user),
            company: tenant.name,
            subject,
            message: body,
          },
        );
        const line = activityOf(context, row, { kind: 'reply', detail: subject, body });
        await tx.insert(leadActivities).values(line);
      },
    });
    return withFlash(context, fill(reply.done, { name: leadName(row) }));
  },
});

/** Writes down a call; who was reached has been answered. */
export const callHandler = clientAction(callLead, {
  find: lead.ofRouteToChange,
  act: async (context, { result, note }, row) => {
    const isAnswer = result === 'reached' || result === 'message_left';
    await lead.change(context, row, {
      action: 'call',
      columns: isAnswer ? reachedColumns(context, row) : {},
      alongside: async (tx) => {
        const line = activityOf(context, row, { kind: 'call', detail: result, body: note });
        await tx.insert(leadActivities).values(line);
      },
    });
    return withFlash(context, textsOf(context).call.done);
  },
});
