import type { Remedy } from '#contracts/fields.ts';
import type { Reason } from '#domain/states/reasons.ts';
import { validationText } from '#messages/validation.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { forbidden, ValidationFailure, type HttpFailure } from '#mocks/server/failures.ts';

/** The field in which a reason can be met, by its code or told by a function; `base` for what no field helps against. */
export type ReasonFields = Readonly<Record<string, string>> | ((reason: Reason) => string);

const fieldsOfStep: ReasonFields = {
  comment_too_short: 'comment',
  before_last_flow: 'on',
  'missing:suspensionReason': 'reason',
  'missing:reopeningReason': 'reason',
  'missing:terminationReason': 'reason',
};

/**
 * Every reason against a step at the field where it can be met, with links to what puts it right (`remediesOf`); 403
 * when the step is for others.
 */
export function refusal(
  { locale }: Pick<ClientContext, 'locale'>,
  reasons: readonly Reason[],
  fields: ReasonFields = fieldsOfStep,
  remedies: readonly Remedy[] = [],
): ValidationFailure | HttpFailure {
  const [others] = reasons.filter(({ code }) => code === 'wrong_role');
  if (others && !reasons.some(({ code }) => code === 'illegal_state')) return forbidden(others.text.en);
  const errors: Record<string, string> = {};
  for (const reason of reasons.filter(({ code }) => code !== 'wrong_role')) {
    const { code, text } = reason;
    const field = typeof fields === 'function' ? fields(reason) : (fields[code] ?? 'base');
    const said =
      code.startsWith('missing:') && field !== 'base' ? validationText(locale, 'required') : text[locale];
    errors[field] = errors[field] === undefined ? said : `${errors[field]} ${said}`;
  }
  return new ValidationFailure(errors, {}, remedies);
}
