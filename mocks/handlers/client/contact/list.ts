import { inArray, sql } from 'drizzle-orm';
import { contactList, type ContactRow } from '#contracts/client/contact/index.ts';
import { index } from '#generated/routes/client/contact.ts';
import * as contactMessages from '#messages/client/contact.ts';
import {
  contactConsents,
  contactOperations,
  contacts,
  operations,
  type Contact,
} from '#mocks/db/schema/index.ts';
import { fileOf } from '#mocks/server/lists/file-columns.ts';
import { defineListSource, type RowContext } from '#mocks/server/lists/define-list-source.ts';
import {
  byArray,
  byColumn,
  byPeriod,
  choiceLabels,
  departmentLabels,
} from '#mocks/server/lists/filter-source.ts';
import { operationLabels, operationNames } from '#mocks/server/lists/operation-names.ts';
import { memberLabels, personNames } from '#mocks/server/lists/people.ts';

// Columns are written out: drizzle leaves the table off a column where a query reads one table alone, and `id`
// would then be that of the inner one.
/** What was last said of prospecting by e-mail. */
const consent = sql<string>`coalesce((
  select case when consent.is_given then 'given' else 'refused' end from ${contactConsents} consent
  where consent.contact_id = "contacts"."id" and consent.purpose = 'email-prospecting'
  order by consent.at desc, consent.id desc limit 1), 'unknown')`;

/** Operations that a contact is part of: linked to it, or sold or brought by it. */
const operationIds = sql<string[]>`array(
  select link.operation_id from ${contactOperations} link where link.contact_id = "contacts"."id"
  union select sale.id from ${operations} sale where sale.deleted_at is null
    and "contacts"."id" in (sale.seller_contact_id, sale.agent_contact_id))`;

const department = sql<string>`left(nullif(${contacts.inseeCode}, ''), 2)`;

/** Where the list of contacts finds its rows. */
export const contactSource = defineListSource(contactList, {
  page: 'Client/Contact/Index',
  area: 'contact',
  table: contacts,
  href: index,
  search: contacts.searchText,
  filters: {
    role: byArray(contacts.roles, choiceLabels(contactMessages, 'roles')),
    operationId: byArray(operationIds, operationLabels),
    ownerUserId: byColumn(contacts.ownerUserId, memberLabels),
    tag: byArray(contacts.tags),
    consent: byColumn(consent, choiceLabels(contactMessages, 'consent')),
    source: byColumn(contacts.source, choiceLabels(contactMessages, 'source')),
    department: byColumn(department, departmentLabels),
    city: byColumn(contacts.city),
    lastContact: byPeriod(contacts.lastContactAt, 'instant'),
    status: byColumn(contacts.status, choiceLabels(contactMessages, 'status')),
  },
  sorts: {
    name: sql`lower(coalesce(${contacts.lastName}, ${contacts.companyName}))`,
    lastContactAt: contacts.lastContactAt,
    createdAt: contacts.createdAt,
  },
  rows: contactRows,
  download: fileOf(contactMessages, {
    name: 'text',
    company: 'text',
    roles: 'text',
    email: 'text',
    phone: 'text',
    city: 'text',
    owner: { kind: 'text', value: ({ owner }) => owner?.name ?? null },
    lastContactAt: 'date',
    operations: { kind: 'number', value: ({ operationsCount }) => operationsCount },
    status: 'text',
    tags: 'text',
    createdAt: 'date',
  }),
});

async function contactRows(context: RowContext, records: readonly Contact[]): Promise<ContactRow[]> {
  if (records.length === 0) return [];
  const ids = records.map(({ id }) => id);
  const names = await personNames(
    context.db,
    records.map(({ ownerUserId }) => ownerUserId),
  );
  const details = await context.db
    .select({ id: contacts.id, consent, operationIds })
    .from(contacts)
    .where(inArray(contacts.id, ids));
  // Only those open to the person count.
  const open = await operationNames(
    context,
    details.flatMap((row) => row.operationIds),
  );
  const detailsOf = new Map(details.map((row) => [row.id, row]));
  return records.map((row) => {
    const lastConsent = detailsOf.get(row.id)?.consent;
    const owner = names.get(row.ownerUserId ?? '');
    return {
      id: row.id,
      name: row.displayName,
      company: row.kind === 'company' ? null : row.companyName,
      roles: row.roles,
      email: row.email,
      phone: row.mobile ?? row.phone,
      city: row.city,
      operationsCount: detailsOf.get(row.id)?.operationIds.filter((id) => open.has(id)).length ?? 0,
      owner: owner === undefined || row.ownerUserId === null ? null : { id: row.ownerUserId, name: owner },
      lastContactAt: row.lastContactAt?.toISOString() ?? null,
      consent: lastConsent === 'given' ? true : lastConsent === 'refused' ? false : null,
      doNotContact: row.doNotContact,
      status: row.status,
      tags: row.tags,
      createdAt: row.createdAt.toISOString(),
    };
  });
}
