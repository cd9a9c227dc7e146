import { companyChoice } from '#contracts/auth/company-choice.ts';
import { login, loginPage, type LoginProps } from '#contracts/auth/login.ts';
import { twoFactor } from '#contracts/auth/two-factor.ts';
import { adminLoginPage } from '#contracts/admin/auth/login.ts';
import { noPayload, wayElsewhere } from '#contracts/define.ts';
import { login as adminLogin } from '#generated/routes/admin.ts';
import { login as loginRoute } from '#generated/routes/root.ts';
import * as authMessages from '#messages/auth.ts';
import { messagesFor } from '#messages/locale.ts';
import type { SessionArea } from '#mocks/db/schema/index.ts';
import { companiesOf } from '#mocks/server/memberships.ts';
import type { RequestContext } from '#mocks/server/context.ts';
import { cookieValue } from '#mocks/server/cookies.ts';
import { RedirectFailure } from '#mocks/server/failures.ts';
import { action, data, page, redirect, signedInAction, type RouteHandlers } from '#mocks/server/handler.ts';
import { stopImpersonation } from '#mocks/server/impersonation-session.ts';
import { leaveSession } from '#mocks/server/identity/sessions.ts';
import { requestSettings } from '#mocks/server/request-settings.ts';
import { forgetRememberToken, rememberCookie, rememberCookieLine } from '#mocks/server/remember.ts';
import { chooseCompany, switchCompany } from '#mocks/server/sign-in/choose-company.ts';
import { giveCode } from '#mocks/server/sign-in/give-code.ts';
import { givePassword } from '#mocks/server/sign-in/give-password.ts';
import { landingOf } from '#mocks/server/landing.ts';
import { bannerFor } from '../banner/serve.ts';
import { dropPending, pendingIn, signInAddress } from '#mocks/server/sign-in/pending.ts';

/** Handlers of signing in and out, for clients and for staff. */
export const signInHandlers = {
  home: data(wayElsewhere, async (context) => redirect(context.actor ? landingOf(context) : loginRoute())),
  login: page(loginPage, (context) => loginProps(context, 'client')),
  'admin.login': page(adminLoginPage, (context) => loginProps(context, 'admin')),
  'login.store': action(login, (context, payload) => givePassword(context, payload, 'client')),
  'admin.login.store': action(login, (context, payload) => givePassword(context, payload, 'admin')),
  'two-factor.store': action(twoFactor, (context, payload) => giveCode(context, payload, 'client')),
  'admin.login.totp': action(twoFactor, (context, payload) => giveCode(context, payload, 'admin')),
  'login.tenant': action(companyChoice, (context, { tenantId }) => chooseCompany(context, tenantId)),
  'login.cancel': action(noPayload, (context) => startAgain(context, 'client')),
  'admin.login.cancel': action(noPayload, (context) => startAgain(context, 'admin')),
  'client.account.tenant.switch': signedInAction(companyChoice, (context, { tenantId }) =>
    switchCompany(context, tenantId),
  ),
  logout: action(noPayload, (context) => signOut(context, loginRoute())),
  'admin.logout': action(noPayload, (context) => signOut(context, adminLogin())),
} satisfies Partial<RouteHandlers>;

async function loginProps(context: RequestContext, area: SessionArea): Promise<LoginProps> {
  if (context.actor) throw new RedirectFailure(landingOf(context));
  const { demo } = await requestSettings(context);
  const pending = pendingIn(context, area);
  const { oldInput, details } = context.session.data;
  const email: unknown = oldInput?.['email'];
  const waitS: unknown = details?.['waitS'];
  return {
    // Banners are for clients.
    banner: area === 'client' ? await bannerFor(context, 'login') : null,
    step: pending?.step ?? 'password',
    companies: pending?.step === 'company' ? await companiesOf(context.unscoped, pending.userId) : [],
    waitS: typeof waitS === 'number' ? waitS : null,
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

/** Back from the second step to the first. */
async function startAgain(context: RequestContext, area: SessionArea) {
  dropPending(context);
  return redirect(signInAddress(area));
}

async function signOut(context: RequestContext, to: string) {
  const { deps } = context;
  const cookie = cookieValue(context.cookies, rememberCookie);
  if (cookie !== null) {
    await forgetRememberToken(deps, cookie);
    context.setCookies.push(rememberCookieLine(deps, null));
  }
  if (context.actor?.impersonation) await stopImpersonation(context, 'signed-out');
  await leaveSession(context);
  return redirect(to, { type: 'info', text: messagesFor(context.locale, authMessages).signedOut });
}
