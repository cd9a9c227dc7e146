import { sharedProps } from './shared-props.ts';
import { HttpFailure } from './failures.ts';
import type { RequestContext } from './context.ts';
import type { PageAnswer } from './handler.ts';
import type { PageObject } from './page-object.ts';
import { ownAddress } from './own-address.ts';
import { askedProps } from './props/asked-props.ts';
import { checkProps } from './props/check-props.ts';
import { partialProps } from './props/partial-props.ts';
import { resolveProps } from './props/resolve-props.ts';

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
  const asked = askedProps(request.headers, answer.component);
  const wanted = partialProps(request.headers, answer.component, { ...answer.props, ...shared });
  const { props, fields } = await resolveProps(wanted, {
    asked,
    nowMs: deps.clock.systemNow().getTime(),
    onFault: (name, error) =>
      deps.log.error(`${answer.component} could not make “${name}”: ${String(error)}`, {
        requestId: context.requestId,
      }),
  });
  if (deps.config.validatesAnswers) {
    checkProps(answer, { props, isPart: asked.isPart, sharedNames: Object.keys(shared) });
  }
  const page: PageObject = {
    component: answer.component,
    props: { ...props, ...bagOf(request.headers, shared.errors) },
    url: ownAddress(url),
    version: deps.config.assetVersion,
    ...fields,
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

/** The errors under the name that the form gave them, where it gave one. */
function bagOf(headers: Headers, errors: Readonly<Record<string, string>>): { errors?: object } {
  const bag = headers.get('x-inertia-error-bag');
  return bag && Object.keys(errors).length > 0 ? { errors: { [bag]: errors } } : {};
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
