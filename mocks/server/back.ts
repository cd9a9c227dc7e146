import type { RequestContext } from './context.ts';
import { ownAddress } from './own-address.ts';

/** The page that sent this request, if it is ours: where a refusal or a small change goes back to. */
export function backAddress({ request, route, session, url }: RequestContext): string {
  // Such a page is never named as referrer, nor kept in the session: its actions stand at its own address.
  if (route.secret === true) return ownAddress(url);
  const referrer = request.headers.get('referer') ?? request.referrer;
  if (URL.canParse(referrer)) {
    const page = new URL(referrer);
    if (page.origin === url.origin) return ownAddress(page);
  }
  return session.data.previousUrl ?? '/';
}
