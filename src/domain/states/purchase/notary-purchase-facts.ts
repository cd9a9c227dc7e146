import type { Text } from '../../explain/calculation.ts';
import type { Cents } from '../../money/cents.ts';
import type { AcquisitionRegime } from '../../operation/enums.ts';
import type { Day } from '../../time/day.ts';
import type { Known } from '../machine.ts';

/** What the life of a purchase depends on. */
export type NotaryPurchaseFacts = Known<{
  hasAcceptedOffer: boolean;
  contractKind: 'unilateral' | 'bilateral' | 'none';
  form: 'authentic' | 'private';
  priceCents: Cents;
  depositCents: Cents;
  promiseOn: Day;
  promiseExpiresOn: Day;
  isSellerIndividual: boolean;
  /** Last expiry for which a natural person’s promise may be private: 18 months from its signature. */
  privatePromiseUntil: Day;
  /** Least indemnity of a longer unilateral promise. */
  longPromiseDepositCents: Cents;
  /** Last day to register a private unilateral promise, and when it was. */
  registrationDeadlineOn: Day;
  registeredOn: Day;
  conditionsCount: number;
  /** Conditions neither met nor waived; one that failed counts. */
  openConditionsCount: number;
  conditionId: string;
  conditionStatus: 'met' | 'waived' | 'failed';
  conditionMetOn: Day;
  conditionFileId: string;
  /** Pre-emption silent over, waived, or not applicable. */
  isPreemptionCleared: boolean;
  /** Last day of the pre-emption still running. */
  preemptionEndsOn: Day;
  deedOn: Day;
  deedPriceCents: Cents;
  regime: AcquisitionRegime;
  actualFeesCents: Cents;
  /** An extension: new expiry and its amendment. */
  newExpiresOn: Day;
  amendmentFileId: string;
  terminationReason: string;
  depositOutcome: 'refunded' | 'forfeited' | 'litigated';
}>;

/** Names of what the steps write down. */
export const notaryPurchaseFactNames: Readonly<Partial<Record<keyof NotaryPurchaseFacts, Text>>> = {
  contractKind: { fr: 'type d’avant-contrat', en: 'kind of preliminary contract' },
  form: { fr: 'forme de l’avant-contrat', en: 'form of the preliminary contract' },
  priceCents: { fr: 'prix', en: 'price' },
  depositCents: { fr: 'dépôt', en: 'deposit' },
  promiseOn: { fr: 'date de signature', en: 'day of signature' },
  promiseExpiresOn: { fr: 'date d’expiration de la promesse', en: 'day the promise expires' },
  registrationDeadlineOn: { fr: 'date limite d’enregistrement', en: 'last day to register' },
  conditionId: { fr: 'condition', en: 'condition' },
  conditionStatus: { fr: 'état de la condition', en: 'state of the condition' },
  deedOn: { fr: 'date de l’acte', en: 'day of the deed' },
  deedPriceCents: { fr: 'prix de l’acte', en: 'price in the deed' },
  regime: { fr: 'régime d’achat', en: 'purchase regime' },
  actualFeesCents: { fr: 'frais réels', en: 'actual costs' },
  newExpiresOn: { fr: 'nouvelle date d’expiration', en: 'new day of expiry' },
  amendmentFileId: { fr: 'avenant signé', en: 'signed amendment' },
  terminationReason: { fr: 'motif de la résolution', en: 'reason for the termination' },
  depositOutcome: { fr: 'sort du dépôt', en: 'outcome of the deposit' },
};
