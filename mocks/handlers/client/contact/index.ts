import { isNull, sql } from 'drizzle-orm';
import { contactFormPage } from '#contracts/client/contact/form.ts';
import { bulkContacts, contactDownload, contactIndexPage } from '#contracts/client/contact/index.ts';
import { storeContact, updateContact } from '#contracts/client/contact/payload.ts';
import type { ContactTab } from '#contracts/client/contact/tabs.ts';
import type * as z from 'zod';
import type { ContactRole, ContactState } from '#domain/relation/contact.ts';
import { contacts, type Contact } from '#mocks/db/schema/index.ts';
import { answerDownload } from '#mocks/server/downloads/answer.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { clientData, clientPage } from '#mocks/server/handler.ts';
import { bulkHandler } from '#mocks/server/records/bulk.ts';
import { recordBin } from '#mocks/server/records/record-bin.ts';
import { withTags } from '#mocks/server/records/tags.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { membersOf } from '../operation/members.ts';
import { consentsOf, updateConsentHandler } from './consents.ts';
import { duplicatePairs } from './duplicates.ts';
import { destroyExchangeHandler, storeExchangeHandler, timelineOf } from './exchanges.ts';
import { contactImport } from './import.ts';
import { attachOperationHandler, detachOperationHandler, operationsOf } from './linked-operations.ts';
import { contactSource } from './list.ts';
import { duplicatesHandler, mergeHandler } from './merge.ts';
import { checkOwner, contact } from './record.ts';

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
    if (set.field === 'tags') return withTags(context, row.displayName, row, set.tags);
    const status: ContactState = set.isArchived ? 'archived' : 'active';
    return row.status === status || row.status === 'anonymised' ? null : { status };
  },
});

async function formProps(context: ClientContext, row: Contact | null, asked: ContactTab) {
  // What belongs to a contact needs one.
  const tab = row === null ? 'fiche' : asked;
  return {
    tab,
    form: await contact.formProps(context, row),
    people: await membersOf(context),
    tags: await tagsInUse(context),
    activity: row !== null && tab === 'activite' ? await timelineOf(context, row) : null,
    operations: row !== null && tab === 'operations' ? await operationsOf(context, row) : null,
    consents: row !== null && tab === 'consentements' ? await consentsOf(context, row) : null,
    today: parisDay(context.deps.clock.businessNow()),
  };
}

/** The form of a new contact, of the role that the address asks for. */
async function newContact(context: ClientContext, role: ContactRole | null) {
  const props = await formProps(context, null, 'fiche');
  if (role !== null) props.form.values.roles = [role];
  return props;
}

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
    'client.contact.create': clientPage(contactFormPage, (context, { role }) => newContact(context, role)),
    'client.contact.edit': clientPage(contactFormPage, async (context, { tab }) =>
      formProps(context, await contact.ofRoute(context), tab),
    ),
    'client.contact.store': contact.store(storeContact),
    'client.contact.update': contact.update(updateContact),
    'client.contact.destroy': contact.destroy,
    'client.contact.bulk': bulk,
    'client.contact.duplicates': duplicatesHandler,
    'client.contact.merge': mergeHandler,
    'client.contact.note.store': storeExchangeHandler,
    'client.contact.note.destroy': destroyExchangeHandler,
    'client.contact.operation.attach': attachOperationHandler,
    'client.contact.operation.detach': detachOperationHandler,
    'client.contact.consent.update': updateConsentHandler,
  },
  records: [contact.resource],
  listPages: [contactSource.listPage],
  downloads: [contactSource.download],
  bins: [recordBin(contact)],
  imports: [contactImport],
});
