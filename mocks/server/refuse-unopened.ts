import { errorPage, type ErrorProps } from '#contracts/error/global.ts';
import type { ServerDependencies } from './dependencies.ts';
import type { HttpFailure } from './failures.ts';
import { ownAddress } from './own-address.ts';
import type { PageObject } from './page-object.ts';
import { plainAnswer } from './plain-answer.ts';
import { isPrecognitive, precognitionHeaders } from './precognition.ts';
import { isProtocolRequest } from './respond.ts';

/** A request of which nothing is known but itself. */
interface Unopened {
  readonly request: Request;
  readonly url: URL;
  readonly requestId: string;
}

/**
 * Refuses an action before it is known who asks. A client of the page protocol stays on the page that it shows, and
 * tells what the error page says: that page goes without what a page tells of its person, which asks the database.
 */
export function refuseUnopened(
  { config }: Pick<ServerDependencies, 'config'>,
  { request, url, requestId }: Unopened,
  { status, retryAfterS }: HttpFailure,
): Response {
  const headers: Record<string, string> = {
    'cache-control': 'no-store',
    'x-request-id': requestId,
    ...(retryAfterS !== null && { 'retry-after': String(retryAfterS) }),
  };
  if (isPrecognitive(request)) {
    return Response.json({ status }, { status, headers: { ...headers, ...precognitionHeaders } });
  }
  if (!isProtocolRequest(request)) {
    return plainAnswer(request.headers, { status, requestId, ...(retryAfterS !== null && { retryAfterS }) });
  }
  const props: ErrorProps = {
    status,
    requestId,
    context: 'guest',
    retryAfterS,
    reason: null,
    linkSender: null,
  };
  const page: PageObject = {
    component: errorPage.component,
    props: { ...props, errors: {} },
    url: ownAddress(url),
    version: config.assetVersion,
  };
  return Response.json(page, { status, headers: { ...headers, vary: 'X-Inertia', 'x-inertia': 'true' } });
}
