import type { Messages } from '../types.ts';

/** Mails about a password. */
export const fr = {
  reset: {
    subject: 'Réinitialisez votre mot de passe',
    preheader: 'Le lien est valable {minutes} minutes.',
    title: 'Choisissez un nouveau mot de passe',
    body: 'Vous avez demandé à réinitialiser le mot de passe de votre compte {app}.',
    action: 'Choisir un mot de passe',
    note: 'Ce lien est valable {minutes} minutes et ne sert qu’une fois. Si vous n’avez rien demandé, ignorez cet e-mail : votre mot de passe ne change pas.',
  },
  changed: {
    subject: 'Votre mot de passe a été modifié',
    preheader: 'Si ce n’est pas vous, réagissez sans attendre.',
    title: 'Votre mot de passe a été modifié',
    body: 'Le mot de passe de votre compte {app} a été modifié le {at}. Vos autres sessions ont été fermées.',
    warning: 'Si ce n’est pas vous, choisissez tout de suite un nouveau mot de passe.',
    action: 'Réinitialiser mon mot de passe',
  },
} as const;

export const en: Messages<typeof fr> = {
  reset: {
    subject: 'Reset your password',
    preheader: 'The link expires in {minutes} minutes.',
    title: 'Choose a new password',
    body: 'You asked to reset the password of your {app} account.',
    action: 'Choose a password',
    note: 'This link expires in {minutes} minutes; single use. If you did not ask for it, ignore this e-mail: your password does not change.',
  },
  changed: {
    subject: 'Your password was changed',
    preheader: 'If this was not you, act now.',
    title: 'Your password was changed',
    body: 'The password of your {app} account was changed on {at}. Your other sessions were closed.',
    warning: 'If this was not you, choose a new password now.',
    action: 'Reset my password',
  },
};
