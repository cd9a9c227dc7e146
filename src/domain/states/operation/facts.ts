import type { AcquisitionRegime, OperationKind } from '../../operation/enums.ts';
import type { OperationState } from '../../operation/states.ts';
import type { Text } from '../../explain/calculation.ts';
import type { Cents } from '../../money/cents.ts';
import type { Day } from '../../time/day.ts';
import type { Known } from '../machine.ts';
import type { TerminationFacts } from './termination-facts.ts';

/** What the life of an operation depends on. */
export type OperationFacts = TerminationFacts &
  Known<{
    ref: string;
    name: string;
    kind: OperationKind;
    inseeCode: string;
    /** A pin on the map, or a complete address. */
    hasPlace: boolean;
    hasAskingPriceOrEstimation: boolean;
    /** At least one simulation is validated. */
    hasValidatedSimulation: boolean;
    /** The offer whose sending started the phase. */
    offerId: string;
    /** Offers sent or countered, neither decided nor expired. */
    liveOffersCount: number;
    hasAcceptedOffer: boolean;
    /** Day of the promise of purchase, and its price. */
    promiseOn: Day;
    purchasePriceCents: Cents;
    /** The purchase goes straight to the deed, without a promise. */
    isPurchaseWithoutPromise: boolean;
    /** The purchase lapsed or was terminated. */
    hasPurchaseEnded: boolean;
    /** What the account holder chose after that. */
    afterPurchaseEnded: 'study' | 'abandoned';
    /** Why the phase went back. */
    returnReason: string;
    acquiredOn: Day;
    acquisitionRegime: AcquisitionRegime;
    resaleDeadlineOn: Day;
    legalParameters: string;
    /** Works lots awarded to a company. */
    awardedWorksLotsCount: number;
    isPermitRequired: boolean;
    isPermitPurged: boolean;
    worksStartedOn: Day;
    /** Lots with a price that are on sale. */
    pricedAvailableLotsCount: number;
    /** The sale is a VIR or a VEFA while no guarantee of completion is active. */
    needsCompletionGuarantee: boolean;
    saleOpenedOn: Day;
    /** Sales neither delivered nor cancelled. */
    liveSalesCount: number;
    suspensionReason: string;
    closedOn: Day;
    abandonedOn: Day;
    finalMargin: string;
    sunkCostCents: Cents;
    /** State before closure or abandonment. */
    previousState: OperationState;
  }>;

/** Names of what the steps write down. */
export const operationFactNames: Readonly<Partial<Record<keyof OperationFacts, Text>>> = {
  ref: { fr: 'référence', en: 'reference' },
  name: { fr: 'nom', en: 'name' },
  kind: { fr: 'type d’opération', en: 'kind of operation' },
  inseeCode: { fr: 'commune', en: 'commune' },
  offerId: { fr: 'offre envoyée', en: 'offer sent' },
  returnReason: { fr: 'motif du retour', en: 'reason for the return' },
  promiseOn: { fr: 'date de signature de la promesse', en: 'day the promise was signed' },
  purchasePriceCents: { fr: 'prix d’achat', en: 'purchase price' },
  acquiredOn: { fr: 'date de l’acte', en: 'day of the deed' },
  acquisitionRegime: { fr: 'régime d’achat', en: 'purchase regime' },
  resaleDeadlineOn: { fr: 'date limite de revente', en: 'last day to resell' },
  legalParameters: { fr: 'paramètres légaux du jour de l’acte', en: 'legal figures of the day of the deed' },
  worksStartedOn: { fr: 'date de début des travaux', en: 'day the works started' },
  saleOpenedOn: { fr: 'date de mise en vente', en: 'day the sale opened' },
  suspensionReason: { fr: 'motif de la suspension', en: 'reason for the suspension' },
  closedOn: { fr: 'date de clôture', en: 'day of closure' },
  abandonedOn: { fr: 'date d’abandon', en: 'day of abandonment' },
  finalMargin: { fr: 'marge finale', en: 'final margin' },
  sunkCostCents: { fr: 'frais perdus', en: 'sunk costs' },
  previousState: { fr: 'état précédent', en: 'previous state' },
  terminationReason: { fr: 'motif', en: 'reason' },
  reopeningReason: { fr: 'motif de réouverture', en: 'reason for reopening' },
  reopenedOn: { fr: 'date de réouverture', en: 'day of reopening' },
};
