import type { Messages } from '../types.ts';

/** The mail that proves that mails of the platform arrive. */
export const fr = {
  subject: 'E-mail d’essai de {app}',
  preheader: 'Les e-mails de {app} arrivent.',
  title: 'Les e-mails arrivent',
  body: 'Cet e-mail a été envoyé avec les réglages de {app}. Vous n’avez rien à faire.',
  action: 'Ouvrir les paramètres',
  note: 'Essai demandé par {by}.',
};

export const en: Messages<typeof fr> = {
  subject: 'Test e-mail of {app}',
  preheader: 'E-mails of {app} arrive.',
  title: 'E-mails arrive',
  body: 'This e-mail was sent with the settings of {app}. There is nothing for you to do.',
  action: 'Open the settings',
  note: 'Test requested by {by}.',
};
