import type { RouteRow } from '#generated/routes/row.ts';
import type { RequestContext } from './context.ts';
import { ownAddress } from './own-address.ts';

/** The page that sent this request, if it is ours: where a refusal or a small change goes back to. */
export function backAddress({ request, route, session, url, deps: { routes } }: RequestContext): string {
  // Such a page is never named as referrer, nor kept in the session: its actions stand at its own address.
  if (route.secret === true) return ownAddress(url);
  const referrer = request.headers.get('referer') ?? request.referrer;
  if (URL.canParse(referrer)) {
    const page = new URL(referrer);
    if (page.origin === url.origin) return ownAddress(page);
  }
  return session.data.previousUrl ?? formAddress(routes, route, url) ?? '/';
}

/** The address of an action under which its form stands as well; undefined where there is no such page. */
function formAddress(routes: readonly RouteRow[], { uri }: RouteRow, url: URL): string | undefined {
  return routes.some((page) => page.uri === uri && page.page !== undefined) ? ownAddress(url) : undefined;
}
