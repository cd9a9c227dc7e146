import type { Messages } from '../types.ts';

/** The mail that tells the support of an error that somebody reported. */
export const fr = {
  subject: 'Erreur signalée par {person}',
  preheader: 'Code {requestId}',
  title: 'Une erreur a été signalée',
  person: 'Personne',
  company: 'Société',
  requestId: 'Code de la requête',
  action: 'Ouvrir l’administration',
} as const;

export const en: Messages<typeof fr> = {
  subject: 'Error reported by {person}',
  preheader: 'Code {requestId}',
  title: 'An error was reported',
  person: 'Person',
  company: 'Company',
  requestId: 'Code of the request',
  action: 'Open the administration',
};
