import { eq } from 'drizzle-orm';
import { outgoingMails, sessions, users, type User } from '#mocks/db/schema/index.ts';
import type { TestStandIn } from './stand-in.ts';

/** The account of an address. */
export async function userOf({ deps }: TestStandIn, email: string): Promise<User> {
  const [user] = await deps.db.select().from(users).where(eq(users.email, email)).limit(1);
  if (!user) throw new Error(`no account of ${email}`);
  return user;
}

/** As if the person had given their password a moment ago, in all their sessions. */
export async function confirmPassword({ deps, clock }: TestStandIn, userId: string): Promise<void> {
  await deps.db
    .update(sessions)
    .set({ confirmedPasswordAt: clock.systemNow() })
    .where(eq(sessions.userId, userId));
}

/** Mails of a kind to an address, the latest last. */
export async function mailsOf({ deps }: TestStandIn, kind: string, to: string): Promise<string[]> {
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
