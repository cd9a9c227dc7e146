import type { CallEvent } from '../../calls/payment-template.ts';
import type { Text } from '../../explain/calculation.ts';
import type { SaleMode } from '../../lot/states.ts';
import type { Cents } from '../../money/cents.ts';
import type { Day } from '../../time/day.ts';
import type { Known } from '../machine.ts';

/** What the life of a call for funds depends on. */
export type PaymentFacts = Known<{
  regime: SaleMode;
  isDeedSigned: boolean;
  event: CallEvent;
  /** A certificate says that the event took place; the deed is one for itself. */
  isEventReached: boolean;
  calledOn: Day;
  dueOn: Day;
  letterFileId: string;
  /** The payment being recorded. */
  receiptCents: Cents;
  receivedOn: Day;
  /** Owed before it, and received before it. */
  restCents: Cents;
  receivedCents: Cents;
  consignedCents: Cents;
  /** Most that may be consigned. */
  consignmentCapCents: Cents;
  cancelReason: string;
  releasedOn: Day;
}>;

/** Names of what the steps write down. */
export const paymentFactNames: Readonly<Partial<Record<keyof PaymentFacts, Text>>> = {
  event: { fr: 'fait générateur', en: 'event' },
  calledOn: { fr: 'date de l’appel', en: 'day of the call' },
  dueOn: { fr: 'échéance', en: 'due day' },
  letterFileId: { fr: 'lettre d’appel', en: 'letter of the call' },
  receiptCents: { fr: 'montant du règlement', en: 'amount of the payment' },
  receivedOn: { fr: 'date du règlement', en: 'day of the payment' },
  consignedCents: { fr: 'montant consigné', en: 'amount consigned' },
  cancelReason: { fr: 'motif d’annulation', en: 'reason for the cancellation' },
  releasedOn: { fr: 'date de déconsignation', en: 'day of the release' },
};
