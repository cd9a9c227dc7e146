import type { Database } from '#mocks/db/database.ts';
import { outgoingMails, type Locale } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '../dependencies.ts';
import { enqueueJob } from '../jobs/enqueue.ts';
import { composeMail } from './compose.ts';
import { mailDelivery } from './delivery.ts';
import type { MailKind, MailValues } from './kinds/index.ts';

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
  /** Where an answer goes; to the assistance unless given. */
  readonly replyTo?: string;
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
    ...composeMail(kind, values, {
      locale: to.locale,
      appName: config.appName,
      supportEmail: config.supportEmail,
      name: to.name,
      company: to.tenant?.name ?? null,
    }),
    createdAt: deps.clock.systemNow(),
  });
  const scope = to.tenant ? { tenantId: to.tenant.id } : 'platform';
  await enqueueJob(deps, tx, mailDelivery, { mailId: id }, { scope });
  return id;
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
