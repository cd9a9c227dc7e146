import type { Text } from '../../explain/calculation.ts';
import type { SaleMode } from '../../lot/states.ts';
import type { Cents } from '../../money/cents.ts';
import type { Day } from '../../time/day.ts';
import type { Known } from '../machine.ts';

/** What the life of a sale depends on; last and first days come from the deadlines. */
export type NotarySaleFacts = Known<{
  regime: SaleMode;
  contactId: string;
  lotIds: readonly string[];
  /** Every lot is available, or held by this very sale. */
  areLotsFree: boolean;
  optionUntil: Day;
  buyerIds: readonly string[];
  /** Sum of the buyers’ shares; 10000 is all. */
  sumOfSharesBps: number;
  priceTtcCents: Cents;
  /** Floor of the price; null where there is none. */
  floorPriceCents: Cents;
  existingPriceCents: Cents;
  worksPriceCents: Cents;
  contractKind: 'compromis' | 'unilateral' | 'reservation' | 'promise_vir' | 'none';
  contractOn: Day;
  depositCents: Cents;
  /** Most that may be asked as a deposit. */
  depositCapCents: Cents;
  /** VEFA: the notice is approved. VIR: the description of the works is. */
  isDescriptionApproved: boolean;
  /** VIR: attestation that the price is split as it should. */
  hasSplitAttestation: boolean;
  /** Building plot: its limits are surveyed. */
  isSurveyed: boolean;
  hasNaturalPersonBuyer: boolean;
  usesLoan: boolean;
  hasLoanWaiverMention: boolean;
  /** Last day of the loan condition, and the earliest it may be. */
  loanConditionEndsOn: Day;
  loanConditionEarliestOn: Day;
  hasNonProfessionalBuyer: boolean;
  /** The law lets a buyer who is no professional withdraw: a dwelling, a plot of a subdivision. */
  isWithdrawable: boolean;
  /** Notice to the buyer, and the documents of the copropriété (null where none are due). */
  firstPresentationOn: Day;
  areCoproDocumentsDue: boolean;
  alurDocsOn: Day;
  withdrawalEndsOn: Day;
  firmOn: Day;
  withdrawnOn: Day;
  receivedBy: string;
  cancelReason:
    | 'loan_refused'
    | 'condition_failed'
    | 'default'
    | 'amicable'
    | 'preempted'
    | 'option_released';
  loanRefusalFileId: string;
  depositOutcome: 'refunded' | 'forfeited' | 'litigated' | 'none';
  isLoanSettled: boolean;
  loanAcceptedOn: Day;
  /** First day on which the borrower may accept. */
  loanAcceptableFromOn: Day;
  openConditionsCount: number;
  isPreemptionCleared: boolean;
  isTenantOfferCleared: boolean;
  liftedOn: Day;
  deedOn: Day;
  actualPriceCents: Cents;
  notaryId: string;
  /** A guarantee of completion is active on the day of the deed. */
  isCompletionGuaranteed: boolean;
  /** First day on which a VEFA may be signed: one month after the draft was notified. */
  deedEarliestOn: Day;
  /** Tantièmes add up to those of the copropriété; null where there is none. */
  areTantiemesBalanced: boolean;
  vatRegime: string;
  receivedCents: Cents;
  consignedCents: Cents;
  paidOn: Day;
  deliveredOn: Day;
  isCompletionCertified: boolean;
}>;

/** Names of what the steps write down. */
export const notarySaleFactNames: Readonly<Partial<Record<keyof NotarySaleFacts, Text>>> = {
  regime: { fr: 'régime de vente', en: 'regime of sale' },
  contactId: { fr: 'contact', en: 'contact' },
  lotIds: { fr: 'lots', en: 'lots' },
  optionUntil: { fr: 'fin de l’option', en: 'end of the option' },
  buyerIds: { fr: 'acquéreurs', en: 'buyers' },
  priceTtcCents: { fr: 'prix TTC', en: 'price with VAT' },
  contractKind: { fr: 'type d’avant-contrat', en: 'kind of preliminary contract' },
  contractOn: { fr: 'date de l’avant-contrat', en: 'day of the preliminary contract' },
  depositCents: { fr: 'dépôt de garantie', en: 'deposit' },
  firmOn: { fr: 'date à laquelle la vente est ferme', en: 'day the sale became firm' },
  withdrawnOn: { fr: 'date d’envoi de la rétractation', en: 'day the withdrawal was sent' },
  receivedBy: { fr: 'personne qui a reçu la rétractation', en: 'who received the withdrawal' },
  cancelReason: { fr: 'motif d’annulation', en: 'reason for the cancellation' },
  depositOutcome: { fr: 'sort du dépôt', en: 'outcome of the deposit' },
  liftedOn: { fr: 'date de levée des conditions', en: 'day the conditions were met' },
  deedOn: { fr: 'date de l’acte', en: 'day of the deed' },
  actualPriceCents: { fr: 'prix de l’acte', en: 'price in the deed' },
  notaryId: { fr: 'notaire', en: 'notary' },
  vatRegime: { fr: 'régime de TVA', en: 'VAT regime' },
  paidOn: { fr: 'date du solde', en: 'day the price was paid in full' },
  deliveredOn: { fr: 'date de livraison', en: 'day of delivery' },
};
