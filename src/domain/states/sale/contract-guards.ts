import { inBrackets, isAtLeast, isKnown, isNotAfter, isOver } from '../guards.ts';
import type { Guard } from '../machine.ts';
import type { NotarySaleFacts } from './notary-sale-facts.ts';

type SaleGuard = Guard<NotarySaleFacts>;

/** Whether a rule that only some regimes know is out of the question. */
function isOther({ regime }: NotarySaleFacts, regimes: readonly NotarySaleFacts['regime'][]): boolean {
  return isKnown(regime) && !regimes.includes(regime);
}

export const isDescriptionApproved: SaleGuard = {
  code: 'description_not_approved',
  holds: (facts) => isOther(facts, ['vefa', 'vir']) || facts.isDescriptionApproved === true,
  text: ({ regime }) =>
    regime === 'vir'
      ? {
          fr: 'VIR : le descriptif des travaux n’est pas approuvé. Faites-le approuver par le titulaire.',
          en: 'VIR: the description of the works is not approved. Have the account holder approve it.',
        }
      : {
          fr: 'La notice descriptive n’est pas approuvée : faites-la approuver par le titulaire.',
          en: 'The description is not approved: have the account holder approve it.',
        },
};

export const hasSplitAttestation: SaleGuard = {
  code: 'split_attestation_missing',
  holds: (facts) => isOther(facts, ['vir']) || facts.hasSplitAttestation === true,
  text: {
    fr: 'VIR : l’attestation de répartition du prix entre existant et travaux manque. Joignez-la.',
    en: 'VIR: the attestation of the split between existing part and works is missing. Attach it.',
  },
  source: 'Article R262-9 du code de la construction et de l’habitation',
};

export const isPlotSurveyed: SaleGuard = {
  code: 'plot_not_surveyed',
  holds: (facts) => isOther(facts, ['tab']) || facts.isSurveyed === true,
  text: {
    fr: 'Terrain à bâtir : le terrain n’est pas borné. Faites-le borner avant l’avant-contrat.',
    en: 'Building plot: its limits are not surveyed. Have that done before the contract.',
  },
  isUnverified: true,
};

export const isDepositWithinCap: SaleGuard = {
  code: 'deposit_above_cap',
  holds: ({ depositCents, depositCapCents }) =>
    !isKnown(depositCents) || (depositCents >= 0 && isAtLeast(depositCapCents, depositCents)),
  text: {
    fr: 'Le dépôt de garantie dépasse le plafond de ce régime, ou le plafond n’est pas calculé : réduisez-le.',
    en: 'The deposit exceeds the cap of this regime, or the cap was not worked out: reduce it.',
  },
  source: 'Article R261-28 du code de la construction et de l’habitation (VEFA)',
};

export const isLoanConditionLongEnough: SaleGuard = {
  code: 'loan_condition_too_short',
  holds: ({ hasNaturalPersonBuyer, usesLoan, loanConditionEndsOn, loanConditionEarliestOn }) =>
    hasNaturalPersonBuyer === false ||
    usesLoan === false ||
    isNotAfter(loanConditionEarliestOn, loanConditionEndsOn),
  text: ({ loanConditionEarliestOn }) => {
    const from = inBrackets(loanConditionEarliestOn);
    return {
      fr: `La condition de prêt doit durer au moins un mois${from.fr} : repoussez son échéance.`,
      en: `The loan condition must last one month at least${from.en}: choose a later end.`,
    };
  },
  source: 'Article L313-41 du code de la consommation',
};

export const isLoanWaived: SaleGuard = {
  code: 'loan_waiver_missing',
  kind: 'confirmable',
  holds: ({ hasNaturalPersonBuyer, usesLoan, hasLoanWaiverMention }) =>
    hasNaturalPersonBuyer === false || usesLoan !== false || hasLoanWaiverMention === true,
  text: {
    fr: 'Achat sans prêt : joignez la mention manuscrite de renonciation au prêt.',
    en: 'Purchase without a loan: the buyer’s handwritten waiver of the condition is missing.',
  },
  source: 'Article L313-42 du code de la consommation',
};

