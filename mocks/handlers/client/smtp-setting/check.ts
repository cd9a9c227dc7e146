import { eq } from 'drizzle-orm';
import { testSmtp } from '#contracts/client/smtp-setting/payload.ts';
import { dkimCheck, dmarcCheck, dnsNames, spfCheck } from '#domain/relation/sender-dns.ts';
import type { DnsCheck } from '#domain/relation/smtp.ts';
import { smtpSetting } from '#generated/routes/client.ts';
import * as smtpMessages from '#messages/client/smtp-setting.ts';
import { messagesFor } from '#messages/locale.ts';
import { smtpSettings, type SmtpSetting } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { enqueueJob } from '#mocks/server/jobs/enqueue.ts';
import { hitThrottle } from '#mocks/server/throttle.ts';
import { isUnderTest, ownSetting } from './page.ts';
import { smtpTestJob } from './test-job.ts';

/** Tests and look-ups that a company may ask for in an hour. */
const perHour = 20;

const textsOf = ({ locale }: ClientContext) => messagesFor(locale, smtpMessages);

async function savedSetting(context: ClientContext): Promise<SmtpSetting> {
  const row = await ownSetting(context);
  if (row === null) throw new ValidationFailure({ base: textsOf(context).saveFirst });
  return row;
}

async function testableSetting(context: ClientContext): Promise<SmtpSetting> {
  const row = await savedSetting(context);
  if (row.passwordSealed === null) throw new ValidationFailure({ base: textsOf(context).passwordMissing });
  return row;
}

async function checkPace(context: ClientContext, what: 'test' | 'dns'): Promise<void> {
  const key = `smtp-${what}:${context.actor.tenant.id}`;
  const waitS = await hitThrottle(context.deps, key, perHour, 3600);
  if (waitS !== null) throw new ValidationFailure({ base: textsOf(context).tooMany });
}

/** Has a mail sent through the server, to see whether it takes any. */
export const testHandler = clientAction(testSmtp, {
  find: testableSetting,
  act: async (context, { to }, row) => {
    if (isUnderTest(context, row)) throw new ValidationFailure({ base: textsOf(context).testing });
    await checkPace(context, 'test');
    const { deps, actor, locale } = context;
    await context.db.transaction(async (tx) => {
      await tx
        .update(smtpSettings)
        .set({ testAskedAt: deps.clock.businessNow() })
        .where(eq(smtpSettings.id, row.id));
      await audit(context, tx, 'smtp-setting.test', { type: 'smtp-setting', id: row.id, label: row.host });
      await enqueueJob(
        deps,
        tx,
        smtpTestJob,
        { settingId: row.id, to, locale },
        { scope: { tenantId: actor.tenant.id }, createdBy: actor.user.id },
      );
    });
    return redirect(smtpSetting(), { type: 'info', text: textsOf(context).testAsked });
  },
});

/** Asks the DNS who may send for the domain of the sender. */
export const dnsHandler = clientAction(noPayload, {
  find: savedSetting,
  act: async (context, _payload, row) => {
    await checkPace(context, 'dns');
    const dns = await checksOf(context, row);
    await context.db
      .update(smtpSettings)
      .set({ dns, dnsCheckedAt: context.deps.clock.businessNow() })
      .where(eq(smtpSettings.id, row.id));
    return redirect(smtpSetting(), { type: 'success', text: textsOf(context).dnsChecked });
  },
});

async function checksOf(context: ClientContext, row: SmtpSetting): Promise<DnsCheck[]> {
  const names = dnsNames(row);
  const { dnsTexts } = context.deps;
  try {
    const [spf, dkim, dmarc] = await Promise.all([
      dnsTexts.of(names.spf),
      names.dkim === null ? [] : dnsTexts.of(names.dkim),
      dnsTexts.of(names.dmarc),
    ]);
    return [spfCheck(row, spf), dkimCheck(row, dkim), dmarcCheck(row, dmarc)];
  } catch {
    throw new ValidationFailure({ base: textsOf(context).dnsUnreachable });
  }
}
