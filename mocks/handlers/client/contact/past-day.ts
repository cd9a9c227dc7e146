import * as relationMessages from '#messages/client/contact-relations.ts';
import { messagesFor } from '#messages/locale.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { parisDay } from '#mocks/server/paris-day.ts';

/**
 * The instant of a day that is not to come: now for today, else noon.
 *
 * @throws ValidationFailure on `on`
 */
export function pastInstant({ deps, locale }: ClientContext, on: string): Date {
  const now = deps.clock.businessNow();
  const today = parisDay(now);
  if (on > today) throw new ValidationFailure({ on: messagesFor(locale, relationMessages).futureDay });
  return on === today ? now : new Date(`${on}T12:00:00Z`);
}
