import { eq } from 'drizzle-orm';
import { preference } from '#contracts/preference.ts';
import { users } from '#mocks/db/schema/index.ts';
import { serializeCookie } from '#mocks/server/cookies.ts';
import { action, redirect, type RouteHandlers } from '#mocks/server/handler.ts';
import { backAddress } from '#mocks/server/back.ts';

const yearS = 365 * 86_400;

/** Handler of `preference.update`: theme and language, on this device and on the account. */
export const preferenceHandlers = {
  'preference.update': action(preference, async (context, { theme, locale }) => {
    const options = { maxAgeS: yearS, isHttpOnly: false, isSecure: context.deps.config.isSecure };
    if (theme) context.setCookies.push(serializeCookie('ilot_theme', theme, options));
    if (locale) {
      context.setCookies.push(serializeCookie('ilot_langue', locale, options));
      if (context.actor) {
        await context.unscoped.update(users).set({ locale }).where(eq(users.id, context.actor.user.id));
      }
    }
    return redirect(backAddress(context));
  }),
} satisfies Partial<RouteHandlers>;
