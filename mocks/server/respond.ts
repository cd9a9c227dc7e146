import { sharedProps } from './shared-props.ts';
import { HttpFailure } from './failures.ts';
import type { RequestContext } from './context.ts';
import type { PageAnswer } from './handler.ts';
import type { PageObject } from './page-object.ts';
import { ownAddress } from './own-address.ts';
import { partialProps } from './partial-props.ts';

/** True when the page protocol asks, not the browser's own navigation. */
export const isProtocolRequest = (request: Request): boolean => request.headers.has('x-inertia');

/** 303, so that the next request is a GET whatever this one was. */
export const seeOther = (to: string): Response =>
  new Response(null, { status: 303, headers: { location: to, vary: 'X-Inertia' } });

/** True when a page is fetched ahead of a click: nothing that is shown once may be spent on it. */
const isPrefetch = (request: Request): boolean => request.headers.get('purpose') === 'prefetch';

/**
 * A page as the protocol carries it (JSON) or as a document that holds it, with the props that every page
 * receives, or those of them that a partial request names. What is shown once (flash, errors) is spent here.
 *
 * @throws HttpFailure 500 when the props break the page's own contract and answers are validated
 */
export async function respondWithPage(
  context: RequestContext,
  answer: PageAnswer,
  status = 200,
): Promise<Response> {
  const { deps, request, session, url } = context;
  const shared = await sharedProps(context);
  if (deps.config.validatesAnswers) checkAnswer(answer, Object.keys(shared));
  const page: PageObject = {
    component: answer.component,
    props: partialProps(request.headers, answer.component, { ...answer.props, ...shared }),
    url: ownAddress(url),
    version: deps.config.assetVersion,
  };
  if (!isPrefetch(request)) spendOnce(context);
  const headers = { vary: 'X-Inertia', 'cache-control': 'no-store' };
  if (isProtocolRequest(request)) {
    return Response.json(page, { status, headers: { ...headers, 'x-inertia': 'true' } });
  }
  if (deps.renderDocument === null) throw new HttpFailure(500, 'this host renders no document');
  const html = await deps.renderDocument({
    page,
    appName: deps.config.appName,
    csrfToken: session.csrfToken,
    locale: context.locale,
    theme: context.theme,
    isPrint: context.route.name.startsWith('export.'),
  });
  return new Response(html, { status, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } });
}

/** Forgets what has been shown and remembers the page as the one to come back to. */
function spendOnce({ session, route, url }: RequestContext): void {
  const { flash, errors, details, oldInput, ...kept } = session.data;
  const isPlace = route.page !== undefined && route.secret !== true;
  const previousUrl = isPlace ? ownAddress(url) : kept.previousUrl;
  const hasSpent = Boolean(flash ?? errors ?? details ?? oldInput);
  if (!hasSpent && previousUrl === kept.previousUrl) return;
  session.data = { ...kept, ...(previousUrl !== undefined && { previousUrl }) };
  session.isDirty = true;
}

function checkAnswer(answer: PageAnswer, sharedKeys: readonly string[]): void {
  const clash = sharedKeys.find((key) => key in answer.props);
  if (clash !== undefined) {
    throw new HttpFailure(500, `${answer.component} has a prop “${clash}”, which every page receives`);
  }
  const result = answer.schema.safeParse(answer.props);
  if (result.success) return;
  const [issue] = result.error.issues;
  throw new HttpFailure(
    500,
    `${answer.component} breaks its contract at ${issue?.path.join('.')}: ${issue?.message}`,
  );
}
