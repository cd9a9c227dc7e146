import { and, count, inArray, isNull, sql } from 'drizzle-orm';
import { contactList, type ContactRow } from '#contracts/client/contact/index.ts';
import { departmentName } from '#domain/geography/departments.ts';
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
  listOf,
  type FilterLabels,
} from '#mocks/server/lists/filter-source.ts';
import { memberLabels, personNames } from '#mocks/server/lists/people.ts';

/** What was last said of prospecting by e-mail. */
const consent = sql<string>`coalesce((
  select case when ${contactConsents.isGiven} then 'given' else 'refused' end from ${contactConsents}
  where ${contactConsents.contactId} = ${contacts.id} and ${contactConsents.purpose} = 'email-prospecting'
  order by ${contactConsents.at} desc, ${contactConsents.id} desc limit 1), 'unknown')`;

/** Operations that a contact is part of. */
const operationIds = sql<string[]>`array(
  select ${contactOperations.operationId} from ${contactOperations}
  where ${contactOperations.contactId} = ${contacts.id})`;

const department = sql<string>`left(nullif(${contacts.inseeCode}, ''), 2)`;

const departmentLabels: FilterLabels = (_context, values) =>
  new Map(values.map((code) => [code, `${code} ${departmentName(code)}`]));

const operationLabels: FilterLabels = async ({ db }, values) => {
  if (values.length === 0) return new Map();
  const rows = await db
    .select({ id: operations.id, name: operations.name })
    .from(operations)
    .where(and(inArray(operations.id, [...values]), isNull(operations.deletedAt)));
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** Where the list of contacts finds its rows. */
export const contactSource = defineListSource(contactList, {
  page: 'Client/Contact/Index',
  area: 'contact',
  table: contacts,
  href: index,
  search: contacts.searchText,
  filters: {
    role: byArray(contacts.roles, choiceLabels(contactMessages, 'roles')),
    operationId: {
      condition: (values) =>
        values.length === 0 ? undefined : sql`${operationIds} && ${sql.param(listOf(values))}::text[]`,
      values: { by: operationIds, isArray: true },
      labels: operationLabels,
    },
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
  const counts = await context.db
    .select({ id: contactOperations.contactId, count: count() })
    .from(contactOperations)
    .where(inArray(contactOperations.contactId, ids))
    .groupBy(contactOperations.contactId);
  const consents = await context.db
    .select({ id: contacts.id, consent })
    .from(contacts)
    .where(inArray(contacts.id, ids));
  const countOf = new Map(counts.map((row) => [row.id, row.count]));
  const consentOf = new Map(consents.map((row) => [row.id, row.consent]));
  return records.map((row) => {
    const said = consentOf.get(row.id);
    const owner = names.get(row.ownerUserId ?? '');
    return {
      id: row.id,
      name: row.displayName,
      company: row.kind === 'company' ? null : row.companyName,
      roles: row.roles,
      email: row.email,
      phone: row.mobile ?? row.phone,
      city: row.city,
      operationsCount: countOf.get(row.id) ?? 0,
      owner: owner === undefined || row.ownerUserId === null ? null : { id: row.ownerUserId, name: owner },
      lastContactAt: row.lastContactAt?.toISOString() ?? null,
      consent: said === 'given' ? true : said === 'refused' ? false : null,
      doNotContact: row.doNotContact,
      status: row.status,
      tags: row.tags,
      createdAt: row.createdAt.toISOString(),
    };
  });
}
