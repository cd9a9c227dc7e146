import { addToDay, daysBetween, type Day } from '../time/day.ts';

/** Days from issue to when an invoice is due. */
export const paymentDays = 30;
/** Days after that on which the company is reminded. */
export const reminderDays = [3, 8, 15] as const;
/** Days after that from which an unpaid company only reads. */
export const readOnlyDays = 15;

/** The last day on which an invoice is paid in time. */
export const invoiceDueOn = (issuedOn: Day): Day => addToDay(issuedOn, { days: paymentDays });

/** Where an unpaid invoice stands on a day. */
export interface Dunning {
  readonly daysLate: number;
  readonly isOverdue: boolean;
  /** Reminders that should have gone out by then. */
  readonly remindersDue: number;
  readonly isReadOnly: boolean;
}

/** What is to be done about an invoice that is not paid on a day. */
export function dunningOn(dueOn: Day, on: Day): Dunning {
  const daysLate = Math.max(0, daysBetween(dueOn, on));
  return {
    daysLate,
    isOverdue: daysLate > 0,
    remindersDue: reminderDays.filter((after) => daysLate >= after).length,
    isReadOnly: daysLate >= readOnlyDays,
  };
}
