import { audit } from './audit.ts';
import { backAddress } from './back.ts';
import type { RequestContext } from './context.ts';
import { errorAnswer } from './error-page.ts';
import { HttpFailure, RedirectFailure, ValidationFailure } from './failures.ts';
import { isProtocolRequest, respondWithPage, seeOther } from './respond.ts';
import { isUnknown } from './unknown-route.ts';

/** Turns what stopped a request into what the person sees: another page, texts at the fields, an error page. */
export async function refuse(context: RequestContext, error: unknown): Promise<Response> {
  if (error instanceof RedirectFailure) return seeOther(error.to);
  if (error instanceof ValidationFailure) {
    context.session.data.errors = { ...error.errors };
    context.session.data.details = { ...error.details };
    context.session.isDirty = true;
    return seeOther(backAddress(context));
  }
  const failure = error instanceof HttpFailure ? error : new HttpFailure(500, describeError(error));
  logFailure(context, failure, error);
  await auditRefusal(context, failure);
  if (isData(context)) return plainRefusal(failure);
  const response = await respondWithPage(context, errorAnswer(context, failure), failure.status);
  if (failure.retryAfterS !== null) response.headers.set('retry-after', String(failure.retryAfterS));
  return response;
}

/** Statuses that tell of an attempt beyond one's rights or limits: they leave a line in the journal. */
const auditedStatuses = [403, 419, 429];

async function auditRefusal(context: RequestContext, { status, message }: HttpFailure): Promise<void> {
  if (context.actor === null || !auditedStatuses.includes(status)) return;
  const subject = { type: 'route', id: context.route.name, label: message };
  await audit(context, context.db, `access.refused.${status}`, subject, {}, 'denied');
}

/** The last word when not even an error page can be made: nothing of the cause, but the code to find it by. */
export function crashAnswer(requestId: string): Response {
  return new Response(`Erreur de notre côté. Code à transmettre à l’assistance : ${requestId}\n`, {
    status: 500,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'x-request-id': requestId },
  });
}

/** True for a file or JSON: whoever asked for it cannot show an error page. */
const isData = ({ request, route }: RequestContext): boolean =>
  route.page === undefined && !isUnknown(route) && request.method === 'GET' && !isProtocolRequest(request);

const plainRefusal = (failure: HttpFailure): Response =>
  Response.json(
    { status: failure.status },
    {
      status: failure.status,
      headers: failure.retryAfterS === null ? {} : { 'retry-after': String(failure.retryAfterS) },
    },
  );

function logFailure(context: RequestContext, failure: HttpFailure, error: unknown): void {
  const facts = { requestId: context.requestId, route: context.route.name, status: failure.status };
  const { log } = context.deps;
  if (failure.status < 500) log.info(failure.message, facts);
  else log.error(failure.message, { ...facts, stack: error instanceof Error ? error.stack : undefined });
}

/** What an error says, whatever was thrown. */
export const describeError = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
