import { sha256Hex } from '#mocks/services/tokens.ts';
import type { RequestContext } from '../context.ts';
import { cookieValue } from '../cookies.ts';
import type { ServerDependencies } from '../dependencies.ts';
import { HttpFailure } from '../failures.ts';
import { countRequest, knownRateWaitS } from '../rate-limit.ts';
import { isReading } from '../read-only.ts';
import { senderOf } from './accept-files.ts';
import { senderName } from './uploads.ts';

/** Seconds after which it is worth sending files again. */
const retryS = 10;

/** True for a form with files, or one that could bring some. */
export const bringsFiles = (request: Request): boolean =>
  !isReading({ request }) && /^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '');

/** Requests that are being answered in their sender's turn. */
const queuedRequests = new WeakSet<Request>();

/**
 * Answers a request with files from its beginning in its sender's turn. Until then, and where it is refused, it costs
 * no look at the database: the sender is told by what this process remembers of their session.
 *
 * @returns the refusal in place of an answer: 429 when too many of the sender's wait or were sent, 503 when too many
 * of everybody's wait
 */
export async function answerFromUploadQueue<Value extends object>(
  deps: ServerDependencies,
  { request, cookies }: { request: Request; cookies: Readonly<Record<string, string | undefined>> },
  answer: () => Promise<Value>,
): Promise<Value | HttpFailure> {
  const token = cookieValue(cookies, deps.config.sessionCookie);
  const userId = token === null ? null : deps.uploads.personOf(await sha256Hex(token));
  const who = { userId, ip: request.headers.get('x-real-ip') };
  const sender = senderName(who);
  const waitS = knownRateWaitS(deps, who) ?? deps.uploads.waitS(sender, deps.clock.systemNow().getTime());
  if (waitS !== null) return new HttpFailure(429, 'enough files for now', waitS);
  const done = await deps.uploads.take(sender, () => {
    queuedRequests.add(request);
    return answer();
  });
  if (done !== 'tooMany' && done !== 'tooManyOfOne') return done;
  countRequest(deps, who);
  return tooMany(done === 'tooManyOfOne');
}

/**
 * Does what takes long with the files of one sender, once what their other requests bring was done; at once within a
 * request that is answered in their turn.
 *
 * @throws HttpFailure 429 when too many of the sender's wait, 503 when too many of everybody's do
 */
export async function runInUploadQueue<Value extends object>(
  context: RequestContext,
  work: () => Promise<Value>,
): Promise<Value> {
  if (queuedRequests.has(context.request)) return work();
  const done = await context.deps.uploads.take(senderOf(context), work);
  if (done === 'tooMany' || done === 'tooManyOfOne') throw tooMany(done === 'tooManyOfOne');
  return done;
}

const tooMany = (isOfOne: boolean): HttpFailure =>
  isOfOne
    ? new HttpFailure(429, 'too many files at once', retryS)
    : new HttpFailure(503, 'too many files are waiting', retryS);
