import type { RequestContext } from '../context.ts';
import { HttpFailure } from '../failures.ts';
import { senderOf } from './accept-files.ts';

/** Seconds after which it is worth sending files again. */
const retryS = 10;

/**
 * Does what takes long with the files of one sender, once what their other requests bring was done.
 *
 * @throws HttpFailure 429 when too many of the sender's wait, 503 when too many of everybody's do
 */
export async function inTurn<Value extends object>(
  context: RequestContext,
  work: () => Promise<Value>,
): Promise<Value> {
  const done = await context.deps.uploads.take(senderOf(context), work);
  if (done === 'tooManyOfOne') throw new HttpFailure(429, 'too many files at once', retryS);
  if (done === 'tooMany') throw new HttpFailure(503, 'too many files are waiting', retryS);
  return done;
}
