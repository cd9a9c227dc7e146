import { and, eq, sql } from 'drizzle-orm';
import { updateSmtp, type SmtpFields } from '#contracts/client/smtp-setting/payload.ts';
import { asksPasswordAgain } from '#domain/relation/smtp.ts';
import { smtpSetting } from '#generated/routes/client.ts';
import * as smtpMessages from '#messages/client/smtp-setting.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import { smtpSettings, type SmtpSetting } from '#mocks/db/schema/index.ts';
import { audit, changedFields } from '#mocks/server/audit.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { encryptPassword } from '#mocks/server/mail/company-server.ts';
import { staleVersion } from '#mocks/server/stale-version.ts';
import { ownSetting } from './page.ts';

const textsOf = ({ locale }: ClientContext) => messagesFor(locale, smtpMessages);
const subjectOf = (id: string, host: string) => ({ type: 'smtp-setting', id, label: host });
type Kept = Omit<SmtpFields, 'password'>;

const columnsOf = ({ replyTo, dkimSelector, ...kept }: Kept) => ({
  ...kept,
  replyTo: replyTo || null,
  dkimSelector: dkimSelector || null,
});

/** What no longer holds once a server, an account or a sender is another. */
const untested = {
  verifiedAt: null,
  testAskedAt: null,
  testedAt: null,
  isTestOk: null,
  testFault: null,
  testCode: null,
  testTranscript: null,
} as const;

/** @throws ValidationFailure where a password is needed */
function checkPassword(context: ClientContext, row: SmtpSetting | null, values: SmtpFields): void {
  if (values.password !== '') return;
  if (row?.passwordSealed == null)
    throw new ValidationFailure({ password: validationText(context.locale, 'required') });
  if (asksPasswordAgain(row, values))
    throw new ValidationFailure({ password: textsOf(context).passwordAgain });
}

/** @throws ValidationFailure for a host within our walls; one that nobody knows is told by the test */
async function checkHost(context: ClientContext, host: string): Promise<void> {
  const isClosed = (await context.deps.companyMailer.judge(host)) === 'closed';
  if (isClosed) throw new ValidationFailure({ host: textsOf(context).faults.forbiddenHost });
}

/** Keeps the server; nothing leaves through it before it was tested. */
export const updateHandler = clientAction(updateSmtp, {
  find: ownSetting,
  act: async (context, { version, ...values }, row) => {
    if (row !== null && row.version !== version) throw await stale(context, row, values);
    checkPassword(context, row, values);
    await checkHost(context, values.host);
    if (row === null) await insert(context, values);
    else await change(context, row, values);
    return redirect(smtpSetting(), { type: 'success', text: textsOf(context).saved });
  },
});

const stale = (context: ClientContext, row: SmtpSetting, { password: _password, ...kept }: SmtpFields) =>
  staleVersion(context, {
    id: row.id,
    updatedAt: row.updatedAt,
    actions: ['smtp-setting.update'],
    fields: Object.keys(changedFields(row, columnsOf(kept))),
  });

async function insert(context: ClientContext, { password, ...kept }: SmtpFields): Promise<void> {
  const { deps, actor } = context;
  const id = deps.newId();
  const now = deps.clock.businessNow();
  const passwordSealed = await encryptPassword(deps, id, password);
  await context.db.transaction(async (tx) => {
    await tx.insert(smtpSettings).values({
      ...columnsOf(kept),
      id,
      tenantId: actor.tenant.id,
      passwordSealed,
      passwordSetAt: now,
      createdBy: actor.user.id,
      createdAt: now,
      updatedAt: now,
    });
    await audit(context, tx, 'smtp-setting.update', subjectOf(id, kept.host));
  });
}

async function change(context: ClientContext, row: SmtpSetting, values: SmtpFields): Promise<void> {
  const { password, ...kept } = values;
  const { deps } = context;
  const now = deps.clock.businessNow();
  const columns = columnsOf(kept);
  const isSameServer =
    password === '' && row.encryption === kept.encryption && row.fromEmail === kept.fromEmail;
  const isSameDns =
    row.fromEmail === kept.fromEmail && row.host === kept.host && row.dkimSelector === columns.dkimSelector;
  const isSaved = await context.db.transaction(async (tx) => {
    const changed = await tx
      .update(smtpSettings)
      .set({
        ...columns,
        ...(password !== '' && {
          passwordSealed: await encryptPassword(deps, row.id, password),
          passwordSetAt: now,
        }),
        ...(!isSameServer && untested),
        ...(!isSameDns && { dns: null, dnsCheckedAt: null }),
        updatedAt: now,
        version: sql`${smtpSettings.version} + 1`,
      })
      .where(and(eq(smtpSettings.id, row.id), eq(smtpSettings.version, row.version)))
      .returning({ id: smtpSettings.id });
    if (changed.length === 0) return false;
    await audit(
      context,
      tx,
      'smtp-setting.update',
      subjectOf(row.id, kept.host),
      changedFields(row, columns),
    );
    return true;
  });
  if (!isSaved) throw await stale(context, (await ownSetting(context)) ?? row, values);
}

/** Forgets the server: mails leave from the platform’s address again. */
export const destroyHandler = clientAction(noPayload, {
  find: ownSetting,
  act: async (context, _payload, row) => {
    if (row !== null) {
      await context.db.transaction(async (tx) => {
        await tx.delete(smtpSettings).where(eq(smtpSettings.id, row.id));
        await audit(context, tx, 'smtp-setting.destroy', subjectOf(row.id, row.host));
      });
    }
    return redirect(smtpSetting(), { type: 'success', text: textsOf(context).removed });
  },
});
