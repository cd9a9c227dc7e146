import type { Messages } from '../types.ts';

/** Texts of the steps of a sign-in. */
export const fr = {
  blocked: 'Compte bloqué après 10 échecs. Consultez votre e-mail pour le débloquer.',
  unlocked: 'Votre compte est débloqué. Vous pouvez vous connecter.',
  deadUnlock:
    'Ce lien de déblocage n’est plus valable. Choisissez un nouveau mot de passe pour débloquer votre compte.',
  expired: 'La connexion a expiré. Recommencez.',
  tooManyCodes: 'Trop de codes incorrects. Recommencez la connexion.',
  codesLeft: {
    many: 'Code de secours utilisé. Il vous en reste {count}.',
    one: 'Code de secours utilisé. Il vous en reste un seul : créez-en de nouveaux.',
    none: 'Code de secours utilisé. C’était le dernier : créez-en de nouveaux.',
  },
} as const;

export const en: Messages<typeof fr> = {
  blocked: 'Account blocked after 10 failures. See your e-mail to unblock it.',
  unlocked: 'Your account is unblocked. You can sign in.',
  deadUnlock: 'This link is no longer valid. Choose a new password to unblock your account.',
  expired: 'The sign-in has expired. Start again.',
  tooManyCodes: 'Too many wrong codes. Start the sign-in again.',
  codesLeft: {
    many: 'Recovery code used. You have {count} left.',
    one: 'Recovery code used. You have one left: make new ones.',
    none: 'Recovery code used. It was the last: make new ones.',
  },
};
