import { eq } from 'drizzle-orm';
import { outgoingMails, sessions, users, type User } from '#mocks/db/schema/index.ts';
import type { TestServer } from './test-server.ts';

/** The account of an address. */
export async function userOf({ deps }: TestServer, email: string): Promise<User> {
  const [user] = await deps.db.select().from(users).where(eq(users.email, email)).limit(1);
  if (!user) throw new Error(`no account of ${email}`);
  return user;
}

/** As if the person had given their password a moment ago, in all their sessions. */
export const confirmPassword = ({ deps, clock }: TestServer, userId: string): Promise<void> =>
  setConfirmed(deps, userId, clock.systemNow());

/** As if the person had given their password long ago. */
export const forgetPassword = ({ deps }: TestServer, userId: string): Promise<void> =>
  setConfirmed(deps, userId, null);

async function setConfirmed({ db }: TestServer['deps'], userId: string, at: Date | null): Promise<void> {
  await db.update(sessions).set({ confirmedPasswordAt: at }).where(eq(sessions.userId, userId));
}

/** Mails of a kind to an address, the latest last. */
export async function mailsOf({ deps }: TestServer, kind: string, to: string): Promise<string[]> {
  const rows = await deps.db
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.kind, kind))
    .orderBy(outgoingMails.createdAt, outgoingMails.id);
  return rows.filter(({ toAddress }) => toAddress === to).map(({ text }) => text);
}

/** The first address of ours in a mail, without its origin. */
export function linkIn(mail: string | undefined): string {
  const [href] = /https?:\/\/\S+/.exec(mail ?? '') ?? [];
  if (href === undefined) throw new Error('the mail has no link');
  return new URL(href).pathname + new URL(href).search;
}
