import type { SignUpSource } from '#mocks/db/schema/index.ts';
import { parseQuery } from '#runtime/routes/query.ts';
import type { RequestContext } from '../context.ts';
import { cookieValue, serializeCookie } from '../cookies.ts';

const cookieName = 'ilot_utm';
const keys = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];
/** How long after a visit a sign-up is still attributed to it. */
const keptDays = 30;
const dayS = 86_400;
const valuePattern = /^[\p{L}\p{N} ._~+-]{1,80}$/u;

/** Remembers on this browser by which campaign the visitor came, as their address says. */
export function rememberSource(context: RequestContext): void {
  rememberCampaign(context, context.query);
}

/** The same for parameters that are known: those of a short link. */
export function rememberCampaign(
  context: Pick<RequestContext, 'setCookies' | 'deps'>,
  given: Readonly<Record<string, unknown>>,
): void {
  const source = campaignOf(given);
  if (Object.keys(source).length === 0) return;
  const value = new URLSearchParams(source).toString();
  const options = { maxAgeS: keptDays * dayS, isHttpOnly: true, isSecure: context.deps.config.isSecure };
  context.setCookies.push(serializeCookie(cookieName, value, options));
}

/** By which campaign the visitor last came; null when by none. */
export function sourceOf({ cookies }: Pick<RequestContext, 'cookies'>): SignUpSource | null {
  const source = campaignOf(parseQuery(cookieValue(cookies, cookieName) ?? ''));
  return Object.keys(source).length === 0 ? null : source;
}

/** A visitor writes these at will: short plain words only. */
function campaignOf(given: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = given[key];
      return typeof value === 'string' && valuePattern.test(value) ? [[key, value] as const] : [];
    }),
  );
}
