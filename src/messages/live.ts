import type { Messages } from './types.ts';

/** What is said of changes that show by themselves. */
export const fr = {
  unavailable: 'Temps réel indisponible',
  unavailableHelp:
    'Les changements de vos collègues s’affichent toutes les minutes, le temps que la connexion revienne.',
  refused: 'Les changements ne s’affichent pas en direct sur cette page (erreur {status}).',
  sessionOver: 'Votre session est terminée. Reconnectez-vous pour continuer.',
  here: 'Aussi sur cette opération',
  typing: '{name} modifie « {field} ».',
  savedByOther:
    '{name} vient d’enregistrer cette fiche. Vos modifications seront comparées à l’enregistrement.',
  savedElsewhere:
    'Cette fiche vient d’être enregistrée ailleurs. Vos modifications seront comparées à l’enregistrement.',
} as const;

export const en: Messages<typeof fr> = {
  unavailable: 'No live updates',
  unavailableHelp: 'Your colleagues’ changes show every minute until the connection is back.',
  refused: 'Changes do not show live on this page (error {status}).',
  sessionOver: 'Your session has ended. Sign in again to go on.',
  here: 'Also on this operation',
  typing: '{name} is changing “{field}”.',
  savedByOther: '{name} has just saved this record. Your changes will be compared when you save.',
  savedElsewhere: 'This record has just been saved elsewhere. Your changes will be compared when you save.',
};
