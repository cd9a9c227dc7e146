import { and, eq, sql } from 'drizzle-orm';
import { emailChangePage, type EmailChangeProps } from '#contracts/auth/email-change.ts';
import { login as adminLogin } from '#generated/routes/admin.ts';
import * as confirmRoutes from '#generated/routes/email-change/confirm.ts';
import * as revertRoutes from '#generated/routes/email-change/revert.ts';
import { confirm, revert } from '#generated/routes/email-change.ts';
import { login } from '#generated/routes/root.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import * as changeMessages from '#messages/email-change.ts';
import type { Database } from '#mocks/db/database.ts';
import { users, type User } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { parameter, type RequestContext } from '#mocks/server/context.ts';
import { RedirectFailure } from '#mocks/server/failures.ts';
import { fullName } from '#mocks/server/full-name.ts';
import { action, noPayload, page, redirect, type RouteHandlers } from '#mocks/server/handler.ts';
import { findOneTimeToken, spendOneTimeToken } from '#mocks/server/identity/one-time-tokens.ts';
import { revokeAccess } from '#mocks/server/identity/sessions.ts';
import { notify } from '#mocks/server/notifications/notify.ts';
import { emailChangedNotice } from '#mocks/server/notifications/security.ts';
import { accountHrefOf } from './account/area.ts';
import { forgetEmailChange, isTaken } from './account/email-change.ts';

/**
 * Handlers of the links in the mails about a change of address. Reading a link changes nothing, since mail
 * programs and filters open links too: its page has a button.
 */
export const emailChangeHandlers = {
  'email-change.confirm': page(emailChangePage, (context) => linkProps(context, 'confirm')),
  'email-change.revert': page(emailChangePage, (context) => linkProps(context, 'revert')),
  'email-change.confirm.store': action(noPayload, confirmChange),
  'email-change.revert.store': action(noPayload, revertChange),
} satisfies Partial<RouteHandlers>;

const purposes = { confirm: 'email-change', revert: 'email-revert' } as const;
const pages = { confirm, revert } as const;
const actionsOf = { confirm: confirmRoutes.store, revert: revertRoutes.store } as const;
type Kind = keyof typeof purposes;

async function linkProps(context: RequestContext, kind: Kind): Promise<EmailChangeProps> {
  const deps = { ...context.deps, db: context.unscoped };
  const token = parameter(context, 'token');
  const found = await findOneTimeToken(deps, purposes[kind], token);
  const user = found && (await userOf(context.unscoped, found.userId));
  const email = found && emailOf(found.data);
  return {
    kind,
    email: user && isWanted(user, kind, email) ? email : null,
    actionHref: actionsOf[kind]({ token }),
    signInHref: signInOf(user),
  };
}

async function confirmChange(context: RequestContext) {
  const { deps, unscoped } = context;
  const texts = messagesFor(context.locale, changeMessages);
  const { user, email } = await unscoped.transaction(async (tx) => {
    const { person, address } = await spend(context, { ...deps, db: tx }, 'confirm');
    if (await isTaken(tx, person.id, address)) throw deadLink(context, 'confirm');
    const changed = await tx
      .update(users)
      .set({
        email: address,
        pendingEmail: null,
        emailVerifiedAt: deps.clock.systemNow(),
        updatedAt: deps.clock.systemNow(),
        version: sql`${users.version} + 1`,
      })
      // Given up at the same moment, it is not made.
      .where(and(eq(users.id, person.id), eq(users.pendingEmail, address)))
      .returning({ id: users.id });
    if (changed.length === 0) throw deadLink(context, 'confirm');
    await audit(context, tx, 'account.email_changed', subjectOf(person), {
      email: { from: person.email, to: address },
    });
    await notify(context, tx, emailChangedNotice(person, address));
    return { user: person, email: address };
  });
  const isOwn = context.actor?.user.id === user.id && !context.actor.impersonation;
  const to = isOwn ? accountHrefOf(user, 'profil') : signInOf(user);
  return redirect(to, { type: 'success', text: fill(texts.confirmed, { email }) });
}

/** Gives the former address back, and closes every session: whoever changed it may be in one. */
async function revertChange(context: RequestContext) {
  const { deps, unscoped } = context;
  const texts = messagesFor(context.locale, changeMessages);
  const user = await unscoped.transaction(async (tx) => {
    const { person, address } = await spend(context, { ...deps, db: tx }, 'revert');
    if (await isTaken(tx, person.id, address)) throw deadLink(context, 'revert');
    await tx
      .update(users)
      .set({
        email: address,
        pendingEmail: null,
        updatedAt: deps.clock.systemNow(),
        version: sql`${users.version} + 1`,
      })
      .where(eq(users.id, person.id));
    await forgetEmailChange(tx, person.id);
    await revokeAccess(tx, person.id);
    await audit(context, tx, 'account.email_reverted', subjectOf(person), {
      email: { from: person.email, to: address },
    });
    return person;
  });
  await deps.events.publish([{ kind: 'cut', userId: user.id }]);
  return redirect(signInOf(user), { type: 'success', text: texts.reverted });
}

/** Spends the link of the address. @throws RedirectFailure to its page, which says that it is not good */
async function spend(context: RequestContext, deps: Parameters<typeof spendOneTimeToken>[0], kind: Kind) {
  const found = await spendOneTimeToken(deps, purposes[kind], parameter(context, 'token'));
  const address = found && emailOf(found.data);
  const person = found && (await userOf(deps.db, found.userId));
  if (!address || !person || !isWanted(person, kind, address)) throw deadLink(context, kind);
  return { person, address };
}

/** An address is confirmed while the person waits for it: what ends the change makes its link worthless. */
const isWanted = ({ pendingEmail }: User, kind: Kind, email: string | null): boolean =>
  kind === 'revert' || (email !== null && email === pendingEmail);

const deadLink = (context: RequestContext, kind: Kind): RedirectFailure =>
  new RedirectFailure(pages[kind]({ token: parameter(context, 'token') }));

const subjectOf = (user: User) => ({
  type: 'user',
  id: user.id,
  label: fullName(user),
  actorId: user.id,
});

const signInOf = (user: User | null): string => (user?.kind === 'platform' ? adminLogin() : login());

function emailOf(data: Readonly<Record<string, unknown>>): string | null {
  const { email } = data;
  return typeof email === 'string' ? email : null;
}

async function userOf(db: Database, id: string): Promise<User | null> {
  const [user] = await db.select().from(users).where(eq(users.id, id)).limit(1);
  return user?.status === 'active' ? user : null;
}
