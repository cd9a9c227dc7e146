import type { Reason } from '#domain/states/reasons.ts';
import { validationText } from '#messages/validation.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { forbidden, ValidationFailure, type HttpFailure } from '#mocks/server/failures.ts';

/** Every reason against a step at the field where it can be met; 403 when the step is for others. */
export function worksRefusal(
  { locale }: Pick<ClientContext, 'locale'>,
  reasons: readonly Reason[],
  fields: Readonly<Record<string, string>>,
): ValidationFailure | HttpFailure {
  const [others] = reasons.filter(({ code }) => code === 'wrong_role');
  if (others && !reasons.some(({ code }) => code === 'illegal_state')) return forbidden(others.text.en);
  const errors: Record<string, string> = {};
  for (const { code, text } of reasons.filter((reason) => reason.code !== 'wrong_role')) {
    const field = fields[code] ?? 'base';
    const told =
      code.startsWith('missing:') && field !== 'base' ? validationText(locale, 'required') : text[locale];
    errors[field] = errors[field] === undefined ? told : `${errors[field]} ${told}`;
  }
  return new ValidationFailure(errors);
}
