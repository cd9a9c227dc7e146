import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { outgoingMails, type NewOutgoingMail, type OutgoingMailRow } from '#mocks/db/schema/index.ts';
import type { OutgoingMail } from '#mocks/services/mail/mailer.ts';
import type { ServerDependencies } from '../dependencies.ts';
import { defineJob } from '../jobs/define.ts';
import { redactText } from '#mocks/services/redact.ts';
import { describeError } from '../refuse.ts';

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
    try {
      await deps.mailer.send(toSend(mail), signal);
    } catch (error) {
      const status = isLastAttempt ? ('failed' as const) : ('queued' as const);
      await write(deps, mailId, { status, attempts: attempt, error: redactText(describeError(error)) });
      throw error;
    }
    await write(deps, mailId, {
      status: 'sent',
      attempts: attempt,
      error: null,
      sentAt: deps.clock.systemNow(),
      ...(deps.mailer.leaves && { html: '', text: '' }),
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

async function write(
  deps: ServerDependencies,
  mailId: string,
  change: Partial<NewOutgoingMail>,
): Promise<void> {
  await deps.db.update(outgoingMails).set(change).where(eq(outgoingMails.id, mailId));
}

function toSend(mail: OutgoingMailRow): OutgoingMail {
  return {
    id: mail.id,
    to: { address: mail.toAddress, name: mail.toName },
    from: { address: mail.fromAddress, name: mail.fromName },
    replyTo: mail.replyTo,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    calendar: mail.calendar,
  };
}
