import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { login as adminLogin } from '#generated/routes/admin.ts';
import { login } from '#generated/routes/root.ts';
import * as signInMessages from '#messages/auth/sign-in.ts';
import { messagesFor } from '#messages/locale.ts';
import { sessionAreas, users, type SessionArea, type User } from '#mocks/db/schema/index.ts';
import type { RequestContext } from '../context.ts';
import { RedirectFailure } from '../failures.ts';
import { rotateSession } from '../identity/sessions.ts';

const lifeMs = 5 * 60_000;

/** A sign-in under way, kept in the guest's session: nobody is signed in yet. */
const pendingSignIn = z.object({
  userId: z.string(),
  area: z.enum(sessionAreas),
  remember: z.boolean(),
  step: z.enum(['code', 'company']),
  /** When the password was given. */
  startedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** When the second factor was given; null when none was asked for, or not yet. */
  factorAt: z.iso.datetime().nullable(),
  trustDevice: z.boolean(),
});
export type PendingSignIn = z.infer<typeof pendingSignIn>;

/** Where a sign-in begins. */
export const signInAddress = (area: SessionArea): string => (area === 'admin' ? adminLogin() : login());

/** Keeps a sign-in that something is missing for, under a new session id. */
export async function suspendSignIn(
  context: RequestContext,
  given: Omit<PendingSignIn, 'expiresAt'>,
): Promise<void> {
  const { deps, session } = context;
  const now = deps.clock.systemNow();
  const signIn = { ...given, expiresAt: new Date(now.getTime() + lifeMs).toISOString() };
  const { intended } = session.data;
  await rotateSession(context, { data: { ...(intended !== undefined && { intended }), signIn } });
}

/** The sign-in under way in an area, or null when there is none or its time is over. */
export function pendingIn(context: RequestContext, area: SessionArea): PendingSignIn | null {
  const pending = readPending(context);
  if (pending?.area !== area) return null;
  return new Date(pending.expiresAt) > context.deps.clock.systemNow() ? pending : null;
}

const readPending = ({ session }: RequestContext): PendingSignIn | null =>
  pendingSignIn.safeParse(session.data.signIn).data ?? null;

/**
 * The sign-in that waits for this step, with its person as they stand now.
 *
 * @throws RedirectFailure to the beginning when there is none, when its time is over, or when the account or
 * its password changed meanwhile
 */
export async function requirePending(
  context: RequestContext,
  area: SessionArea,
  step: PendingSignIn['step'],
): Promise<{ pending: PendingSignIn; user: User }> {
  const pending = pendingIn(context, area);
  if (pending?.step !== step) throw restart(context, area, 'expired');
  const [user] = await context.unscoped.select().from(users).where(eq(users.id, pending.userId)).limit(1);
  if (!user || user.status !== 'active') throw restart(context, area, 'expired');
  if (user.blockedAt !== null) throw restart(context, area, 'blocked');
  const hasNewPassword = (user.passwordChangedAt ?? user.createdAt) > new Date(pending.startedAt);
  if (hasNewPassword) throw restart(context, area, 'expired');
  return { pending, user };
}

/** Forgets the sign-in under way. */
export function dropPending({ session }: RequestContext): void {
  const { signIn: _dropped, ...kept } = session.data;
  session.data = kept;
  session.isDirty = true;
}

/** Leads back to the beginning, saying why. */
export function restart(
  context: RequestContext,
  area: SessionArea,
  why: 'expired' | 'blocked' | 'tooManyCodes',
): RedirectFailure {
  dropPending(context);
  const text = messagesFor(context.locale, signInMessages)[why];
  context.session.data.flash = { type: 'warning', text };
  return new RedirectFailure(signInAddress(area));
}
