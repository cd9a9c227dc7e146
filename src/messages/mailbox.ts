import type { Messages } from './types.ts';

/** Texts of the mailbox of a demonstration. */
export const fr = {
  title: 'Boîte de réception de démonstration',
  intro: 'Les e-mails de la démonstration ne partent pas : ils arrivent ici.',
  search: 'Chercher un destinataire',
  list: 'E-mails, du plus récent au plus ancien',
  to: 'À',
  from: 'De',
  at: 'Envoyé le',
  empty: 'Aucun e-mail pour l’instant',
  emptyHint: 'Demandez par exemple un nouveau mot de passe : l’e-mail apparaîtra ici.',
  noMatch: 'Aucun e-mail pour ce destinataire',
  back: 'Tous les e-mails',
  signIn: 'Aller à la connexion',
  part: 'Présentation',
  html: 'Mise en forme',
  text: 'Texte seul',
  frame: 'Contenu de l’e-mail',
} as const;

export const en: Messages<typeof fr> = {
  title: 'Demonstration mailbox',
  intro: 'E-mails of the demonstration do not leave: they arrive here.',
  search: 'Search a recipient',
  list: 'E-mails, newest first',
  to: 'To',
  from: 'From',
  at: 'Sent on',
  empty: 'No e-mail yet',
  emptyHint: 'Ask for a new password, for example: the e-mail will appear here.',
  noMatch: 'No e-mail for this recipient',
  back: 'All e-mails',
  signIn: 'Go to sign-in',
  part: 'Presentation',
  html: 'Formatted',
  text: 'Text only',
  frame: 'Content of the e-mail',
};
