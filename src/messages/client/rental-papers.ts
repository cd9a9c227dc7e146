import type { Messages } from '../types.ts';

/** Papers and mails for a renter. */
export const fr = {
  quittance: 'Quittance de loyer',
  receipt: 'Reçu de loyer',
  quittanceBody:
    'Je soussigné, {landlord}, bailleur, reconnais avoir reçu de {renters} la somme de {amount} au titre du loyer et des charges de {month}, et lui en donne quittance, sous réserve de tous mes droits.',
  receiptBody:
    'Je soussigné, {landlord}, bailleur, reconnais avoir reçu de {renters} la somme de {amount}, à valoir sur le loyer et les charges de {month}. Ce reçu ne vaut pas quittance du terme.',
  quittanceNote:
    'La quittance est remise sans frais (loi n° 89-462 du 6 juillet 1989, article 21). Elle annule les reçus établis pour la même période.',
  receiptNote:
    'Paiement partiel : un reçu est délivré, et la quittance après paiement complet (loi n° 89-462 du 6 juillet 1989, article 21).',
  payment: 'Reçu le {date} : {amount} ({method}).',
  madeAt: 'Fait à {city}, le {date}.',
  rent: 'Loyer hors charges',
  charges: 'Charges',
  other: 'Autres sommes',
  vat: 'TVA',
  franchise: 'TVA non applicable, art. 293 B du CGI.',
  total: 'Total appelé',
  paid: 'Total réglé',
  owed: 'Reste dû',
  methods: {
    transfer: 'virement',
    direct_debit: 'prélèvement',
    card: 'carte',
    cheque: 'chèque',
    cash: 'espèces',
    other: 'autre moyen',
  },
  letterTitle: 'Révision du loyer, bail',
  letter: [
    'Madame, Monsieur,',
    'Votre bail du {startsOn}, portant sur {lot}, prévoit la révision annuelle du loyer selon l’indice {kind}.',
    'L’indice de référence du {oldQuarter} est de {oldIndex} ; celui du {newQuarter}, dernier publié pour ce trimestre, est de {newIndex}.',
    'Loyer révisé = {from} × {newIndex} ÷ {oldIndex} = {to}.',
    'Votre loyer hors charges passe donc de {from} à {to} par mois, à compter du {effectiveOn}.',
    'Nous vous prions d’agréer, Madame, Monsieur, l’expression de nos salutations distinguées.',
  ],
  mail: {
    subject: {
      call: 'Appel de loyer de {month}',
      quittance: 'Quittance de loyer de {month}',
      receipt: 'Reçu de loyer de {month}',
      reminder: 'Rappel : loyer de {month}',
    },
    preheader: '{company}, bail {lease}.',
    body: {
      call: '{company} vous adresse l’appel de loyer de {month} pour {lot}. Il est à régler pour le {dueOn}.',
      quittance:
        '{company} reconnaît avoir reçu le loyer et les charges de {month} pour {lot}, et vous en donne quittance.',
      receipt:
        '{company} a reçu un paiement partiel pour {month} ({lot}). Ce reçu ne vaut pas quittance du terme.',
      reminder:
        'Sauf erreur de notre part, le loyer de {month} pour {lot}, échu le {dueOn}, n’est pas entièrement réglé. Merci de régulariser, ou de nous répondre si le paiement est déjà parti.',
    },
    lease: 'Bail',
    note: 'Répondez à ce message pour écrire à votre bailleur.',
  },
};

export const en: Messages<typeof fr> = {
  quittance: 'Rent receipt',
  receipt: 'Receipt of a part payment',
  quittanceBody:
    'I, the undersigned {landlord}, landlord, acknowledge having received from {renters} the sum of {amount} as rent and charges for {month}, and give receipt for it, all my rights reserved.',
  receiptBody:
    'I, the undersigned {landlord}, landlord, acknowledge having received from {renters} the sum of {amount}, on account of rent and charges for {month}. This is no receipt for the whole term.',
  quittanceNote:
    'The receipt is given free of charge (law 89-462 of 6 July 1989, article 21). It replaces those given for parts of the same period.',
  receiptNote:
    'Part payment: a receipt is given for it, and one for the whole term once it is paid (law 89-462 of 6 July 1989, article 21).',
  payment: 'Received on {date}: {amount} ({method}).',
  madeAt: 'Made in {city}, on {date}.',
  rent: 'Rent without charges',
  charges: 'Charges',
  other: 'Other sums',
  vat: 'VAT',
  franchise: 'VAT not applicable, art. 293 B of the French tax code (CGI).',
  total: 'Total called',
  paid: 'Total paid',
  owed: 'Still owed',
  methods: {
    transfer: 'transfer',
    direct_debit: 'direct debit',
    card: 'card',
    cheque: 'cheque',
    cash: 'cash',
    other: 'other',
  },
  letterTitle: 'Revision of the rent, lease',
  letter: [
    'Dear Sir or Madam,',
    'Your lease of {startsOn}, for {lot}, provides for a yearly revision of the rent by the index {kind}.',
    'The index of reference of {oldQuarter} is {oldIndex}; that of {newQuarter}, the latest for this quarter, is {newIndex}.',
    'Revised rent = {from} × {newIndex} ÷ {oldIndex} = {to}.',
    'Your rent without charges thus goes from {from} to {to} a month, from {effectiveOn} on.',
    'Yours faithfully,',
  ],
  mail: {
    subject: {
      call: 'Rent for {month}',
      quittance: 'Rent receipt for {month}',
      receipt: 'Receipt of a part payment for {month}',
      reminder: 'Reminder: rent for {month}',
    },
    preheader: '{company}, lease {lease}.',
    body: {
      call: '{company} sends you the rent call of {month} for {lot}. Please pay it by {dueOn}.',
      quittance:
        '{company} acknowledges having received the rent and charges of {month} for {lot}, and gives you receipt for it.',
      receipt:
        '{company} received a part payment for {month} ({lot}). This is no receipt for the whole term.',
      reminder:
        'Unless we are mistaken, the rent of {month} for {lot}, due on {dueOn}, is not wholly paid. Please settle it, or answer us if your payment is on its way.',
    },
    lease: 'Lease',
    note: 'Answer this message to write to your landlord.',
  },
};
