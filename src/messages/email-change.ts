import type { Messages } from './types.ts';

/** Behind the links of a change of address: what they would do, and what was done. */
export const fr = {
  confirmTitle: 'Confirmer votre adresse',
  confirmText: 'Votre compte utilisera désormais {email} pour la connexion et les e-mails.',
  confirmAction: 'Confirmer cette adresse',
  confirmed: 'Adresse confirmée. Connectez-vous désormais avec {email}.',
  revertTitle: 'Annuler le changement d’adresse',
  revertText:
    'L’adresse {email} sera rétablie, et toutes les sessions ouvertes seront fermées, y compris la vôtre.',
  revertAction: 'Rétablir mon adresse',
  reverted:
    'Votre adresse est rétablie et toutes les sessions sont fermées. Changez de mot de passe si ce changement ne venait pas de vous.',
  dead: 'Ce lien n’est plus valable.',
  deadText: 'Il a déjà servi, a été remplacé par un plus récent, ou son délai est passé.',
  signIn: 'Aller à la connexion',
} as const;

export const en: Messages<typeof fr> = {
  confirmTitle: 'Confirm your address',
  confirmText: 'Your account will use {email} for signing in and for e-mails from now on.',
  confirmAction: 'Confirm this address',
  confirmed: 'Address confirmed. Sign in with {email} from now on.',
  revertTitle: 'Undo the change of address',
  revertText: 'The address {email} will be restored, and all open sessions closed, yours included.',
  revertAction: 'Restore my address',
  reverted:
    'Your address is restored and all sessions are closed. Change your password if that change was not yours.',
  dead: 'This link is no longer valid.',
  deadText: 'It was already used, replaced by a later one, or has expired.',
  signIn: 'Go to sign-in',
};
