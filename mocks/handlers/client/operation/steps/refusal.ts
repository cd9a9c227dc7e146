import type { Remedy } from '#contracts/fields.ts';
import type { Reason } from '#domain/states/reasons.ts';
import { validationText } from '#messages/validation.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { forbidden, ValidationFailure, type HttpFailure } from '#mocks/server/failures.ts';

/** The field in which a reason can be met; `base` for what no field helps against. */
const fieldsOfStep: Readonly<Record<string, string>> = {
  comment_too_short: 'comment',
  before_last_flow: 'on',
  'missing:suspensionReason': 'reason',
  'missing:reopeningReason': 'reason',
  'missing:terminationReason': 'reason',
};

interface RefusalOptions {
  /** The field in which each reason can be met, by its code; those of the steps of an operation when absent. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Links to what puts the reasons right (`remediesOf`). */
  readonly remedies?: readonly Remedy[];
}

/** Every reason against a step at the field that it is about; 403 when the step is for others. */
export function refusal(
  { locale }: Pick<ClientContext, 'locale'>,
  reasons: readonly Reason[],
  { fields = fieldsOfStep, remedies = [] }: RefusalOptions = {},
): ValidationFailure | HttpFailure {
  const [others] = reasons.filter(({ code }) => code === 'wrong_role');
  if (others && !reasons.some(({ code }) => code === 'illegal_state')) return forbidden(others.text.en);
  const errors: Record<string, string> = {};
  for (const { code, text } of reasons.filter((reason) => reason.code !== 'wrong_role')) {
    const field = fields[code] ?? 'base';
    const said =
      code.startsWith('missing:') && field !== 'base' ? validationText(locale, 'required') : text[locale];
    errors[field] = errors[field] === undefined ? said : `${errors[field]} ${said}`;
  }
  return new ValidationFailure(errors, {}, remedies);
}
