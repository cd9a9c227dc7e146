import { detectLocale } from '#runtime/locale/detect.ts';
import { parseQuery } from '#runtime/routes/query.ts';
import type { RouteRow } from '#generated/routes/row.ts';
import { withinTenant } from '#mocks/db/border/within-tenant.ts';
import { sha256Hex } from '#mocks/services/tokens.ts';
import { actorByEmail, borderOfTenant, readActor } from './actor.ts';
import { cookieValue } from './cookies.ts';
import type { RequestContext } from './context.ts';
import type { ServerDependencies } from './dependencies.ts';
import { csrfCookie } from './csrf.ts';
import { guestToken } from './guest-token.ts';
import { countingChanges } from './impersonation-trail.ts';
import { rateWaitS } from './rate-limit.ts';
import { isReading } from './read-only.ts';
import { resumeRemembered } from './resume.ts';
import { createSession, readSession, type Session } from './session.ts';
import { asKey, isSignedLink, localeKey } from './signed-link.ts';
import { readExportLink, readSignedExportLink } from './share/export-link.ts';
import { guestActor, guestQuery } from './share/guest.ts';
import { wellFormed } from './well-formed.ts';

/** A request with its session and person. */
export interface OpenedContext extends RequestContext {
  /** Seconds to wait for whoever asks too often; null where nobody is held back. */
  readonly rateWaitS: number | null;
  /** True when a client of another build asks: it must load the document anew. */
  readonly isStaleAsset: boolean;
}

/** What a request is about, as far as its address tells. */
export interface Target {
  requestId: string;
  url: URL;
  route: RouteRow;
  parameters: Readonly<Record<string, string>>;
  form: Uint8Array<ArrayBuffer> | null;
}

/** Finds out who asks, in which language, and with which session. */
export async function openContext(
  deps: ServerDependencies,
  request: Request,
  cookies: Readonly<Record<string, string | undefined>>,
  target: Target,
): Promise<OpenedContext> {
  const { url, route } = target;
  const setCookies: string[] = [];
  const isSigned = await isSignedLink(deps.signer, request.method, url, deps.clock.systemNow());
  const isIdle = request.headers.get('x-background') === 'true';
  const sessionToken = cookieValue(cookies, deps.config.sessionCookie);
  const known = await readSession(deps, sessionToken, isIdle);
  // Whose files these are is known of the next request before it is opened.
  if (sessionToken !== null)
    deps.uploads.noteSession(known?.idHash ?? (await sha256Hex(sessionToken)), known?.userId ?? null);
  const ip = request.headers.get('x-real-ip');
  // Counted first: who is held back costs no more than that, and leaves nothing in the database.
  const waitS = rateWaitS(deps, route, { userId: known?.userId ?? null, ip });
  const resumed =
    known?.userId == null && waitS === null
      ? await resumeRemembered({ ...target, deps, request, cookies, setCookies }, known)
      : null;
  const session = resumed ?? known ?? (await guestSession(deps, request, cookieValue(cookies, csrfCookie)));
  const person = isSigned ? await signedActor(deps, route, url) : await readActor(deps, session);
  const link = isSigned
    ? await readSignedExportLink(deps, target)
    : await readExportLink(deps, { ...target, session, actor: person });
  // Whoever gives a link reads by it, signed in or not.
  const actor =
    link === null ? person : link.kind === 'open' ? guestActor(link.found, person?.impersonation) : null;
  const query = wellFormed(parseQuery(url.search));
  if (isSigned) session.isDirty = false;
  const chosenLocale = isSigned ? url.searchParams.get(localeKey) : cookieValue(cookies, 'ilot_langue');
  const theme = cookieValue(cookies, 'ilot_theme');
  const impersonation = isReading({ request }) ? null : (actor?.impersonation ?? null);
  const whole = impersonation === null ? deps.db : countingChanges(deps.db, impersonation);
  return {
    ...target,
    // Handlers ask `db`; typed away here, so that reaching past the border does not compile.
    deps: deps as RequestContext['deps'],
    db: actor?.tenant ? withinTenant(whole, borderOfTenant(actor.tenant)) : whole,
    unscoped: whole,
    request,
    query: actor?.guest ? guestQuery(query, actor.guest) : query,
    locale: person?.user.locale ?? guestLocale(request, chosenLocale),
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    cookies,
    ip,
    session,
    actor,
    link,
    isSigned,
    setCookies,
    outbox: [],
    rateWaitS: waitS,
    isStaleAsset: isStaleAsset(deps, request),
  };
}

/** A session that is stored once there is something to remember; until then its token stands by itself. */
async function guestSession(
  deps: ServerDependencies,
  request: Request,
  heldToken: string | null,
): Promise<Session> {
  const session = await createSession(deps, { userId: null, tenantId: null, area: null });
  return { ...session, csrfToken: await guestToken(deps, heldToken, isReading({ request })) };
}

/** A signed link shows a printable page in someone's name, and nothing else. */
async function signedActor(deps: ServerDependencies, route: RouteRow, url: URL) {
  const email = url.searchParams.get(asKey);
  return email !== null && route.name.startsWith('export.') ? actorByEmail(deps, wellFormed(email)) : null;
}

/** The language chosen on this device, else the browser's where we speak it, else French. */
function guestLocale(request: Request, chosen: string | null): 'fr' | 'en' {
  if (chosen === 'fr' || chosen === 'en') return chosen;
  return detectLocale(request.headers.get('accept-language') ?? '', ['fr', 'en'], 'fr');
}

function isStaleAsset({ config }: ServerDependencies, request: Request): boolean {
  const version = request.headers.get('x-inertia-version');
  if (request.method !== 'GET' || version === null || config.assetVersion === null) return false;
  return version !== config.assetVersion;
}
