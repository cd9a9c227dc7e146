import type { Messages } from '../types.ts';

/** Texts of the steps of a sign-in. */
export const fr = {
  blocked: 'Compte bloqué après 10 échecs. Consultez votre e-mail pour le débloquer.',
  expired: 'La connexion a expiré. Recommencez.',
  secondFactor: 'Connectez-vous de nouveau : un code de validation est maintenant demandé.',
  factorOwed: 'Activez la double authentification pour continuer.',
  tooManyCodes: 'Trop de codes incorrects. Recommencez la connexion.',
  codesLeft: {
    many: 'Code de secours utilisé. Il vous en reste {count}.',
    one: 'Code de secours utilisé. Il vous en reste un seul : créez-en de nouveaux.',
    none: 'Code de secours utilisé. C’était le dernier : créez-en de nouveaux.',
  },
  retryIn: 'Réessayer dans {seconds} s',
  back: 'Revenir à la connexion',
  trust: 'Ne plus demander de code sur cet appareil pendant 30 jours',
  trustHelp: 'Pas sur un appareil partagé.',
  code: {
    title: 'Validation en deux étapes',
    tagline: 'Saisissez le code affiché par votre application d’authentification.',
    label: 'Code à 6 chiffres',
    help: 'Il change toutes les 30 secondes.',
    submit: 'Valider',
    switch: 'Utiliser un code de secours',
  },
  recoveryCode: {
    label: 'Code de secours',
    help: 'Un des dix codes que vous avez gardés. Chacun ne sert qu’une fois.',
    switch: 'Utiliser un code de mon application',
  },
  company: {
    title: 'Choisissez une société',
    tagline: 'Vous pourrez en changer ensuite.',
  },
} as const;

export const en: Messages<typeof fr> = {
  blocked: 'Account blocked after 10 failures. See your e-mail to unblock it.',
  expired: 'The sign-in has expired. Start again.',
  secondFactor: 'Sign in again: a verification code is now required.',
  factorOwed: 'Switch two-factor authentication on to go on.',
  tooManyCodes: 'Too many wrong codes. Start the sign-in again.',
  codesLeft: {
    many: 'Recovery code used. You have {count} left.',
    one: 'Recovery code used. You have one left: make new ones.',
    none: 'Recovery code used. It was the last: make new ones.',
  },
  retryIn: 'Try again in {seconds} s',
  back: 'Back to sign-in',
  trust: 'Do not ask for a code on this device for 30 days',
  trustHelp: 'Not on a shared device.',
  code: {
    title: 'Two-step verification',
    tagline: 'Enter the code shown by your authenticator application.',
    label: '6-digit code',
    help: 'It changes every 30 seconds.',
    submit: 'Confirm',
    switch: 'Use a recovery code',
  },
  recoveryCode: {
    label: 'Recovery code',
    help: 'One of the ten codes you kept. Each works once.',
    switch: 'Use a code of my application',
  },
  company: {
    title: 'Choose a company',
    tagline: 'You can change it afterwards.',
  },
};
