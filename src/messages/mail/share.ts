import type { Messages } from '../types.ts';

/** The mail with a link to shared documents. */
export const fr = {
  subject: 'Documents partagés : {title}',
  preheader: '{sender} vous donne accès à un dossier.',
  title: '{title}',
  body: '{sender}, de {company}, partage avec vous des documents. Aucun compte n’est nécessaire.',
  sender: 'Expéditeur',
  until: 'Accessible jusqu’au',
  action: 'Consulter les documents',
  code: 'Un mot de passe vous est demandé : l’expéditeur vous le communique séparément.',
  note: 'Ce lien vous est personnel et vos consultations sont visibles de l’expéditeur. Ne le transférez pas.',
};

export const en: Messages<typeof fr> = {
  subject: 'Shared documents: {title}',
  preheader: '{sender} gives you access to a file.',
  title: '{title}',
  body: '{sender}, of {company}, shares documents with you. No account is needed.',
  sender: 'Sender',
  until: 'Available until',
  action: 'View the documents',
  code: 'You will be asked for a password, which the sender gives you separately.',
  note: 'This link is personal and the sender can see when you read it. Please do not forward it.',
};
