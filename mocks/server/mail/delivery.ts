import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { isHardBounce } from '#domain/relation/mail.ts';
import { outgoingMails, type OutgoingMailRow, type SmtpSetting } from '#mocks/db/schema/index.ts';
import type { MailAttachment, OutgoingMail } from '#mocks/services/mail/mailer.ts';
import type { ServerDependencies } from '../dependencies.ts';
import { findFile, folderOf } from '../files/store-file.ts';
import { defineJob } from '../jobs/define.ts';
import { redactText } from '#mocks/services/redact.ts';
import { describeError } from '../refuse.ts';
import { enqueueJob } from '../jobs/enqueue.ts';
import { waitsUntil } from './daily-cap.ts';
import { serverFor, serverOf, disableCompanyServer } from './company-server.ts';
import { withoutSecretLinks } from './origins.ts';
import { writeOutcome } from './outcome.ts';

/**
 * The job that takes one mail of the outbox to its reader: eight attempts over two days. It waits for a mail
 * server, for a minute at most, in a lane that holds up nothing else.
 */
export const mailDelivery = defineJob({
  kind: 'mail.deliver',
  payload: z.object({ mailId: z.string() }),
  maxAttempts: 8,
  lane: 'mail',
  limitS: 60,
  run: async (deps, { mailId }, { attempt, isLastAttempt, signal }) => {
    const [mail] = await deps.db.select().from(outgoingMails).where(eq(outgoingMails.id, mailId)).limit(1);
    if (!mail || mail.status !== 'queued') return;
    const setting = await serverFor(deps, mail);
    const until = setting === null ? await waitsUntil(deps, mail) : null;
    if (until !== null) {
      const scope = mail.tenantId === null ? 'platform' : { tenantId: mail.tenantId };
      await enqueueJob(deps, deps.db, mailDelivery, { mailId }, { scope, runAt: until });
      return;
    }
    const shown = setting === null ? mail : inNameOf(deps, mail, setting);
    const attachment = await attachmentOf(deps, mail);
    try {
      if (setting === null) await deps.mailer.send(toSend(shown, attachment), signal);
      else await deps.companyMailer.send(await serverOf(deps, setting), toSend(shown, attachment), signal);
    } catch (error) {
      if (setting !== null) await disableCompanyServer(deps, setting, error);
      const isOver = await reportFailure(deps, mail, error, { attempt, isLastAttempt });
      if (isOver) return;
      throw error;
    }
    await writeOutcome(deps, mail, 'sent', {
      status: 'sent',
      attempts: attempt,
      error: null,
      sentAt: deps.clock.systemNow(),
      fromAddress: shown.fromAddress,
      fromName: shown.fromName,
      replyTo: shown.replyTo,
      route: setting === null ? 'platform' : 'company',
      ...((deps.mailer.leaves || setting !== null) && bodiesLeft(mail)),
    });
  },
  // A run that took too long, or was lost, has written nothing.
  onGivenUp: async (_deps, tx, { mailId }, { attempts, error }) => {
    await tx
      .update(outgoingMails)
      .set({
        status: 'failed',
        attempts,
        error: sql`coalesce(${outgoingMails.error}, ${error ?? 'no answer in time'})`,
      })
      .where(and(eq(outgoingMails.id, mailId), eq(outgoingMails.status, 'queued')));
  },
});

/** What is left of the bodies once a server has taken them. */
const bodiesLeft = ({ keepsBody, html, text }: OutgoingMailRow) => ({
  ...(keepsBody
    ? { html: withoutSecretLinks(html), text: withoutSecretLinks(text) }
    : { html: '', text: '' }),
  unsubscribeHref: null,
});

/** A mail as the company's own server sends it; what would be answered to the assistance is answered to the company. */
const inNameOf = (
  { config }: ServerDependencies,
  mail: OutgoingMailRow,
  { fromEmail, fromName, replyTo }: SmtpSetting,
): OutgoingMailRow => ({
  ...mail,
  fromAddress: fromEmail,
  fromName,
  replyTo: mail.replyTo === null || mail.replyTo === config.supportEmail ? replyTo : mail.replyTo,
});

/**
 * Writes what an attempt ran into.
 *
 * @returns true when another attempt would change nothing: the server knows no such address
 */
async function reportFailure(
  deps: ServerDependencies,
  mail: OutgoingMailRow,
  error: unknown,
  { attempt, isLastAttempt }: { readonly attempt: number; readonly isLastAttempt: boolean },
): Promise<boolean> {
  const said = redactText(describeError(error));
  const code = responseCodeOf(error);
  const change = { attempts: attempt, error: said };
  if (mail.tenantId !== null && isHardBounce(code, said)) {
    await writeOutcome(deps, mail, 'bounced', { ...change, status: 'bounced' }, { code, detail: said });
    return true;
  }
  const status = isLastAttempt ? ('failed' as const) : ('queued' as const);
  const state = isLastAttempt ? ('failed' as const) : ('deferred' as const);
  await writeOutcome(deps, mail, state, { ...change, status }, { code, detail: said });
  return false;
}

/** The reply code of the mail server, which nodemailer keeps beside the message; null when there was none. */
function responseCodeOf(error: unknown): number | null {
  const code =
    typeof error === 'object' && error !== null && 'responseCode' in error ? error.responseCode : null;
  return typeof code === 'number' && Number.isInteger(code) ? code : null;
}

/** The document that goes with a mail; null without one, and once it was removed. */
async function attachmentOf(
  { db, files }: ServerDependencies,
  { attachmentFileId }: OutgoingMailRow,
): Promise<MailAttachment | null> {
  const file = attachmentFileId === null ? null : await findFile(db, attachmentFileId);
  const bytes = file && (await files.read(folderOf(file), file.sha256, db));
  return file && bytes ? { name: file.name, contentType: file.contentType, bytes } : null;
}

function toSend(mail: OutgoingMailRow, attachment: MailAttachment | null): OutgoingMail {
  return {
    id: mail.id,
    to: { address: mail.toAddress, name: mail.toName },
    from: { address: mail.fromAddress, name: mail.fromName },
    replyTo: mail.replyTo,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    calendar: mail.calendar,
    attachment,
    unsubscribe:
      mail.unsubscribeHref === null
        ? null
        : { href: mail.unsubscribeHref, address: mail.replyTo ?? mail.fromAddress },
  };
}
