import type { Messages } from '../types.ts';

/** The mail that asks a supplier for papers. */
export const fr = {
  subject: 'Documents demandés',
  preheader: '{sender} vous demande des documents à déposer en ligne.',
  title: 'Documents à nous transmettre',
  body: '{sender}, de {company}, vous demande ces documents pour {supplier}. Déposez-les par le lien ci-dessous, sans créer de compte.',
  asked: 'Documents demandés',
  until: 'À déposer jusqu’au',
  action: 'Déposer les documents',
  note: 'Ce lien est réservé à votre entreprise : ne le transférez qu’à la personne qui dépose. Pour toute question, répondez à cet e-mail.',
};

export const en: Messages<typeof fr> = {
  subject: 'Documents requested',
  preheader: '{sender} asks you for documents to deposit online.',
  title: 'Documents to send us',
  body: '{sender}, of {company}, asks you for these documents for {supplier}. Deposit them with the link below, without an account.',
  asked: 'Documents requested',
  until: 'To deposit by',
  action: 'Deposit the documents',
  note: 'This link is for your firm only: share it only with the person who uploads the documents. For any question, reply to this e-mail.',
};
