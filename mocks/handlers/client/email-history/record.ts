import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { EmailHistoryShowProps } from '#contracts/client/email-history/show.ts';
import { mailProblem, mailState } from '#domain/relation/mail.ts';
import { contacts, mailEvents, outgoingMails, type OutgoingMailRow } from '#mocks/db/schema/index.ts';
import { can, canNow, parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { inHistory, withoutSecretLinks } from '#mocks/server/mail/origins.ts';
import { emailRows, mailsWithinReach } from './list.ts';

/** The mail that the address names. @throws HttpFailure 404 unless it is the company's and within the person's reach */
export async function emailOfRoute(context: ClientContext): Promise<OutgoingMailRow> {
  const id = parameter(context, 'email');
  const [row] = await context.db
    .select()
    .from(outgoingMails)
    .where(and(eq(outgoingMails.id, id), mailsWithinReach(context)))
    .limit(1);
  if (!row) throw notFound(`mail ${id}`);
  return row;
}

/** What of a body the company reads again, or why it reads nothing. */
export function bodyOf({
  keepsBody,
  html,
  text,
}: OutgoingMailRow): Pick<EmailHistoryShowProps['email'], 'body' | 'absence'> {
  if (!keepsBody) return { body: null, absence: 'private' };
  if (html === '') return { body: null, absence: 'purged' };
  return { body: { html: withoutSecretLinks(html), text: withoutSecretLinks(text) }, absence: null };
}

/** Why a mail cannot be sent again; null when it can. */
export function obstacleOf(row: OutgoingMailRow): EmailHistoryShowProps['obstacle'] {
  if (row.keepsBody && !inHistory(row.kind).isRepeatable) return 'link';
  if (bodyOf(row).body === null) return 'noBody';
  return row.status === 'queued' ? 'underWay' : null;
}

async function stepsOf({ db }: ClientContext, { id }: OutgoingMailRow) {
  const rows = await db
    .select()
    .from(mailEvents)
    .where(eq(mailEvents.mailId, id))
    .orderBy(asc(mailEvents.at), asc(mailEvents.id));
  return rows.map(({ id: stepId, kind, at, code, detail }) => ({
    id: stepId,
    kind,
    at: at.toISOString(),
    problem: kind === 'queued' || kind === 'sent' ? null : mailProblem(code, detail),
    detail,
  }));
}

/** The mail that it repeats, and those that repeat it, oldest first. */
async function chainOf(context: ClientContext, { id, resendOf }: OutgoingMailRow) {
  const rows = await context.db
    .select()
    .from(outgoingMails)
    .where(
      and(
        or(
          eq(outgoingMails.resendOf, id),
          resendOf === null ? undefined : inArray(outgoingMails.id, [resendOf]),
        ),
        mailsWithinReach(context),
      ),
    )
    .orderBy(asc(outgoingMails.writtenAt), asc(outgoingMails.id))
    .limit(50);
  return rows.map((row) => ({
    id: row.id,
    toAddress: row.toAddress,
    writtenAt: row.writtenAt.toISOString(),
    state: mailState(row),
  }));
}

async function contactOf(context: ClientContext, { contactId }: OutgoingMailRow) {
  if (contactId === null || !can(context, 'contact.list')) return null;
  const [row] = await context.db
    .select({ id: contacts.id, name: contacts.displayName })
    .from(contacts)
    .where(eq(contacts.id, contactId));
  return row ?? null;
}

/** What the page of one mail shows. */
export async function showProps(context: ClientContext): Promise<EmailHistoryShowProps> {
  const row = await emailOfRoute(context);
  const [shown] = await emailRows(context, [row]);
  if (shown === undefined) throw notFound(`mail ${row.id}`);
  const obstacle = obstacleOf(row);
  const maySend = canNow(context, 'email-history.validate');
  return {
    email: {
      ...shown,
      from: `${row.fromName} <${row.fromAddress}>`,
      replyTo: row.replyTo,
      ...bodyOf(row),
      hasCalendar: row.calendar !== null,
      contact: await contactOf(context, row),
      operationId: shown.operation === null ? null : row.operationId,
      steps: await stepsOf(context, row),
    },
    chain: await chainOf(context, row),
    can: { resend: maySend && obstacle === null, forward: maySend && bodyOf(row).body !== null },
    obstacle: maySend ? obstacle : null,
  };
}
