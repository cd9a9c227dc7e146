import type { Database } from '#mocks/db/database.ts';
import { mailEvents, outgoingMails, type Locale } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '../dependencies.ts';
import { enqueueJob } from '../jobs/enqueue.ts';
import { composeMail } from './compose.ts';
import { mailDelivery } from './delivery.ts';
import type { MailKind, MailValues } from './kinds/index.ts';
import { inHistory } from './origins.ts';

/** Who receives a mail. */
export interface MailRecipient {
  readonly email: string;
  /** Given name for the greeting; null when it is not known. */
  readonly name: string | null;
  readonly locale: Locale;
  /** The account that the mail is about, where there is one. */
  readonly userId?: string | null;
  /** The company that the mail is about, named in the subject; the platform unless given. */
  readonly tenant?: { readonly id: string; readonly name: string } | null;
  /** An iCalendar file for their calendar. */
  readonly calendar?: string;
  /** A kept file that goes with it. */
  readonly attachmentFileId?: string;
  /** Where an answer goes; to the assistance unless given. */
  readonly replyTo?: string;
  /** What it is about, and who had it sent: for the history of the company. */
  readonly about?: MailSubject;
}

/** What a mail of a company is about. */
export interface MailSubject {
  /** Null for what the company answers by itself. */
  readonly senderId: string | null;
  readonly contactId?: string | null;
  readonly operationId?: string | null;
}

/**
 * Writes a mail with the change that causes it; it leaves once the transaction has ended. Give the
 * transaction, so that no mail tells of a change that did not happen. A transaction of `context.db` takes mails
 * about its company alone (`tenant`); those about the platform or an account need one of `context.unscoped`.
 *
 * @param values what the kind asks for; links are absolute (see `mailHref`)
 * @returns the mail's identifier
 */
export async function queueMail<Kind extends MailKind>(
  { deps }: { readonly deps: ServerDependencies },
  tx: Database,
  kind: Kind,
  to: MailRecipient,
  values: MailValues<Kind>,
): Promise<string> {
  const { config } = deps;
  const id = deps.newId();
  await tx.insert(outgoingMails).values({
    id,
    tenantId: to.tenant?.id ?? null,
    userId: to.userId ?? null,
    kind,
    locale: to.locale,
    toAddress: to.email,
    toName: to.name,
    fromAddress: config.mailFrom,
    fromName: config.appName,
    replyTo: to.replyTo ?? config.supportEmail,
    calendar: to.calendar ?? null,
    attachmentFileId: to.attachmentFileId ?? null,
    ...composeMail(kind, values, {
      locale: to.locale,
      appName: config.appName,
      supportEmail: config.supportEmail,
      name: to.name,
      company: to.tenant?.name ?? null,
    }),
    ...historyOf(kind),
    createdBy: to.about?.senderId ?? null,
    contactId: to.about?.contactId ?? null,
    operationId: to.about?.operationId ?? null,
    createdAt: deps.clock.systemNow(),
    updatedAt: deps.clock.systemNow(),
    writtenAt: deps.clock.businessNow(),
  });
  await sendLater(deps, tx, id, to.tenant?.id ?? null);
  return id;
}

const historyOf = (kind: MailKind) => {
  const { origin, keepsBody } = inHistory(kind);
  return { origin, keepsBody };
};

/** Hands a mail that was written to the job that takes it to its reader. */
export async function sendLater(
  deps: ServerDependencies,
  tx: Database,
  mailId: string,
  tenantId: string | null,
): Promise<void> {
  if (tenantId !== null) {
    await tx
      .insert(mailEvents)
      .values({ id: deps.newId(), tenantId, mailId, kind: 'queued', at: deps.clock.businessNow() });
  }
  const scope = tenantId === null ? 'platform' : { tenantId };
  await enqueueJob(deps, tx, mailDelivery, { mailId }, { scope });
}

/** The recipient that an account is; the mail is about the platform unless a company is added. */
export const mailTo = (
  user: { id: string; email: string; firstName: string; locale: Locale },
  tenant: { id: string; name: string } | null = null,
): MailRecipient => ({
  email: user.email,
  name: user.firstName,
  locale: user.locale,
  userId: user.id,
  tenant,
});
