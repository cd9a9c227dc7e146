import { contactFields, type ContactPayload } from '#contracts/client/contact/payload.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { edit, index } from '#generated/routes/client/contact.ts';
import * as contactMessages from '#messages/client/contact.ts';
import { validationText } from '#messages/validation.ts';
import { contacts } from '#mocks/db/schema/index.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { defineRecord } from '#mocks/server/records/define-record.ts';
import { memberNames } from '../operation/members.ts';

/** The contact as a declared record. */
export const contact = defineRecord<typeof contacts, ContactPayload>({
  type: 'contact',
  area: 'contact',
  table: contacts,
  payload: contactFields,
  label: (row) => row.displayName,
  messages: contactMessages,
  href: edit,
  listHref: index,
  blank: ({ actor }) => ({
    kind: 'person',
    language: 'fr',
    source: 'manual',
    ownerUserId: actor.user.id,
  }),
  check: async (context, { ownerUserId }) => {
    if (ownerUserId !== null) await checkOwner(context, ownerUserId);
  },
  obstacle: async (context, row) =>
    row.status === 'anonymised' ? validationText(context.locale, 'forbidden') : null,
  announce: (context, changed) =>
    broadcast(context, [channels.tenant(context.actor.tenant.id)], 'contact.changed', {
      ids: changed.map(({ id }) => id),
      by: context.actor.user.id,
    }),
});

/** Only members of the company look after contacts. @throws ValidationFailure */
export async function checkOwner(context: ClientContext, userId: string): Promise<void> {
  if ((await memberNames(context, [userId])).has(userId)) return;
  throw new ValidationFailure({ ownerUserId: validationText(context.locale, 'unknownRecord') });
}
