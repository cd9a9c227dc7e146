import type { Messages } from '../types.ts';

/** The mail with which a proposal goes out. */
export const fr = {
  subject: 'Proposition {number} pour {customer}',
  preheader: 'Offre {plan}, valable jusqu’au {date}.',
  title: 'Votre proposition {number}',
  body: 'Vous trouverez ci-joint notre proposition pour {customer}.',
  plan: 'Offre',
  net: 'Première échéance HT',
  total: 'Première échéance TTC',
  next: { monthly: 'Puis, par mois HT', yearly: 'Puis, par an HT' },
  ends: 'Valable jusqu’au',
  note: 'Pour l’accepter, renvoyez-nous le document signé en réponse à ce message. {seller} répond à vos questions.',
};

export const en: Messages<typeof fr> = {
  subject: 'Proposal {number} for {customer}',
  preheader: '{plan} plan, valid until {date}.',
  title: 'Your proposal {number}',
  body: 'Please find attached our proposal for {customer}.',
  plan: 'Plan',
  net: 'First invoice before VAT',
  total: 'First invoice with VAT',
  next: { monthly: 'Then, per month before VAT', yearly: 'Then, per year before VAT' },
  ends: 'Valid until',
  note: 'To accept it, send the signed document back in answer to this message. {seller} will answer your questions.',
};
