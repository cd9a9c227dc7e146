import * as stepMessages from '#messages/client/operation-step.ts';
import { messagesFor } from '#messages/locale.ts';
import { databaseCode, isDatabaseUnavailable, isStorageFull } from '#mocks/db/unavailable.ts';
import { audit } from './audit.ts';
import { backAddress } from './back.ts';
import { fullStatus } from './check-disk-space.ts';
import type { RequestContext } from './context.ts';
import { errorAnswer } from './error-page.ts';
import { precognitionAnswer, isPrecognitive, precognitionHeaders } from './precognition.ts';
import { HttpFailure, RedirectFailure, ValidationFailure } from './failures.ts';
import { plainAnswer } from './plain-answer.ts';
import { isProtocolRequest, respondWithPage, seeOther } from './respond.ts';
import { isUnknown } from './unknown-route.ts';

/** Turns what stopped a request into what the person sees: another page, texts at the fields, an error page. */
export async function refuse(context: RequestContext, error: unknown): Promise<Response> {
  if (isPrecognitive(context.request)) return refuseAhead(context, error);
  if (error instanceof RedirectFailure) return seeOther(error.to);
  // A script that asked for JSON follows no redirect to a page: it is told at once.
  if (error instanceof ValidationFailure && context.request.headers.get('accept') === 'application/json') {
    const errors = Object.fromEntries(Object.entries(error.errors).map(([field, text]) => [field, [text]]));
    const body = error.remedies.length > 0 ? { errors, remedies: error.remedies } : { errors };
    return Response.json(body, { status: 422, headers: { 'cache-control': 'no-store' } });
  }
  if (error instanceof ValidationFailure) {
    context.session.data.errors = { ...error.errors };
    context.session.data.details = { ...error.details };
    if (error.remedies.length > 0) {
      const text = messagesFor(context.locale, stepMessages).remedyNeeded;
      context.session.data.flash = { type: 'info', text, remedies: [...error.remedies] };
    }
    context.session.isDirty = true;
    return seeOther(backAddress(context));
  }
  const failure = error instanceof HttpFailure ? error : failureOf(error);
  logFailure(context, failure, error);
  await auditRefusal(context, failure);
  if (isData(context)) return plainRefusal(failure);
  const response = await respondWithPage(context, errorAnswer(context, failure), failure.status);
  for (const [name, value] of Object.entries(headersOf(failure))) response.headers.set(name, value);
  return response;
}

/** Who looks ahead at an action shows no page and goes nowhere: nothing of the session changes. */
async function refuseAhead(context: RequestContext, error: unknown): Promise<Response> {
  if (error instanceof ValidationFailure) return precognitionAnswer(context.request, error.errors);
  const failure = toFailure(context, error);
  logFailure(context, failure, error);
  await auditRefusal(context, failure);
  const response = plainRefusal(failure);
  for (const [name, value] of Object.entries(precognitionHeaders)) response.headers.set(name, value);
  return response;
}

function toFailure({ actor }: RequestContext, error: unknown): HttpFailure {
  if (error instanceof RedirectFailure) return new HttpFailure(actor ? 403 : 401, error.message);
  return error instanceof HttpFailure ? error : failureOf(error);
}

const hourMs = 3_600_000;

/**
 * Statuses that tell of an attempt beyond one's rights or limits leave lines in the journal, which nobody can take
 * out again: so many an hour of one person, in each process. One line tells that somebody asks without end.
 */
const auditedPerHour: Readonly<Record<number, number>> = {
  403: 100,
  419: 100,
  429: 1,
};

async function auditRefusal(context: RequestContext, { status, message }: HttpFailure): Promise<void> {
  const { actor, deps } = context;
  const most = auditedPerHour[status];
  if (actor === null || most === undefined) return;
  const nowMs = deps.clock.systemNow().getTime();
  if (deps.rates.hit(`refused:${status}:${actor.user.id}`, most, nowMs, hourMs) !== null) return;
  const subject = { type: 'route', id: context.route.name, label: message };
  await audit(context, context.db, `access.refused.${status}`, subject, {}, 'denied');
}

/** Seconds after which a database that did not answer is worth another try. */
const databaseRetryS = 5;

/** Our own fault, or a full disk or the database's absence, which pass. */
function failureOf(error: unknown): HttpFailure {
  if (isStorageFull(error)) return new HttpFailure(fullStatus, describeError(error));
  return isDatabaseUnavailable(error)
    ? new HttpFailure(503, describeError(error), databaseRetryS)
    : new HttpFailure(500, describeError(error));
}

const headersOf = ({ headers, retryAfterS }: HttpFailure): Record<string, string> => ({
  ...headers,
  ...(retryAfterS !== null && { 'retry-after': String(retryAfterS) }),
});

/** The last word when not even an error page can be made: nothing of the cause, but the code to find it by. */
export function crashAnswer(request: Request, requestId: string, error: unknown): Response {
  const { status, retryAfterS } = failureOf(error);
  return plainAnswer(request.headers, { status, requestId, ...(retryAfterS !== null && { retryAfterS }) });
}

/** True for a file or JSON: whoever asked for it cannot show an error page. */
const isData = ({ request, route }: RequestContext): boolean =>
  route.page === undefined && !isUnknown(route) && request.method === 'GET' && !isProtocolRequest(request);

const plainRefusal = (failure: HttpFailure): Response =>
  Response.json({ status: failure.status }, { status: failure.status, headers: headersOf(failure) });

function logFailure(context: RequestContext, failure: HttpFailure, error: unknown): void {
  const facts = { requestId: context.requestId, route: context.route.name, status: failure.status };
  const { log } = context.deps;
  if (failure.status < 500) log.info(failure.message, facts);
  else {
    const stack = error instanceof Error ? error.stack : undefined;
    log.error(failure.message, { ...facts, database: databaseCode(error), stack });
  }
}

/** What an error says, whatever was thrown. */
export const describeError = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
