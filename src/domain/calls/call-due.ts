import { InvalidInputError } from '../domain-error.ts';
import { addToDay, type Day } from '../time/day.ts';
import type { CallEvent } from './payment-template.ts';

/** `calledOn + paymentTermDays`. @throws InvalidInputError when the term is not from 0 to 60 days */
export function dueOn(calledOn: Day, paymentTermDays: number): Day {
  if (!Number.isInteger(paymentTermDays) || paymentTermDays < 0 || paymentTermDays > 60) {
    throw new InvalidInputError('paymentTermDays', paymentTermDays, 'whole days from 0 to 60');
  }
  return addToDay(calledOn, { days: paymentTermDays });
}

/**
 * When a call is to be paid: what is called at the deed is paid there, and the balance when the keys are given;
 * all else has the term of the template.
 *
 * @throws InvalidInputError when the term is not from 0 to 60 days
 */
export function dueOnOfCall(
  call: { readonly event: CallEvent; readonly calledOn: Day; readonly deedOn: Day | null },
  paymentTermDays: number,
): Day {
  const isAtDeed = call.event === 'deed' || call.calledOn === call.deedOn;
  return dueOn(call.calledOn, isAtDeed || call.event === 'delivery' ? 0 : paymentTermDays);
}
