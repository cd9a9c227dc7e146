import type { Messages } from '../types.ts';

/** Texts of asking for a new password. */
export const fr = {
  title: 'Mot de passe oublié',
  tagline: 'Indiquez l’adresse e-mail de votre compte.',
  email: 'Adresse e-mail',
  submit: 'Envoyer le lien',
  next: 'Vous recevrez un lien pour choisir un nouveau mot de passe. Le mot de passe actuel reste valable jusque-là.',
  sent: 'Si un compte correspond à cette adresse, un lien vient de lui être envoyé. Il est valable 60 minutes.',
  sentAdmin:
    'Si un compte administrateur correspond à cette adresse, un lien vient de lui être envoyé. Il est valable 60 minutes.',
  sentTo: 'Adresse indiquée : {email}',
  spam: 'Rien reçu ? Regardez dans les courriers indésirables, ou vérifiez l’adresse.',
  again: 'Saisir une autre adresse',
  toLogin: 'Retour à la connexion',
} as const;

export const en: Messages<typeof fr> = {
  title: 'Forgotten password',
  tagline: 'Enter the e-mail address of your account.',
  email: 'E-mail address',
  submit: 'Send the link',
  next: 'You will receive a link to choose a new password. The present one stays good until then.',
  sent: 'If an account has this address, a link has just been sent to it. It expires in 60 minutes.',
  sentAdmin:
    'If an administrator’s account has this address, a link has just been sent to it. It expires in 60 minutes.',
  sentTo: 'Address given: {email}',
  spam: 'Nothing received? Check your spam folder, or check the address.',
  again: 'Enter another address',
  toLogin: 'Back to sign-in',
};
