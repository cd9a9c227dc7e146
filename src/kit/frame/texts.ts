import type { RuntimeTexts } from '#runtime/texts.ts';

/** What the runtime says in this application. */
export const texts: RuntimeTexts = {
  formInvalid: 'Une erreur est survenue, vérifiez le formulaire.',
  networkFailed: 'Le serveur ne répond pas.',
  offline: 'Pas de réseau.',
  tooSlow: 'Le serveur ne répond pas à temps.',
  answerFailed: 'La réponse du serveur n’est pas une page.',
  pageFailed: 'Le code de la page ne vient pas.',
  retry: 'Réessayer',
  undo: 'Annuler',
  close: 'Fermer',
  notifications: 'Annonces',
  unsavedChanges: 'Des modifications ne sont pas enregistrées. Quitter la page ?',
};
