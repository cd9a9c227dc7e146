import { desc, eq, ilike } from 'drizzle-orm';
import { mailboxIndexPage, type MailRow } from '#contracts/mailbox/index.ts';
import { mailboxShowPage } from '#contracts/mailbox/show.ts';
import { readSetting } from '#mocks/db/queries/settings.ts';
import { outgoingMails, type OutgoingMailRow } from '#mocks/db/schema/index.ts';
import { parameter, type RequestContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { page, type RouteHandlers } from '#mocks/server/handler.ts';

/** Handlers of the mailbox, which exists in a demonstration only: anyone reads everybody's mails there. */
export const mailboxHandlers = {
  'mailbox.index': page(mailboxIndexPage, async (context, query) => {
    await checkDemo(context);
    const db = context.unscoped;
    const where = ilike(outgoingMails.toAddress, `%${query.q.replace(/[\\%_]/g, '\\$&')}%`);
    const total = await db.$count(outgoingMails, where);
    const pages = Math.max(1, Math.ceil(total / query.perPage));
    const current = Math.min(query.page, pages);
    const rows = await db
      .select()
      .from(outgoingMails)
      .where(where)
      .orderBy(desc(outgoingMails.writtenAt), desc(outgoingMails.id))
      .limit(query.perPage)
      .offset((current - 1) * query.perPage);
    return {
      mails: { items: rows.map(rowOf), meta: { page: current, perPage: query.perPage, total, pages } },
      query: { ...query, page: current },
    };
  }),
  'mailbox.show': page(mailboxShowPage, async (context) => {
    await checkDemo(context);
    const id = parameter(context, 'mail');
    const [mail] = await context.unscoped
      .select()
      .from(outgoingMails)
      .where(eq(outgoingMails.id, id))
      .limit(1);
    if (!mail) throw notFound(`mail ${id}`);
    const { html, text, fromName, fromAddress } = mail;
    return { mail: { ...rowOf(mail), from: `${fromName} <${fromAddress}>`, html, text } };
  }),
} satisfies Partial<RouteHandlers>;

/** @throws HttpFailure 404 where people's mails are real */
async function checkDemo({ unscoped }: RequestContext): Promise<void> {
  if ((await readSetting(unscoped, 'demo')) === null) throw notFound('mailbox outside of a demonstration');
}

function rowOf({ id, toAddress, toName, subject, writtenAt }: OutgoingMailRow): MailRow {
  return { id, toAddress, toName, subject, writtenAt: writtenAt.toISOString() };
}
