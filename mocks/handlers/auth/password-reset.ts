import { adminForgotPasswordPage } from '#contracts/admin/auth/forgot-password.ts';
import { adminResetPasswordPage } from '#contracts/admin/auth/reset-password.ts';
import {
  forgotPasswordPage,
  passwordEmail,
  type ForgotPasswordProps,
} from '#contracts/auth/forgot-password.ts';
import {
  passwordUpdate,
  resetPasswordPage,
  type ResetPasswordProps,
} from '#contracts/auth/reset-password.ts';
import { login as adminLogin } from '#generated/routes/admin.ts';
import * as adminPassword from '#generated/routes/admin/password.ts';
import * as clientPassword from '#generated/routes/password.ts';
import { login } from '#generated/routes/root.ts';
import { messagesFor } from '#messages/locale.ts';
import * as passwordMessages from '#messages/password.ts';
import type { SessionArea } from '#mocks/db/schema/index.ts';
import { parameter, type RequestContext } from '#mocks/server/context.ts';
import { action, page, redirect, type RouteHandlers } from '#mocks/server/handler.ts';
import { callerOf, limitPerHour } from '#mocks/server/identity/limits.ts';
import { passwordWords } from '#mocks/server/identity/passwords.ts';
import { findResetUser, resetPassword } from '#mocks/server/identity/reset-password.ts';
import { resetRequest } from '#mocks/server/identity/reset-request.ts';
import { enqueueJob } from '#mocks/server/jobs/enqueue.ts';

const routesOf = {
  client: { ...clientPassword, login },
  admin: { ...adminPassword, login: adminLogin },
} as const;

/** Handlers of coming back without a password, for clients and for staff. */
export const passwordResetHandlers = {
  'password.request': page(forgotPasswordPage, async (context, query) =>
    requestProps(context, query, 'client'),
  ),
  'admin.password.request': page(adminForgotPasswordPage, async (context, query) =>
    requestProps(context, query, 'admin'),
  ),
  'password.email': action(passwordEmail, (context, { email }) => sendLink(context, email, 'client')),
  'admin.password.email': action(passwordEmail, (context, { email }) => sendLink(context, email, 'admin')),
  'password.reset': page(resetPasswordPage, (context, { email }) => resetProps(context, email, 'client')),
  'admin.password.reset': page(adminResetPasswordPage, (context, { email }) =>
    resetProps(context, email, 'admin'),
  ),
  'password.update': action(passwordUpdate, async (context, payload) => {
    await resetPassword(context, { ...payload, token: parameter(context, 'token'), area: 'client' });
    return changed(context, 'client');
  }),
  'admin.password.update': action(passwordUpdate, async (context, payload) => {
    await resetPassword(context, { ...payload, token: parameter(context, 'token'), area: 'admin' });
    return changed(context, 'admin');
  }),
} satisfies Partial<RouteHandlers>;

function requestProps(
  { session }: RequestContext,
  { email }: { email: string },
  area: SessionArea,
): ForgotPasswordProps {
  const sentTo = session.data.details?.['sentTo'];
  const typed = session.data.oldInput?.['email'];
  return {
    email: typeof typed === 'string' ? typed : email,
    sentTo: typeof sentTo === 'string' ? sentTo : null,
    loginHref: routesOf[area].login(),
  };
}

/** Answers alike whether or not the address has an account: the rest is a job's. */
async function sendLink(context: RequestContext, email: string, area: SessionArea) {
  await limitPerHour(context, 'base', {
    [`reset-address:${callerOf(context)}`]: 10,
    [`reset:${area}:${email}`]: 3,
  });
  const { deps, session, unscoped, url } = context;
  const origin = deps.config.publicOrigin ?? url.origin;
  await enqueueJob(deps, unscoped, resetRequest, { email, area, origin }, { scope: 'platform' });
  session.data.details = { sentTo: email };
  session.isDirty = true;
  return redirect(routesOf[area].request());
}

async function resetProps(
  context: RequestContext,
  email: string,
  area: SessionArea,
): Promise<ResetPasswordProps> {
  const token = parameter(context, 'token');
  const user = await findResetUser(context, { token, email, area });
  const routes = routesOf[area];
  const query = email === '' ? {} : { query: { email } };
  return {
    email,
    words: user && (await passwordWords(context, user)),
    updateHref: routes.update({ token }, query),
    requestHref: routes.request(query),
    loginHref: routes.login(),
  };
}

const changed = ({ locale }: RequestContext, area: SessionArea) =>
  redirect(routesOf[area].login(), {
    type: 'success',
    text: messagesFor(locale, passwordMessages).changed,
  });
