import type { Actor } from '../actor.ts';
import { isOver } from '../guards.ts';
import { defineMachine } from '../machine.ts';
import * as agreed from './contract-guards.ts';
import * as deed from './deed-guards.ts';
import * as effects from './notary-sale-effects.ts';
import { notarySaleFactNames, type NotarySaleFacts } from './notary-sale-facts.ts';
import { notarySaleStateDisplay } from './notary-sale-states.ts';
import * as reservation from './reservation-guards.ts';

const sellers: readonly Actor[] = ['owner', 'collaborator'];

/** The life of a sale before a notary, from the option to the keys. */
export const notarySaleMachine = defineMachine<NotarySaleFacts>()({
  id: 'notary_sale',
  title: { fr: 'Vente notariée', en: 'Sale before a notary' },
  states: notarySaleStateDisplay,
  factNames: notarySaleFactNames,
  transitions: {
    option: {
      label: { fr: 'Poser une option', en: 'Take an option' },
      from: [null],
      to: 'option',
      by: sellers,
      guards: [reservation.areLotsFree, reservation.isOptionAhead],
      records: { given: ['lotIds', 'contactId', 'optionUntil'] },
      effects: [
        { code: 'option_lots', text: { fr: 'les lots sont optionnés', en: 'the lots are optioned' } },
      ],
    },
    'expire-option': {
      label: { fr: 'Option expirée', en: 'Option expired' },
      from: ['option'],
      to: 'cancelled',
      by: ['system'],
      trigger: { fr: 'le lendemain de la fin de l’option', en: 'the day after the option ends' },
      guards: [
        {
          code: 'option_running',
          holds: ({ optionUntil }, { today }) => isOver(optionUntil, today),
          text: {
            fr: 'L’option court toujours : attendez son terme ou annulez-la.',
            en: 'The option is still running: wait for its end or cancel it.',
          },
        },
      ],
      records: { computed: ['cancelReason'] },
      effects: effects.cancelled,
    },
    reserve: {
      label: { fr: 'Réserver', en: 'Reserve' },
      from: [null, 'option'],
      to: 'reserved',
      by: sellers,
      guards: [
        reservation.areLotsFree,
        reservation.doSharesAddUp,
        reservation.isAboveFloor,
        reservation.isSplitWhole,
      ],
      records: { given: ['regime', 'lotIds', 'buyerIds', 'priceTtcCents'] },
      effects: [
        { code: 'reserve_lots', text: { fr: 'les lots sont réservés', en: 'the lots are reserved' } },
      ],
    },
    'sign-contract': {
      label: { fr: 'Enregistrer l’avant-contrat', en: 'Record the preliminary contract' },
      from: ['reserved'],
      to: 'contract',
      by: sellers,
      guards: [
        agreed.isDescriptionApproved,
        agreed.hasSplitAttestation,
        agreed.isPlotSurveyed,
        agreed.isDepositWithinCap,
        agreed.isLoanConditionLongEnough,
        agreed.isLoanWaived,
      ],
      records: { given: ['contractKind', 'contractOn', 'depositCents'] },
      effects: effects.contractSigned,
    },
    'become-firm': {
      label: { fr: 'Vente ferme', en: 'Sale firm' },
      from: ['contract'],
      to: 'firm',
      by: ['system'],
      trigger: {
        fr: 'le lendemain de la fin de la rétractation, ou aussitôt si personne ne peut se rétracter',
        en: 'the day after the withdrawal period, or at once when nobody may withdraw',
      },
      guards: [agreed.isNotified, agreed.areCoproDocumentsDelivered, agreed.isWithdrawalOver],
      records: { computed: ['firmOn'] },
    },
    withdraw: {
      label: { fr: 'Enregistrer une rétractation', en: 'Record a withdrawal' },
      from: ['contract'],
      to: 'cancelled',
      by: sellers,
      guards: [agreed.mayBuyerWithdraw, agreed.isWithdrawalInTime],
      records: { given: ['withdrawnOn', 'receivedBy'], computed: ['cancelReason'] },
      effects: [
        {
          code: 'refund_deposit',
          text: {
            fr: 'le dépôt est à rembourser dans les 21 jours',
            en: 'the deposit is to be refunded within 21 days',
          },
        },
        ...effects.cancelled,
      ],
    },
    'lift-conditions': {
      label: { fr: 'Conditions levées', en: 'Conditions met' },
      from: ['firm'],
      to: 'conditions_lifted',
      by: ['system'],
      trigger: {
        fr: 'quand le prêt est accepté ou écarté, les conditions réalisées, la préemption et l’offre au locataire purgées',
        en: 'when the loan is accepted or waived, the conditions are met, and pre-emption and the tenant’s offer are cleared',
      },
      guards: [
        deed.isLoanSettled,
        deed.isLoanAcceptedInTime,
        deed.areConditionsMet,
        deed.isPreemptionCleared,
        deed.isTenantOfferCleared,
      ],
      records: { computed: ['liftedOn'] },
    },
    cancel: {
      label: { fr: 'Annuler la vente', en: 'Cancel the sale' },
      from: ['option', 'reserved', 'contract', 'firm', 'conditions_lifted'],
      to: 'cancelled',
      by: sellers,
      guards: [agreed.isLoanRefusalProved],
      records: { given: ['cancelReason', 'depositOutcome'] },
      effects: effects.cancelled,
    },
    'sign-deed': {
      label: { fr: 'Enregistrer l’acte', en: 'Record the deed' },
      from: ['conditions_lifted'],
      to: 'deed',
      by: ['owner', 'collaborator', 'accountant'],
      guards: [
        deed.isPricePositive,
        deed.isCompletionGuaranteed,
        deed.isDraftDeedOldEnough,
        deed.areTantiemesBalanced,
      ],
      records: { given: ['deedOn', 'actualPriceCents', 'notaryId'], computed: ['vatRegime'] },
      effects: effects.deedSigned,
    },
    settle: {
      label: { fr: 'Prix soldé', en: 'Price paid in full' },
      from: ['deed', 'delivered'],
      to: {
        oneOf: ['paid', 'delivered'],
        choose: (_, from) => (from === 'delivered' ? 'delivered' : 'paid'),
      },
      by: ['system'],
      trigger: {
        fr: 'quand les règlements et les consignations couvrent le prix',
        en: 'when payments and consignments cover the price',
      },
      guards: [deed.isPriceReceived],
      records: { computed: ['paidOn'] },
    },
    deliver: {
      label: { fr: 'Enregistrer la livraison', en: 'Record the delivery' },
      from: ['deed', 'paid'],
      to: 'delivered',
      by: sellers,
      guards: [deed.isCompletionCertified],
      records: { given: ['deliveredOn'] },
      effects: effects.saleDelivered,
    },
  },
});
