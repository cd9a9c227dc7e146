import { and, eq, gte, sql } from 'drizzle-orm';
import type { SmtpFault } from '#domain/relation/smtp.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  outgoingMails,
  smtpSettings,
  type OutgoingMailRow,
  type SmtpSetting,
} from '#mocks/db/schema/index.ts';
import { MailServerError, type MailServer } from '#mocks/services/mail/company-mailer.ts';
import { DecryptionError } from '#mocks/services/encryption.ts';
import type { ServerDependencies } from '../dependencies.ts';
import { parisDay, parisInstant } from '../paris-day.ts';

const purpose = (settingId: string): string => `smtp-settings.password:${settingId}`;

/** A password as it is kept. */
export const encryptPassword = (
  { encrypter }: Pick<ServerDependencies, 'encrypter'>,
  settingId: string,
  password: string,
): Promise<string> => encrypter.encrypt(password, purpose(settingId));

/**
 * The server of a company with its password: for the mailer alone.
 *
 * @throws MailServerError when there is no password, or it was sealed by another installation
 */
export async function serverOf(
  { encrypter }: Pick<ServerDependencies, 'encrypter'>,
  { id, host, port, encryption, username, passwordSealed }: SmtpSetting,
): Promise<MailServer> {
  try {
    const password = await encrypter.decrypt(passwordSealed ?? '', purpose(id));
    return { host, port, encryption, username, password };
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error;
    throw new MailServerError('the password of the server is to be entered again', {
      fault: 'wrongPassword',
    });
  }
}

/** What a company keeps of its mail server; null without one. `db` reaches this company alone, or all. */
export async function settingOf(db: Database, tenantId: string): Promise<SmtpSetting | null> {
  const [row] = await db.select().from(smtpSettings).where(eq(smtpSettings.tenantId, tenantId)).limit(1);
  return row ?? null;
}

/** Mails that the server of a company took since midnight in Paris. */
export async function sentToday(
  db: Database,
  { clock }: Pick<ServerDependencies, 'clock'>,
  tenantId: string,
): Promise<number> {
  const midnight = parisInstant(parisDay(clock.systemNow()), 0);
  const [row] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(outgoingMails)
    .where(
      and(
        eq(outgoingMails.tenantId, tenantId),
        eq(outgoingMails.route, 'company'),
        gte(outgoingMails.sentAt, midnight),
      ),
    );
  return row?.count ?? 0;
}

/**
 * The server through which a mail leaves: the company's for what it writes to others, once it was verified and
 * while its daily limit allows; null for the platform's.
 */
export async function serverFor(
  deps: ServerDependencies,
  mail: OutgoingMailRow,
): Promise<SmtpSetting | null> {
  if (mail.tenantId === null || mail.origin === 'system') return null;
  const setting = await settingOf(deps.db, mail.tenantId);
  if (setting?.verifiedAt == null) return null;
  const taken = await sentToday(deps.db, deps, mail.tenantId);
  return taken < setting.dailyLimit ? setting : null;
}

/** Faults that another attempt would meet again: the settings are wrong, not the day. */
const lastingFaults: readonly SmtpFault[] = ['forbiddenHost', 'unknownHost', 'wrongPassword', 'noEncryption'];

/**
 * Sends nothing more through a server whose settings turned out to be wrong, until they are tested again: the next
 * attempt goes by the platform.
 */
export async function disableCompanyServer(
  deps: ServerDependencies,
  setting: SmtpSetting,
  error: unknown,
): Promise<void> {
  if (!(error instanceof MailServerError) || !lastingFaults.includes(error.fault)) return;
  await deps.db
    .update(smtpSettings)
    .set({
      verifiedAt: null,
      isTestOk: false,
      testFault: error.fault,
      testCode: error.responseCode,
      testTranscript: [...error.transcript],
      testedAt: deps.clock.businessNow(),
    })
    .where(and(eq(smtpSettings.id, setting.id), eq(smtpSettings.version, setting.version)));
}
