import { validationText } from '#messages/validation.ts';
import type { RequestContext } from '../context.ts';
import { HttpFailure, ValidationFailure } from '../failures.ts';
import { callerOf } from '../identity/limits.ts';
import { hitThrottle } from '../throttle.ts';

const minuteS = 60;
const perCaller = 30;
const perPerson = 5;

/** @throws HttpFailure 429 beyond 30 tries a minute from one address, whatever they try */
export async function limitCaller(context: RequestContext): Promise<void> {
  const waitS = await hitThrottle(context.deps, `sign-in:${callerOf(context)}`, perCaller, minuteS);
  if (waitS !== null) throw new HttpFailure(429, 'too many sign-ins from one address', waitS);
}

/**
 * Counts a password given, at most five a minute for one e-mail address from one caller.
 *
 * @returns the key to clear after a success
 * @throws ValidationFailure on `email` @throws HttpFailure as `limitCaller`
 */
export async function limitSignIns(context: RequestContext, email: string): Promise<string> {
  await limitCaller(context);
  const key = `sign-in:${callerOf(context)}:${email}`;
  const waitS = await hitThrottle(context.deps, key, perPerson, minuteS);
  if (waitS !== null) throw waitFailure(context, 'email', waitS);
  return key;
}

/** Says for how many seconds to wait; the page counts them down. */
export const waitFailure = ({ locale }: RequestContext, field: string, seconds: number): ValidationFailure =>
  new ValidationFailure(
    { [field]: validationText(locale, 'tooManyAttempts', { seconds }) },
    { waitS: seconds },
  );
