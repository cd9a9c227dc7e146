import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { channels } from '#contracts/realtime/channels.ts';
import * as smtpMessages from '#messages/client/smtp-setting.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { locales, smtpSettings, type NewSmtpSetting, type SmtpSetting } from '#mocks/db/schema/index.ts';
import { broadcast, type QueuedEvent } from '#mocks/server/broadcast.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { defineJob } from '#mocks/server/jobs/define.ts';
import { serverOf } from '#mocks/server/mail/company-server.ts';
import { publishEvents } from '#mocks/server/publish-outbox.ts';
import { MailServerError } from '#mocks/services/mail/company-mailer.ts';
import type { OutgoingMail } from '#mocks/services/mail/mailer.ts';

/** Sends one mail through the server of a company and keeps what was said; nobody waits for it. */
export const smtpTestJob = defineJob({
  kind: 'smtp.test',
  payload: z.object({
    settingId: z.string(),
    to: z.string(),
    locale: z.enum(locales),
  }),
  maxAttempts: 1,
  lane: 'lookups',
  limitS: 45,
  run: async (deps, { settingId, to, locale }, { id, signal }) => {
    const [row] = await deps.db.select().from(smtpSettings).where(eq(smtpSettings.id, settingId)).limit(1);
    if (!row) return;
    const outcome = await tried(deps, row, testMail(row, { id, to, locale }), signal);
    // Settings that were changed meanwhile are not those that were tested.
    await deps.db
      .update(smtpSettings)
      .set(outcome)
      .where(and(eq(smtpSettings.id, row.id), eq(smtpSettings.version, row.version)));
    const outbox: QueuedEvent[] = [];
    broadcast({ outbox }, [channels.tenant(row.tenantId)], 'smtp.tested', {
      isOk: outcome.isTestOk === true,
    });
    await publishEvents(deps, outbox);
  },
});

type Outcome = Partial<NewSmtpSetting>;

async function tried(
  deps: ServerDependencies,
  row: SmtpSetting,
  mail: OutgoingMail,
  signal: AbortSignal,
): Promise<Outcome> {
  try {
    const testTranscript = [...(await deps.companyMailer.send(await serverOf(deps, row), mail, signal))];
    const now = deps.clock.businessNow();
    const good = { isTestOk: true, testFault: null, testCode: null };
    return { ...good, testedAt: now, verifiedAt: now, testTranscript };
  } catch (error) {
    if (!(error instanceof MailServerError)) throw error;
    return {
      testedAt: deps.clock.businessNow(),
      verifiedAt: null,
      isTestOk: false,
      testFault: error.fault,
      testCode: error.responseCode,
      testTranscript: [...error.transcript],
    };
  }
}

function testMail(
  { fromEmail, fromName, replyTo, host }: SmtpSetting,
  { id, to, locale }: { readonly id: string; readonly to: string; readonly locale: 'fr' | 'en' },
): OutgoingMail {
  const { subject, body } = messagesFor(locale, smtpMessages).testMail;
  const text = fill(body, { host });
  return {
    id,
    to: { address: to, name: null },
    from: { address: fromEmail, name: fromName },
    replyTo,
    subject: fill(subject, { sender: fromName }),
    // A name of a server has neither marks nor quotes.
    html: `<p>${text}</p>`,
    text,
  };
}
