import type { Messages } from '../types.ts';

/** Texts of choosing a new password by the link of a mail. */
export const fr = {
  title: 'Nouveau mot de passe',
  adminTitle: 'Réinitialiser le mot de passe',
  tagline: 'Pour le compte {email}. Toutes les sessions ouvertes seront fermées.',
  password: 'Nouveau mot de passe',
  confirmation: 'Confirmez le mot de passe',
  submit: 'Modifier le mot de passe',
  dead: 'Ce lien n’est plus valable.',
  deadHint: 'Un lien sert une seule fois, pendant 60 minutes. Un lien demandé depuis remplace le précédent.',
  again: 'Demander un nouveau lien',
  toLogin: 'Retour à la connexion',
} as const;

export const en: Messages<typeof fr> = {
  title: 'New password',
  adminTitle: 'Reset the password',
  tagline: 'For the account {email}. All open sessions will be closed.',
  password: 'New password',
  confirmation: 'Repeat the password',
  submit: 'Change the password',
  dead: 'This link is no longer valid.',
  deadHint: 'A link expires in 60 minutes and works once. A newer link replaces it.',
  again: 'Ask for a new link',
  toLogin: 'Back to sign-in',
};
