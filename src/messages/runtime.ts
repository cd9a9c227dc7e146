import type { Messages } from './types.ts';

/** Texts that the runtime shows by itself; the application hands them over as its `RuntimeTexts`. */
export const fr = {
  formInvalid: 'Une erreur est survenue, vérifiez le formulaire.',
  networkFailed: 'La connexion a échoué. Vérifiez votre réseau, puis réessayez.',
  offline: 'Vous êtes hors ligne. La demande partira au retour du réseau.',
  tooSlow: 'Le serveur met trop de temps à répondre. Réessayez dans un instant.',
  answerFailed: 'Le serveur n’a pas répondu comme prévu. Réessayez dans un instant.',
  pageFailed: 'Cette page n’a pas pu être chargée. Réessayez.',
  partFailed: 'Cette fenêtre n’a pas pu être chargée.',
  partOffline: 'Vous êtes hors ligne. Cette fenêtre pourra s’ouvrir au retour du réseau.',
  retry: 'Réessayer',
  reload: 'Recharger la page',
  undo: 'Annuler',
  close: 'Fermer',
  notifications: 'Notifications',
  unsavedChanges: 'Vous avez des modifications non enregistrées. Quitter la page ?',
} as const;

export const en: Messages<typeof fr> = {
  formInvalid: 'Something went wrong, please check the form.',
  networkFailed: 'The connection failed. Check your network, then try again.',
  offline: 'You are offline. The request will be sent when the network is back.',
  tooSlow: 'The server takes too long to answer. Try again in a moment.',
  answerFailed: 'The server did not answer as expected. Try again in a moment.',
  pageFailed: 'This page could not be loaded. Try again.',
  partFailed: 'This window could not be loaded.',
  partOffline: 'You are offline. This window can be opened when the network is back.',
  retry: 'Try again',
  reload: 'Reload the page',
  undo: 'Undo',
  close: 'Close',
  notifications: 'Notifications',
  unsavedChanges: 'You have unsaved changes. Leave the page?',
};
