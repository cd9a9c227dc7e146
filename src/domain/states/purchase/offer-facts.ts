import type { Text } from '../../explain/calculation.ts';
import type { Cents } from '../../money/cents.ts';
import type { Day } from '../../time/day.ts';
import type { Known } from '../machine.ts';

export const offerStates = [
  'draft',
  'sent',
  'countered',
  'accepted',
  'refused',
  'expired',
  'withdrawn',
] as const;
export type OfferState = (typeof offerStates)[number];

/** What the life of an offer depends on. */
export type OfferFacts = Known<{
  priceCents: Cents;
  recipientsCount: number;
  recipientsWithEmailCount: number;
  hasBody: boolean;
  /** Names of the fields of the template left empty. */
  emptyFields: readonly string[];
  channel: 'email' | 'post' | 'hand';
  sentOn: Day;
  /** Last day on which it may be accepted. */
  validUntil: Day;
  pdfFileId: string;
  /** State of the offer that this one answers; null when it answers none. */
  parentState: OfferState;
  /** At least one simulation of the operation is validated. */
  hasValidatedSimulation: boolean;
  counterPriceCents: Cents;
  counterOn: Day;
  acceptedOn: Day;
  proofFileId: string;
  /** Another offer of the operation is accepted. */
  hasOtherAcceptedOffer: boolean;
  refusedOn: Day;
  refusalReason: string;
}>;

/** Names of what the steps write down. */
export const offerFactNames: Readonly<Partial<Record<keyof OfferFacts, Text>>> = {
  priceCents: { fr: 'prix offert', en: 'price offered' },
  channel: { fr: 'mode d’envoi', en: 'way of sending' },
  sentOn: { fr: 'date d’envoi', en: 'day of sending' },
  validUntil: { fr: 'date de validité', en: 'last day of validity' },
  pdfFileId: { fr: 'PDF figé de l’offre', en: 'frozen PDF of the offer' },
  counterPriceCents: { fr: 'prix de la contre-proposition', en: 'price of the counter-offer' },
  counterOn: { fr: 'date de la contre-proposition', en: 'day of the counter-offer' },
  acceptedOn: { fr: 'date d’acceptation', en: 'day of acceptance' },
  proofFileId: { fr: 'preuve de l’acceptation', en: 'proof of the acceptance' },
  refusedOn: { fr: 'date du refus', en: 'day of the refusal' },
  refusalReason: { fr: 'motif du refus', en: 'reason for the refusal' },
};
