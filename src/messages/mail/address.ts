import type { Messages } from '../types.ts';

/** Mails about a person's e-mail address. */
export const fr = {
  verify: {
    subject: 'Vérifiez votre adresse e-mail',
    preheader: 'Un clic suffit. Le lien est valable {minutes} minutes.',
    title: 'Vérifiez votre adresse e-mail',
    body: 'Confirmez que cette adresse est bien la vôtre pour accéder à votre espace {app}.',
    action: 'Vérifier mon adresse',
    note: 'Ce lien est valable {minutes} minutes et ne sert qu’une fois. Si vous n’avez pas créé de compte, ignorez cet e-mail.',
  },
  changeConfirm: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    preheader: 'Votre adresse ne changera qu’après votre confirmation.',
    title: 'Confirmez votre nouvelle adresse',
    body: 'Vous avez demandé à utiliser {email} pour vous connecter à {app}. Confirmez que cette adresse est bien la vôtre.',
    action: 'Confirmer cette adresse',
    note: 'Ce lien est valable {minutes} minutes et ne sert qu’une fois. Sans confirmation, votre adresse actuelle reste valable.',
  },
  changeWarning: {
    subject: 'Votre adresse e-mail va changer',
    preheader: 'Si vous n’êtes pas à l’origine de ce changement, annulez-le.',
    title: 'Votre adresse e-mail va changer',
    body: 'Votre compte {app} utilisera désormais {email} une fois cette adresse confirmée.',
    revert:
      'Si ce n’est pas vous, annulez ce changement : votre adresse actuelle sera rétablie et toutes les sessions seront fermées.',
    action: 'Annuler le changement',
    note: 'Ce lien est valable {days} jours. Si vous êtes à l’origine de la demande, vous n’avez rien à faire.',
  },
} as const;

export const en: Messages<typeof fr> = {
  verify: {
    subject: 'Verify your e-mail address',
    preheader: 'One click is enough. The link expires in {minutes} minutes.',
    title: 'Verify your e-mail address',
    body: 'Confirm that this address is yours to enter your {app} area.',
    action: 'Verify my address',
    note: 'This link expires in {minutes} minutes; single use. If you did not create an account, ignore this e-mail.',
  },
  changeConfirm: {
    subject: 'Confirm your new e-mail address',
    preheader: 'Your address changes only once you have confirmed.',
    title: 'Confirm your new address',
    body: 'You asked to use {email} to sign in to {app}. Confirm that this address is yours.',
    action: 'Confirm this address',
    note: 'This link expires in {minutes} minutes; single use. Without confirmation, your current address stays.',
  },
  changeWarning: {
    subject: 'Your e-mail address is about to change',
    preheader: 'If this change does not come from you, cancel it.',
    title: 'Your e-mail address is about to change',
    body: 'Your {app} account will use {email} once that address has been confirmed.',
    revert:
      'If this was not you, cancel the change: your present address will be restored and all sessions closed.',
    action: 'Cancel the change',
    note: 'This link expires in {days} days. If you requested the change, there is nothing to do.',
  },
};
