import type { Messages } from '../types.ts';

/** One's own journal. */
export const fr = {
  title: 'Vos 50 dernières actions',
  empty: 'Aucune action enregistrée pour l’instant.',
  denied: 'Refusé',
  impersonations: 'Vos prises en main',
  noImpersonation: 'Vous n’avez ouvert l’espace d’aucun client.',
} as const;

export const en: Messages<typeof fr> = {
  title: 'Your last 50 actions',
  empty: 'No action recorded yet.',
  denied: 'Refused',
  impersonations: 'Clients you worked for',
  noImpersonation: 'You have opened no client’s space.',
};
