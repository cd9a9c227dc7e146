import type { DeadlineDefinition } from '../definition.ts';

/** The sale to a buyer: withdrawal, loan, draft deed, deposit, tenant’s offer (1 to 5, 16 to 18). */
export const buyerDeadlines = {
  buyer_withdrawal: {
    number: '1',
    title: {
      fr: 'Rétractation de l’acquéreur non professionnel',
      en: 'Withdrawal of a non-professional buyer',
    },
    rule: 'D+',
    event: {
      fr: 'première présentation de la lettre ou remise en main propre',
      en: 'first presentation of the letter or delivery by hand',
    },
    effect: {
      fr: 'la vente est ferme, l’acquéreur ne peut plus se rétracter',
      en: 'the sale is firm, the buyer can no longer withdraw',
    },
    boundary: 'last',
    nature: 'wait',
    altered: {
      number: '2',
      title: {
        fr: 'Rétractation, documents de la copropriété remis après la notification',
        en: 'Withdrawal, documents of the copropriété delivered after the notice',
      },
      source: 'Articles L721-2 et L721-3 du code de la construction et de l’habitation',
    },
  },
  withdrawal_refund: {
    number: '3',
    title: { fr: 'Remboursement après rétractation', en: 'Refund after a withdrawal' },
    rule: 'D',
    event: { fr: 'rétractation', en: 'withdrawal' },
    effect: { fr: 'le remboursement du dépôt est en retard', en: 'the refund of the deposit is late' },
    boundary: 'last',
    nature: 'act',
  },
  loan_condition: {
    number: '4',
    title: { fr: 'Durée minimale de la condition de prêt', en: 'Minimum length of the loan condition' },
    rule: 'M',
    event: {
      fr: 'signature ou enregistrement de l’avant-contrat',
      en: 'signature or registration of the preliminary contract',
    },
    effect: { fr: 'la condition de prêt peut prendre fin', en: 'the loan condition may end' },
    boundary: 'earliest',
    nature: 'wait',
  },
  loan_offer_acceptance: {
    number: '5',
    title: { fr: 'Réflexion de l’emprunteur', en: 'Reflection of the borrower' },
    rule: 'D',
    event: { fr: 'réception de l’offre de prêt', en: 'receipt of the loan offer' },
    effect: { fr: 'l’offre de prêt peut être acceptée', en: 'the loan offer may be accepted' },
    boundary: 'last',
    nature: 'wait',
  },
  loan_offer_validity: {
    number: '5',
    title: { fr: 'Maintien de l’offre de prêt', en: 'Validity of the loan offer' },
    rule: 'D',
    event: { fr: 'réception de l’offre de prêt', en: 'receipt of the loan offer' },
    effect: {
      fr: 'le prêteur n’est plus tenu par son offre',
      en: 'the lender is no longer bound by the offer',
    },
    boundary: 'last',
    nature: 'validity',
  },
  draft_deed_notice: {
    number: '16',
    title: { fr: 'Notification du projet d’acte (VEFA)', en: 'Notice of the draft deed (off-plan sale)' },
    rule: 'M',
    event: { fr: 'notification du projet d’acte', en: 'notice of the draft deed' },
    effect: { fr: 'l’acte peut être signé', en: 'the deed may be signed' },
    boundary: 'earliest',
    nature: 'wait',
  },
  deposit_refund: {
    number: '17',
    title: { fr: 'Restitution du dépôt de garantie (VEFA)', en: 'Refund of the deposit (off-plan sale)' },
    rule: 'M',
    event: { fr: 'demande de restitution du dépôt', en: 'request for the refund of the deposit' },
    effect: { fr: 'la restitution du dépôt est en retard', en: 'the refund of the deposit is late' },
    boundary: 'last',
    nature: 'act',
  },
  tenant_offer: {
    number: '18',
    title: { fr: 'Offre de vente au locataire', en: 'Offer to the tenant' },
    rule: 'M',
    event: { fr: 'réception de l’offre par le locataire', en: 'receipt of the offer by the tenant' },
    effect: { fr: 'l’offre non acceptée est caduque', en: 'an offer not accepted has lapsed' },
    boundary: 'last',
    nature: 'wait',
  },
  tenant_deed: {
    number: '18',
    title: { fr: 'Signature de l’acte par le locataire', en: 'Deed with the tenant' },
    rule: 'M',
    event: { fr: 'acceptation de l’offre par le locataire', en: 'acceptance of the offer by the tenant' },
    effect: {
      fr: 'l’acceptation du locataire est sans effet',
      en: 'the acceptance of the tenant has no effect',
    },
    boundary: 'last',
    nature: 'wait',
  },
} as const satisfies Record<string, DeadlineDefinition>;
