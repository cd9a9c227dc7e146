import type { RequestContext } from './context.ts';

/** The page that sent this request, if it is ours: where a refusal or a small change goes back to. */
export function backAddress({ request, session, url }: RequestContext): string {
  const referrer = request.headers.get('referer') ?? request.referrer;
  if (URL.canParse(referrer)) {
    const page = new URL(referrer);
    if (page.origin === url.origin) return page.pathname + page.search;
  }
  return session.data.previousUrl ?? '/';
}
