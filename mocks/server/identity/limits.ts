import { validationText } from '#messages/validation.ts';
import type { RequestContext } from '../context.ts';
import { ValidationFailure } from '../failures.ts';
import { hitThrottle } from '../throttle.ts';

const hourS = 3600;

/**
 * Counts a request under each key, at most so many an hour; keys must tell nothing of whether an account
 * exists.
 *
 * @throws ValidationFailure on `field`
 */
export async function limitPerHour(
  context: RequestContext,
  field: string,
  limits: Readonly<Record<string, number>>,
): Promise<void> {
  for (const [key, limit] of Object.entries(limits)) {
    const waitS = await hitThrottle(context.deps, key, limit, hourS);
    if (waitS === null) continue;
    throw new ValidationFailure({ [field]: validationText(context.locale, 'tooManyRequests') });
  }
}

/** The address of whoever asks, for keys of limits. */
export const callerOf = ({ ip }: Pick<RequestContext, 'ip'>): string => ip ?? 'local';
