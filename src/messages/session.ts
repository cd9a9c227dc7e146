import type { Messages } from './types.ts';

/** Texts of the end of a session, and of changing company. */
export const fr = {
  title: 'Votre session va se terminer',
  idle: 'Sans action de votre part, vous serez déconnecté dans {time}.',
  absolute:
    'Votre session atteint sa durée maximale. Enregistrez votre travail : vous serez déconnecté dans {time}.',
  stay: 'Rester connecté',
  leave: 'Se déconnecter',
  understood: 'J’ai compris',
  failed: 'La session n’a pas pu être prolongée. Vérifiez votre connexion.',
  over: 'Votre session est terminée',
  overBody: 'Reconnectez-vous pour continuer. Les brouillons de cet appareil sont conservés.',
  signIn: 'Se reconnecter',
  company: { change: 'Changer de société', current: 'Société actuelle', all: 'Mes sociétés' },
} as const;

export const en: Messages<typeof fr> = {
  title: 'Your session is about to end',
  idle: 'Unless you act, you will be signed out in {time}.',
  absolute:
    'Your session is about to reach its time limit. Save your work: you will be signed out in {time}.',
  stay: 'Stay signed in',
  leave: 'Sign out',
  understood: 'Understood',
  failed: 'The session could not be extended. Check your connection.',
  over: 'Your session has ended',
  overBody: 'Sign in again to go on. Drafts on this device are kept.',
  signIn: 'Sign in again',
  company: { change: 'Change company', current: 'Current company', all: 'My companies' },
};
