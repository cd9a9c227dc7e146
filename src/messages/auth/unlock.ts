import type { Messages } from '../types.ts';

/** Texts of opening a blocked account again. */
export const fr = {
  title: 'Débloquer mon compte',
  tagline: 'Le compte {email} a été bloqué après 10 échecs de connexion. Débloquez-le pour vous reconnecter.',
  submit: 'Débloquer mon compte',
  unlocked: 'Votre compte est débloqué. Vous pouvez vous connecter.',
  dead: 'Ce lien n’est plus valable.',
  deadHint:
    'Il a déjà servi ou date de plus de 60 minutes. Si votre compte est encore bloqué, un nouveau mot de passe le débloque aussi.',
  newPassword: 'Choisir un nouveau mot de passe',
  toLogin: 'Revenir à la connexion',
} as const;

export const en: Messages<typeof fr> = {
  title: 'Unblock my account',
  tagline: 'The account {email} was blocked after 10 failed sign-ins. Unblock it to sign in again.',
  submit: 'Unblock my account',
  unlocked: 'Your account is unblocked. You can sign in.',
  dead: 'This link is no longer valid.',
  deadHint:
    'It was used already, or is more than 60 minutes old. If your account is still blocked, a new password unblocks it too.',
  newPassword: 'Choose a new password',
  toLogin: 'Back to sign-in',
};
