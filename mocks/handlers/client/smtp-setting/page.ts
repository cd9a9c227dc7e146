import type { Conflict } from '#contracts/conflict.ts';
import type { SmtpSettingProps } from '#contracts/client/smtp-setting.ts';
import type { SmtpValues } from '#contracts/client/smtp-setting/payload.ts';
import { dnsLifeHours } from '#domain/relation/smtp.ts';
import type { SmtpSetting } from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { sentToday, settingOf } from '#mocks/server/mail/company-server.ts';

/** After this a test without an answer counts as given up. */
const testLifeMs = 90_000;
const hourMs = 3_600_000;

/** What the company keeps of its mail server; null without one. */
export const ownSetting = (context: ClientContext): Promise<SmtpSetting | null> =>
  settingOf(context.db, context.actor.tenant.id);

/** The form; its password is always empty. */
export const valuesOf = (context: ClientContext, row: SmtpSetting | null): SmtpValues =>
  row === null
    ? {
        host: '',
        port: 465,
        encryption: 'tls',
        username: '',
        password: '',
        fromName: context.actor.tenant.name,
        fromEmail: '',
        replyTo: '',
        dailyLimit: 500,
        dkimSelector: '',
      }
    : {
        host: row.host,
        port: row.port,
        encryption: row.encryption,
        username: row.username,
        password: '',
        fromName: row.fromName,
        fromEmail: row.fromEmail,
        replyTo: row.replyTo ?? '',
        dailyLimit: row.dailyLimit,
        dkimSelector: row.dkimSelector ?? '',
      };

/** True while an answer to the last test may still come. */
export const isUnderTest = ({ deps }: ClientContext, row: SmtpSetting): boolean =>
  row.testAskedAt !== null &&
  (row.testedAt === null || row.testedAt < row.testAskedAt) &&
  deps.clock.businessNow().getTime() - row.testAskedAt.getTime() < testLifeMs;

const testOf = (row: SmtpSetting): SmtpSettingProps['test'] =>
  row.testedAt === null || row.isTestOk === null
    ? null
    : {
        at: row.testedAt.toISOString(),
        isOk: row.isTestOk,
        fault: row.testFault,
        code: row.testCode,
        transcript: row.testTranscript ?? [],
      };

function dnsOf({ deps }: ClientContext, { dns, dnsCheckedAt }: SmtpSetting): SmtpSettingProps['dns'] {
  if (dns === null || dnsCheckedAt === null) return null;
  const ageMs = deps.clock.businessNow().getTime() - dnsCheckedAt.getTime();
  return { checks: dns, at: dnsCheckedAt.toISOString(), isStale: ageMs > dnsLifeHours * hourMs };
}

function senderOf({ deps, actor }: ClientContext, row: SmtpSetting | null): SmtpSettingProps['sender'] {
  const { mailFrom, appName } = deps.config;
  return row?.verifiedAt == null
    ? { route: 'platform', from: `${appName} <${mailFrom}>`, replyTo: actor.user.email }
    : { route: 'company', from: `${row.fromName} <${row.fromEmail}>`, replyTo: row.replyTo };
}

/** What the page of the mail server shows. */
export async function pageProps(context: ClientContext): Promise<SmtpSettingProps> {
  const row = await ownSetting(context);
  return {
    values: valuesOf(context, row),
    version: row?.version ?? 0,
    conflict: (context.session.data.details?.['conflict'] as Conflict | undefined) ?? null,
    password: row?.passwordSetAt == null ? null : { setAt: row.passwordSetAt.toISOString() },
    sender: senderOf(context, row),
    verifiedAt: row?.verifiedAt?.toISOString() ?? null,
    usage: row && {
      sent: await sentToday(context.db, context.deps, context.actor.tenant.id),
      limit: row.dailyLimit,
    },
    dns: row && dnsOf(context, row),
    isTesting: row !== null && isUnderTest(context, row),
    test: row && testOf(row),
    can: {
      update: canNow(context, 'smtp.update'),
      test: canNow(context, 'smtp.validate') && row?.passwordSealed != null,
      checkDns: canNow(context, 'smtp.validate') && row !== null,
    },
  };
}
