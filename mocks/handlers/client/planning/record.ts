import { eventFields, type EventPayload } from '#contracts/client/planning/payload.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { planning as index } from '#generated/routes/client.ts';
import { edit } from '#generated/routes/client/planning.ts';
import * as planningMessages from '#messages/client/planning.ts';
import type { Database } from '#mocks/db/database.ts';
import { planningEvents, type PlanningEvent } from '#mocks/db/schema/index.ts';
import { fullName } from '#mocks/server/actor.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { notify } from '#mocks/server/notifications/notify.ts';
import { defineRecord } from '#mocks/server/records/define-record.ts';
import { reachesRecord } from '#mocks/server/records/reach.ts';
import { recordBin } from '#mocks/server/records/record-bin.ts';
import { checkPeople } from '../operation/people.ts';

/** An event of the planning as a declared record. */
export const event = defineRecord<typeof planningEvents, EventPayload>({
  type: 'event',
  area: 'planning',
  table: planningEvents,
  payload: eventFields,
  label: (row) => row.title,
  messages: planningMessages,
  href: edit,
  listHref: index,
  blank: ({ actor }) => ({ kind: 'meeting', attendeeIds: [actor.user.id] }),
  isWithinReach: (context, row) =>
    reachesRecord(context, 'planning.update', {
      ownerIds: [row.createdBy],
      assigneeIds: row.attendeeIds,
    }),
  check: (context, { attendeeIds, operationId }) =>
    checkPeople(context, { people: { attendeeIds }, operationId }),
  saved: notifyAttendees,
  announce: (context, changed) =>
    broadcast(context, [channels.tenant(context.actor.tenant.id)], 'planning.changed', {
      ids: changed.map(({ id }) => id),
      by: context.actor.user.id,
    }),
});

export const eventBin = recordBin(event);

interface SavedEvent {
  readonly id: string;
  readonly payload: EventPayload;
  readonly before: PlanningEvent | null;
}

/** Tells those who are newly expected, and the others when the time or the place changed. */
async function notifyAttendees(
  context: ClientContext,
  tx: Database,
  { id, payload, before }: SavedEvent,
): Promise<void> {
  const { title, startsOn, startTime, endsOn, endTime, location, attendeeIds, operationId } = payload;
  const already = new Set(before?.attendeeIds ?? []);
  const isMoved =
    before !== null &&
    JSON.stringify([
      before.startsOn,
      before.startTime ?? '',
      before.endsOn,
      before.endTime ?? '',
      before.location ?? '',
    ]) !== JSON.stringify([startsOn, startTime, endsOn, endTime, location]);
  const date = `${startsOn.split('-').toReversed().join('/')}${startTime === '' ? '' : ` ${startTime}`}`;
  const notifyPeople = async (kind: 'planning.invited' | 'planning.changed', userIds: readonly string[]) => {
    if (userIds.length === 0) return;
    await notify(context, tx, {
      kind,
      to: { userIds },
      tenant: context.actor.tenant,
      values: { actor: fullName(context.actor.user), title, date },
      href: edit(id),
      subject: { type: 'event', id },
      operationId,
      exceptUserId: context.actor.user.id,
    });
  };
  await notifyPeople(
    'planning.invited',
    attendeeIds.filter((userId) => !already.has(userId)),
  );
  if (!isMoved) return;
  await notifyPeople(
    'planning.changed',
    attendeeIds.filter((userId) => already.has(userId)),
  );
}
