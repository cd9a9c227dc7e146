import { and, eq, sql } from 'drizzle-orm';
import { updateProfile, type ProfilePayload } from '#contracts/account/profile.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import * as profileMessages from '#messages/account/profile.ts';
import type { Database } from '#mocks/db/database.ts';
import { users, type User } from '#mocks/db/schema/index.ts';
import { audit, changedFields } from '#mocks/server/audit.ts';
import { requireConfirmation } from '#mocks/server/confirmation.ts';
import type { SignedInContext } from '#mocks/server/context.ts';
import { redirect, signedInAction } from '#mocks/server/handler.ts';
import { cleanHtml } from '#mocks/server/clean-html.ts';
import { staleVersion } from '#mocks/server/stale-version.ts';
import { accountHref } from './area.ts';
import { askEmailChange, checkNewEmail } from './email-change.ts';

/** Columns that the profile changes, its address apart. */
function columnsOf(payload: ProfilePayload) {
  const { firstName, lastName, phone, jobTitle, locale, emailSignature } = payload;
  return {
    firstName,
    lastName,
    phone,
    jobTitle: jobTitle === '' ? null : jobTitle,
    locale,
    emailSignature: cleanHtml(emailSignature) || null,
  };
}

/** Changes one's own profile, unless it was changed since it was read. */
export const updateProfileHandler = signedInAction(updateProfile, async (context, payload) => {
  const { user } = context.actor;
  const isNewEmail = payload.email !== user.email && payload.email !== user.pendingEmail;
  if (isNewEmail) {
    requireConfirmation(context, 'email');
    await checkNewEmail(context, payload.email);
  }
  const columns = columnsOf(payload);
  const isSaved = await context.unscoped.transaction(async (tx) => {
    if (!(await save(context, tx, { version: payload.version, columns }))) return false;
    if (isNewEmail) await askEmailChange(context, tx, payload.email);
    return true;
  });
  if (!isSaved) throw await stale(context, user.id, { ...columns, email: payload.email });
  const texts = messagesFor(payload.locale, profileMessages);
  const text = isNewEmail ? fill(texts.savedPending, { email: payload.email }) : texts.saved;
  return redirect(accountHref(context, 'profil'), { type: 'success', text });
});

/** Writes the change; false when the record is of another version by now. */
async function save(
  context: SignedInContext,
  tx: Database,
  { version, columns }: { version: number; columns: ReturnType<typeof columnsOf> },
): Promise<boolean> {
  const { user, name } = context.actor;
  const rows = await tx
    .update(users)
    .set({
      ...columns,
      updatedAt: context.deps.clock.systemNow(),
      version: sql`${users.version} + 1`,
    })
    .where(and(eq(users.id, user.id), eq(users.version, version)))
    .returning({ id: users.id });
  if (rows.length === 0) return false;
  const changes = changedFields(user, columns);
  await audit(context, tx, 'account.update', { type: 'user', id: user.id, label: name }, changes);
  return true;
}

async function stale(context: SignedInContext, userId: string, wanted: object) {
  const [now] = await context.unscoped.select().from(users).where(eq(users.id, userId)).limit(1);
  const current: User = now ?? context.actor.user;
  return staleVersion(context, {
    id: userId,
    updatedAt: current.updatedAt,
    actions: ['account.update', 'user.update'],
    fields: Object.keys(changedFields(current, wanted)),
  });
}
