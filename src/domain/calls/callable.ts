import { InvalidInputError } from '../domain-error.ts';
import { amountFrom0, sumCents } from '../money/cents.ts';
import { priceOf, type CallBases } from './call-bases.ts';
import { callBases, type PaymentStep } from './payment-template.ts';
import { isIncreasingToWhole } from './template-form.ts';

/**
 * Refuses steps that would not call a price exactly once.
 *
 * @throws InvalidInputError when a base does not increase to 100 %, is negative, or the calls miss the price
 */
export function checkCallable(steps: readonly PaymentStep[], bases: CallBases): void {
  for (const base of callBases) {
    amountFrom0(`bases.${base}Cents`, priceOf(base, bases));
    const own = steps.filter((step) => step.base === base);
    if (own.length > 0 && !isIncreasingToWhole(own)) {
      const values = own.map(({ cumulativeBps }) => cumulativeBps).join(', ');
      throw new InvalidInputError(`template.steps[${base}]`, values, 'shares that increase to 10000');
    }
  }
  const callsTotal = steps.some(({ base }) => base === 'total');
  const callsParts = steps.some(({ base }) => base !== 'total');
  const called = sumCents(
    callBases.filter((base) => steps.some((step) => step.base === base)).map((base) => priceOf(base, bases)),
  );
  if (callsTotal === callsParts || called !== bases.totalCents) {
    throw new InvalidInputError(
      'template.steps',
      `${called} of ${bases.totalCents} cents called`,
      'steps that call the whole price once, or the existing part and the works that make it up',
    );
  }
}
