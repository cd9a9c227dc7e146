import { isNull, sql } from 'drizzle-orm';
import { contactFormPage } from '#contracts/client/contact/form.ts';
import { bulkContacts, contactDownload, contactIndexPage } from '#contracts/client/contact/index.ts';
import {
  contactFields,
  storeContact,
  updateContact,
  type ContactPayload,
} from '#contracts/client/contact/payload.ts';
import { maxTags } from '#contracts/limits.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type * as z from 'zod';
import type { ContactState } from '#domain/relation/contact.ts';
import { edit, index } from '#generated/routes/client/contact.ts';
import * as contactMessages from '#messages/client/contact.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import * as recordMessages from '#messages/record.ts';
import { validationText } from '#messages/validation.ts';
import { contacts, type Contact } from '#mocks/db/schema/index.ts';
import { answerDownload } from '#mocks/server/downloads/answer.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientData, clientPage } from '#mocks/server/handler.ts';
import { bulkHandler } from '#mocks/server/records/bulk.ts';
import { defineRecord } from '#mocks/server/records/define-record.ts';
import { recordBin } from '#mocks/server/records/record-bin.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { memberNames, membersOf } from '../operation/members.ts';
import { duplicatePairs } from './duplicates.ts';
import { contactImport } from './import.ts';
import { contactSource } from './list.ts';

const contact = defineRecord<typeof contacts, ContactPayload>({
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

async function checkOwner(context: ClientContext, userId: string): Promise<void> {
  if ((await memberNames(context, [userId])).has(userId)) return;
  throw new ValidationFailure({ ownerUserId: validationText(context.locale, 'unknownRecord') });
}

const bulk = bulkHandler(bulkContacts, {
  list: contactSource,
  record: contact,
  check: async (context, { set }: z.output<typeof bulkContacts.payload>) => {
    if (set.field === 'owner' && set.ownerUserId !== null) await checkOwner(context, set.ownerUserId);
  },
  action: ({ set }) => (set.field === 'owner' ? 'assign' : set.field === 'tags' ? 'tag' : 'archive'),
  change: (context, row, { set }) => {
    if (set.field === 'owner') {
      return row.ownerUserId === set.ownerUserId ? null : { ownerUserId: set.ownerUserId };
    }
    if (set.field === 'tags') return taggedWith(context, row, set.tags);
    const status: ContactState = set.isArchived ? 'archived' : 'active';
    return row.status === status || row.status === 'anonymised' ? null : { status };
  },
});

function taggedWith({ locale }: ClientContext, row: Contact, added: readonly string[]) {
  const tags = [...new Set([...row.tags, ...added])];
  if (tags.length > maxTags) {
    const text = messagesFor(locale, recordMessages).tooManyTags;
    throw new ValidationFailure({ base: fill(text, { name: row.displayName, max: maxTags }) });
  }
  return tags.length === row.tags.length ? null : { tags };
}

const formProps = async (context: ClientContext, row: Contact | null) => ({
  form: await contact.formProps(context, row),
  people: await membersOf(context),
  tags: await tagsInUse(context),
});

async function tagsInUse({ db }: ClientContext): Promise<string[]> {
  const rows = await db
    .selectDistinct({ tag: sql<string>`unnest(${contacts.tags})` })
    .from(contacts)
    .where(isNull(contacts.deletedAt));
  return rows.map(({ tag }) => tag).toSorted((a, b) => a.localeCompare(b, 'fr'));
}

/** Contacts of a company: list, form, file, bin, import. */
export const contactResource = defineResource({
  handlers: {
    'client.contact.index': clientPage(contactIndexPage, async (context, query) => ({
      list: await contactSource.answer(context, query),
      people: await membersOf(context),
      duplicatesCount: (await duplicatePairs(context)).length,
    })),
    'client.contact.download': clientData(contactDownload, (context, { format }) =>
      answerDownload(context, contactSource.download, format),
    ),
    'client.contact.create': clientPage(contactFormPage, (context) => formProps(context, null)),
    'client.contact.edit': clientPage(contactFormPage, async (context) =>
      formProps(context, await contact.ofRoute(context)),
    ),
    'client.contact.store': contact.store(storeContact),
    'client.contact.update': contact.update(updateContact),
    'client.contact.destroy': contact.destroy,
    'client.contact.bulk': bulk,
  },
  records: [contact.resource],
  listPages: [contactSource.listPage],
  downloads: [contactSource.download],
  bins: [recordBin(contact)],
  imports: [contactImport],
});
