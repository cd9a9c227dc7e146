import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { emailList, type EmailRow } from '#contracts/client/email-history/index.ts';
import { scopesOf } from '#domain/access/permissions.ts';
import { mailState } from '#domain/relation/mail.ts';
import { index } from '#generated/routes/client/email-history.ts';
import * as emailMessages from '#messages/client/email-history.ts';
import { contacts, outgoingMails, type OutgoingMailRow } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { defineListSource, type RowContext } from '#mocks/server/lists/define-list-source.ts';
import { fileOf } from '#mocks/server/lists/file-columns.ts';
import { byColumn, byPeriod, choiceLabels, type FilterLabels } from '#mocks/server/lists/filter-source.ts';
import { operationLabels, operationNames } from '#mocks/server/lists/operation-names.ts';
import { memberLabels, personNames } from '#mocks/server/lists/people.ts';

/** As `mailState` of the domain tells it, for the filter. */
export const stateSql = sql<string>`case
  when ${outgoingMails.status} = 'queued' and ${outgoingMails.attempts} > 0 then 'deferred'
  else ${outgoingMails.status} end`;

const contactLabels: FilterLabels = async ({ db }, values) => {
  if (values.length === 0) return new Map();
  const rows = await db
    .select({ id: contacts.id, name: contacts.displayName })
    .from(contacts)
    .where(inArray(contacts.id, [...values]));
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/**
 * What the right to the history reaches: everything of the company, or one’s own mails and those of the operations
 * that are open to the person.
 */
export const mailsWithinReach = ({ actor }: Pick<RowContext, 'actor'>) =>
  scopesOf(actor.roles, 'email-history.list', actor.roleDefinitions).includes('all')
    ? undefined
    : or(eq(outgoingMails.createdBy, actor.user.id), isNotNull(outgoingMails.operationId));

/** Where the history of mails finds its rows. */
export const emailSource = defineListSource(emailList, {
  page: 'Client/EmailHistory/Index',
  area: 'email-history',
  exportRight: 'email-history.list',
  table: outgoingMails,
  href: index,
  search: outgoingMails.searchText,
  filters: {
    state: byColumn(stateSql, choiceLabels(emailMessages, 'state')),
    origin: byColumn(outgoingMails.origin, choiceLabels(emailMessages, 'origin')),
    operationId: byColumn(outgoingMails.operationId, operationLabels),
    contactId: byColumn(outgoingMails.contactId, contactLabels),
    senderId: byColumn(outgoingMails.createdBy, memberLabels),
    writtenAt: byPeriod(outgoingMails.writtenAt, 'instant'),
  },
  sorts: { writtenAt: outgoingMails.writtenAt, subject: sql`lower(${outgoingMails.subject})` },
  reach: mailsWithinReach,
  rows: emailRows,
  download: fileOf(emailMessages, {
    writtenAt: 'date',
    origin: 'text',
    subject: { kind: 'text', shownAs: 'name' },
    recipient: 'text',
    toAddress: 'text',
    sender: 'text',
    operation: 'text',
    attachmentsCount: 'number',
    state: 'text',
  }),
});

/** Mails as the list shows them. */
export async function emailRows(
  { db }: Pick<RowContext, 'db'>,
  records: readonly OutgoingMailRow[],
): Promise<EmailRow[]> {
  const senders = await personNames(
    db,
    records.map(({ createdBy }) => createdBy),
  );
  const operations = await operationNames(
    { db },
    records.map(({ operationId }) => operationId),
  );
  return records.map((row) => ({
    id: row.id,
    writtenAt: row.writtenAt.toISOString(),
    origin: row.origin,
    subject: row.subject,
    recipient: row.toName ?? row.toAddress,
    toAddress: row.toAddress,
    sender: senders.get(row.createdBy ?? '') ?? null,
    operation: operations.get(row.operationId ?? '') ?? null,
    attachmentsCount: row.calendar === null ? 0 : 1,
    state: mailState(row),
  }));
}

/** Days of the counters above the list. */
const countedDays = 30;

/** How many mails left, wait, or were refused in the last thirty days, within the person's reach. */
export async function countsOf(context: ClientContext) {
  const since = new Date(context.deps.clock.businessNow().getTime() - countedDays * 86_400_000);
  const [row] = await context.db
    .select({
      sent: sql<number>`count(*) filter (where ${outgoingMails.status} = 'sent')`.mapWith(Number),
      waiting: sql<number>`count(*) filter (where ${outgoingMails.status} = 'queued')`.mapWith(Number),
      refused: sql<number>`count(*) filter (where ${outgoingMails.status} in ('bounced', 'failed'))`.mapWith(
        Number,
      ),
    })
    .from(outgoingMails)
    .where(
      and(mailsWithinReach(context), sql`${outgoingMails.writtenAt} >= ${since.toISOString()}::timestamptz`),
    );
  return row ?? { sent: 0, waiting: 0, refused: 0 };
}
