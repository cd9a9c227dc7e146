import { deviceOf, referrerDomain, type VisitArea } from '#domain/audience/visit.ts';
import { areaOf } from '../access.ts';
import type { RequestContext } from '../context.ts';
import { isUnknown } from '../unknown-route.ts';
import type { VisitLog } from './visit-log.ts';

const parisDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' });

/** True when the person asked not to be counted (Do Not Track, Global Privacy Control). */
export const isOptedOut = ({ headers }: Request): boolean =>
  headers.get('dnt') === '1' || headers.get('sec-gpc') === '1';

/**
 * A page that a person looks at: asked for by them, whole, and not ahead of a click. Of staff in a client's name
 * every page counts, whatever their browser says of it.
 */
function isShown({ request, route, isSigned, actor }: RequestContext): boolean {
  const { headers, method } = request;
  const isPage = route.page !== undefined || isUnknown(route);
  if (method !== 'GET' || !isPage || isSigned) return false;
  if (actor?.impersonation) return true;
  if (isOptedOut(request)) return false;
  return headers.get('purpose') !== 'prefetch' && !headers.has('x-inertia-partial-component');
}

/**
 * Counts a page that was shown, without keeping who saw it: the visitor is a hash keyed by a secret of ours
 * and the day, of the account or, for guests, of address and browser, which are themselves not kept.
 */
export async function noteVisit(
  visits: VisitLog,
  context: RequestContext,
  { status, ms }: { readonly status: number; readonly ms: number },
): Promise<void> {
  const { request, actor, deps, route, url } = context;
  if (!isShown(context) || (status >= 300 && status < 400)) return;
  // Who is held back could otherwise fill the table all the same.
  if (status === 429) return;
  const at = deps.clock.systemNow();
  const day = parisDay.format(at);
  const userAgent = request.headers.get('user-agent') ?? '';
  const visitor = actor?.user.id ?? `${context.ip ?? ''}\n${userAgent}`;
  visits.add({
    at,
    day,
    routeName: route.name,
    area: visitArea(context),
    role: actor?.guest ? null : (actor?.roles[0] ?? null),
    tenantId: actor?.tenant?.id ?? null,
    device: deviceOf(userAgent),
    referrerDomain: referrerDomain(request.headers.get('referer'), url.host),
    visitorHash: await deps.signer.sign(`visitor:${day}:${visitor}`),
    status,
    ms: Math.max(0, Math.round(ms)),
    isImpersonated: actor?.impersonation != null,
  });
}

const visitArea = ({ route }: RequestContext): VisitArea =>
  route.name.startsWith('export.') ? 'export' : areaOf(route);
