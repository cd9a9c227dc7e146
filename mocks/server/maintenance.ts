import type { SettingValues } from '#mocks/db/schema/index.ts';
import { sha256Hex } from '#mocks/services/tokens.ts';
import { cookieValue, serializeCookie } from './cookies.ts';
import type { RequestContext } from './context.ts';
import { requestSettings } from './request-settings.ts';

/** Cookie of those who may work while the application is closed. */
export const bypassCookie = 'ilot_maintenance';
export const bypassLifeS = 12 * 3600;
/** Query key of the address that sets it. */
export const bypassKey = 'acces';

/** When the application will close, while that lies ahead; null once it has, or when nothing is announced. */
export const announcedAt = (
  { deps }: Pick<RequestContext, 'deps'>,
  maintenance: SettingValues['maintenance'] | null | undefined,
): string | null => {
  const at = maintenance?.at ?? null;
  return at !== null && Date.parse(at) > deps.clock.systemNow().getTime() ? at : null;
};

/** The running maintenance, or null when the application is open to this request. */
export async function maintenanceFor(
  context: RequestContext,
): Promise<{ message: string; until: string | null; retryAfterS: number } | null> {
  if (context.route.name === 'health' || context.isSigned) return null;
  const { maintenance } = await requestSettings(context);
  if (maintenance === undefined || announcedAt(context, maintenance) !== null) return null;
  if (context.ip !== null && maintenance.allowedIps?.includes(context.ip) === true) return null;
  const fromAddress = context.url.searchParams.get(bypassKey);
  const given = fromAddress ?? cookieValue(context.cookies, bypassCookie);
  if (given !== null && (await sha256Hex(given)) === maintenance.bypassHash) {
    if (fromAddress !== null) {
      context.setCookies.push(
        serializeCookie(bypassCookie, given, {
          maxAgeS: bypassLifeS,
          isHttpOnly: true,
          isSecure: context.deps.config.isSecure,
        }),
      );
    }
    return null;
  }
  return { ...maintenance, retryAfterS: secondsUntil(context, maintenance.until) };
}

/** Seconds until the planned end, at least thirty; five minutes when no end is planned. */
function secondsUntil(context: RequestContext, until: string | null): number {
  if (until === null) return 300;
  const seconds = Math.ceil((Date.parse(until) - context.deps.clock.systemNow().getTime()) / 1000);
  return Math.max(30, seconds);
}
