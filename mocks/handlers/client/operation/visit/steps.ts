import { and, eq, isNull } from 'drizzle-orm';
import { cancelVisit, completeVisit, missVisit } from '#contracts/client/operation/visit/payload.ts';
import { visitMachine } from '#domain/states/study/visit.ts';
import { edit } from '#generated/routes/client/operation/visit.ts';
import * as visitMessages from '#messages/client/visit.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import { visitFindings } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { redirect } from '#mocks/server/handler.ts';
import { machineRoutes, type TakenStep } from '../steps/machine-routes.ts';
import { insertFollowUp } from './follow-up.ts';
import { notifyCancelled } from './invite.ts';
import { visitPart, type FoundVisit } from './record.ts';

const visitRoutes = machineRoutes(visitMachine, {
  record: visitPart,
  find: visitPart.ofRoute,
  facts: (_context, { visit }, given) => ({
    startAt: visit.startAt.toISOString(),
    hostId: visit.hostId,
    ...given,
  }),
});

const withFlash =
  (key: 'complete' | 'cancel' | 'absence') =>
  ({ locale }: ClientContext, { operation, visit }: FoundVisit, { effects }: TakenStep<string>) =>
    redirect(edit({ operation: operation.id, visit: visit.id }), {
      type: 'success',
      text: [messagesFor(locale, visitMessages)[key].done, ...effects].join(' '),
    });

/** Records what came of a visit: it needs a report or a finding. */
export const completeHandler = visitRoutes.route(
  completeVisit,
  'complete',
  async (context, { rating, notes, followUpKind, followUpDueOn }, found) => {
    const { visit } = found;
    const ofVisit = and(eq(visitFindings.visitId, visit.id), isNull(visitFindings.removedAt));
    const findings = await context.db.select({ id: visitFindings.id }).from(visitFindings).where(ofVisit);
    const task =
      followUpKind === 'none' ? null : { id: context.deps.newId(), kind: followUpKind, dueOn: followUpDueOn };
    return {
      facts: { notes, findingsCount: findings.length, followUpKind },
      columns: {
        rating,
        notes: notes === '' ? null : notes,
        followUpKind,
        followUpDueOn: followUpKind === 'none' ? null : followUpDueOn,
        followUpTaskId: task?.id ?? null,
      },
      ...(task && { beforehand: (tx: Database) => insertFollowUp(context, tx, found, task) }),
    };
  },
  withFlash('complete'),
);

/** Nobody came. */
export const noShowHandler = visitRoutes.route(
  missVisit,
  'note-absence',
  () => ({ action: 'absence' }),
  withFlash('absence'),
);

/** Calls a visit off, for a reason; those who were invited are told. */
export const cancelHandler = visitRoutes.route(
  cancelVisit,
  'cancel',
  (context, { cancelReason }, found) => ({
    facts: { cancelReason },
    columns: { cancelReason },
    reason: cancelReason,
    alongside: (tx) => notifyCancelled(context, tx, found),
  }),
  withFlash('cancel'),
);
