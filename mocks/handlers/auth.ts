import { eq } from 'drizzle-orm';
import { adminLoginPage } from '#contracts/admin/auth/login.ts';
import { login, loginPage, type LoginPayload, type LoginProps } from '#contracts/auth/login.ts';
import { landingRoutes, type LandingRoute } from '#domain/access/landing.ts';
import { noPayload, wayElsewhere } from '#contracts/define.ts';
import type { RoleName } from '#domain/access/permissions.ts';
import { dashboard as adminDashboard, login as adminLogin } from '#generated/routes/admin.ts';
import { dashboard as clientDashboard } from '#generated/routes/client.ts';
import { login as loginRoute } from '#generated/routes/root.ts';
import { messagesFor } from '#messages/locale.ts';
import * as authMessages from '#messages/auth.ts';
import { validationText } from '#messages/validation.ts';
import { readSetting } from '#mocks/db/queries/settings.ts';
import { users, type SessionArea, type User } from '#mocks/db/schema/index.ts';
import { membershipOf } from '#mocks/server/actor.ts';
import type { RequestContext } from '#mocks/server/context.ts';
import { cookieValue } from '#mocks/server/cookies.ts';
import { HttpFailure, RedirectFailure, ValidationFailure } from '#mocks/server/failures.ts';
import { action, data, page, redirect, type RouteHandlers } from '#mocks/server/handler.ts';
import {
  forgetRememberToken,
  issueRememberToken,
  rememberCookie,
  rememberCookieLine,
} from '#mocks/server/remember.ts';
import { createSession, destroySession } from '#mocks/server/session.ts';
import { clearThrottle, hitThrottle } from '#mocks/server/throttle.ts';

/** Start pages that exist; a role whose own page does not yet starts on that of its area. */
const landings: Partial<Record<LandingRoute, () => string>> = {
  'admin.dashboard': adminDashboard,
  'client.dashboard': clientDashboard,
};

/** Where a signed-in person starts. */
function landingOf(roles: readonly RoleName[]): string {
  const wanted = landingRoutes(roles).flatMap((route) => landings[route] ?? []);
  return (wanted[0] ?? clientDashboard)();
}

/** Handlers of signing in and out, for clients and for staff. */
export const authHandlers = {
  home: data(wayElsewhere, async (context) =>
    redirect(context.actor ? landingOf(context.actor.roles) : loginRoute()),
  ),
  login: page(loginPage, (context) => loginProps(context, 'client')),
  'admin.login': page(adminLoginPage, (context) => loginProps(context, 'admin')),
  'login.store': action(login, (context, payload) => signIn(context, payload, 'client')),
  'admin.login.store': action(login, (context, payload) => signIn(context, payload, 'admin')),
  logout: action(noPayload, (context) => signOut(context, loginRoute())),
  'admin.logout': action(noPayload, (context) => signOut(context, adminLogin())),
} satisfies Partial<RouteHandlers>;

async function loginProps(context: RequestContext, area: SessionArea): Promise<LoginProps> {
  if (context.actor) throw new RedirectFailure(landingOf(context.actor.roles));
  const demo = await readSetting(context.unscoped, 'demo');
  const email: unknown = context.session.data.oldInput?.['email'];
  return {
    demoAccounts: (demo?.accounts ?? [])
      .filter((account) => account.area === area)
      .map(({ email: address, password, name, roleName, tenantName }) => ({
        email: address,
        password,
        name,
        role: roleName,
        tenantName,
      })),
    email: typeof email === 'string' ? email : '',
    otherSignInHref: area === 'admin' ? loginRoute() : adminLogin(),
  };
}

async function signIn(context: RequestContext, payload: LoginPayload, area: SessionArea) {
  const { deps } = context;
  const key = await limitAttempts(context, payload.email);
  const [user] = await context.unscoped.select().from(users).where(eq(users.email, payload.email)).limit(1);
  const isRight = user?.passwordHash
    ? await deps.hasher.verify(payload.password, user.passwordHash)
    : await deps.hasher.verifyDummy(payload.password);
  if (!user || !isRight || user.kind !== (area === 'admin' ? 'platform' : 'client')) {
    throw refusal(context, payload, 'credentials');
  }
  if (user.status === 'invited') throw refusal(context, payload, 'invited');
  if (user.status !== 'active') throw refusal(context, payload, 'suspended');
  const membership = area === 'client' ? await membershipOf(deps, user.id, null) : null;
  if (area === 'client' && membership === null) throw refusal(context, payload, 'suspended');

  await clearThrottle(deps, key);
  await rehash(context, user, payload.password);
  const roles = membership ? [membership.role] : user.platformRoles;
  const { intended } = context.session.data;
  await destroySession(deps, context.session);
  context.session = await createSession(deps, {
    userId: user.id,
    tenantId: membership?.tenant.id ?? null,
    area,
  });
  if (payload.remember && area === 'client') await remember(context, user.id);
  return redirect(isOwnAddress(intended, area) ? intended : landingOf(roles));
}

async function limitAttempts(context: RequestContext, email: string): Promise<string> {
  const address = context.request.headers.get('x-real-ip') ?? 'local';
  const flood = await hitThrottle(context.deps, `sign-in:${address}`, 30, 60);
  if (flood !== null) throw new HttpFailure(429, 'too many sign-ins from one address', flood);
  const key = `sign-in:${address}:${email}`;
  const seconds = await hitThrottle(context.deps, key, 5, 60);
  if (seconds === null) return key;
  throw new ValidationFailure({
    email: validationText(context.locale, 'tooManyAttempts', { seconds }),
  });
}

function refusal(
  context: RequestContext,
  payload: LoginPayload,
  key: 'credentials' | 'invited' | 'suspended',
): ValidationFailure {
  context.session.data.oldInput = { email: payload.email };
  return new ValidationFailure({ email: validationText(context.locale, key) });
}

async function rehash({ deps, unscoped }: RequestContext, user: User, password: string): Promise<void> {
  const lastLoginAt = deps.clock.businessNow();
  const isOld = user.passwordHash !== null && deps.hasher.needsRehash(user.passwordHash);
  const passwordHash = isOld ? await deps.hasher.hash(password) : user.passwordHash;
  await unscoped.update(users).set({ lastLoginAt, passwordHash }).where(eq(users.id, user.id));
}

async function remember({ deps, setCookies }: RequestContext, userId: string): Promise<void> {
  setCookies.push(rememberCookieLine(deps, await issueRememberToken(deps, userId)));
}

async function signOut(context: RequestContext, to: string) {
  const { deps } = context;
  const cookie = cookieValue(context.cookies, rememberCookie);
  if (cookie !== null) {
    await forgetRememberToken(deps, cookie);
    context.setCookies.push(rememberCookieLine(deps, null));
  }
  await destroySession(deps, context.session);
  context.session = await createSession(deps, { userId: null, tenantId: null, area: null });
  context.actor = null;
  return redirect(to, { type: 'info', text: messagesFor(context.locale, authMessages).signedOut });
}

/** An address of this site and of the area the person has just entered. */
function isOwnAddress(address: string | undefined, area: SessionArea): address is string {
  if (address === undefined || !/^\/(?![/\\])/.test(address)) return false;
  return /^\/admin(\/|$|\?)/.test(address) === (area === 'admin');
}
