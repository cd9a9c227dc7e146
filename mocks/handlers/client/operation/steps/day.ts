import { shortDay } from '#domain/deadline/day-words.ts';
import type { Day } from '#domain/time/day.ts';
import * as stepMessages from '#messages/client/operation-step.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { changesOf } from './history.ts';

/** Keeps the history in order. @throws ValidationFailure on `on` for a day to come, or before the step before */
export async function checkStepDay(
  context: ClientContext,
  operationId: string,
  on: string,
  today: Day,
): Promise<void> {
  const texts = messagesFor(context.locale, stepMessages);
  if (on > today) throw new ValidationFailure({ on: texts.future });
  const [last] = await changesOf(context, operationId, 1);
  if (last && on < last.on) {
    const date = shortDay(last.on as Day)[context.locale];
    throw new ValidationFailure({ on: fill(texts.beforeLast, { date }) });
  }
}