/** Whether no buyer may withdraw: professionals only, or neither a dwelling nor a plot of a subdivision. */
function isFirmAtOnce({ hasNonProfessionalBuyer, isWithdrawable }: NotarySaleFacts): boolean {
  return hasNonProfessionalBuyer === false || isWithdrawable === false;
}

export const isNotified: SaleGuard = {
  code: 'not_presented',
  holds: (facts) => isFirmAtOnce(facts) || isKnown(facts.firstPresentationOn),
  text: {
    fr: 'La date de première présentation de la notification manque : saisissez-la, le délai de rétractation part de là.',
    en: 'The day of first presentation of the notice is missing: enter it, the withdrawal period runs from there.',
  },
  source: 'Articles L271-1 du code de la construction et de l’habitation et L442-8 du code de l’urbanisme',
};

export const areCoproDocumentsDelivered: SaleGuard = {
  code: 'copro_documents_missing',
  holds: (facts) => isFirmAtOnce(facts) || facts.areCoproDocumentsDue === false || isKnown(facts.alurDocsOn),
  text: {
    fr: 'Les documents de la copropriété ne sont pas remis : remettez-les, le délai de rétractation ne court qu’ensuite.',
    en: 'The documents of the copropriété were not delivered: deliver them, the withdrawal period runs only then.',
  },
  source: 'Articles L721-2 et L721-3 du code de la construction et de l’habitation',
};

export const isWithdrawalOver: SaleGuard = {
  code: 'withdrawal_running',
  holds: (facts, { today }) => isFirmAtOnce(facts) || isOver(facts.withdrawalEndsOn, today),
  text: ({ withdrawalEndsOn }) => {
    const until = inBrackets(withdrawalEndsOn);
    return {
      fr: `L’acquéreur peut encore se rétracter${until.fr} : attendez la fin du délai.`,
      en: `The buyer may still withdraw${until.en}: wait for the end of the period.`,
    };
  },
  source: 'Article L271-1 du code de la construction et de l’habitation',
};

export const mayBuyerWithdraw: SaleGuard = {
  code: 'no_right_to_withdraw',
  holds: (facts) => !isFirmAtOnce(facts),
  text: {
    fr: 'Aucun acquéreur n’a de droit de rétractation : annulez la vente en indiquant son motif.',
    en: 'No buyer has a right to withdraw: cancel the sale and give the reason.',
  },
};

export const isWithdrawalInTime: SaleGuard = {
  code: 'withdrawal_too_late',
  holds: ({ withdrawnOn, withdrawalEndsOn }) =>
    // Before the notice is presented the period has not begun: the buyer may withdraw.
    !isKnown(withdrawnOn) || !isKnown(withdrawalEndsOn) || withdrawnOn <= withdrawalEndsOn,
  text: ({ withdrawalEndsOn }) => {
    const since = inBrackets(withdrawalEndsOn);
    return {
      fr: `La rétractation est envoyée après la fin du délai${since.fr} : elle n’a pas d’effet, annulez la vente avec son motif.`,
      en: `The withdrawal was sent after the end of the period${since.en}: it has no effect, cancel the sale with its reason.`,
    };
  },
  source: 'Article L271-1 du code de la construction et de l’habitation',
};

export const isLoanRefusalProved: SaleGuard = {
  code: 'loan_refusal_without_proof',
  holds: ({ cancelReason, loanRefusalFileId }) =>
    cancelReason !== 'loan_refused' || isKnown(loanRefusalFileId),
  text: {
    fr: 'Le refus de prêt demande l’attestation de la banque : joignez-la.',
    en: 'A refused loan needs the bank’s letter: attach it.',
  },
};
