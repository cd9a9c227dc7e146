import type { Messages } from '../types.ts';

/** What papers write in the place of something. */
export const fr = {
  notSaid: 'Non renseigné',
  notAvailable: 'n. d.',
  onRequest: 'Communiqué sur demande',
} as const;

export const en: Messages<typeof fr> = {
  notSaid: 'Not provided',
  notAvailable: 'n/a',
  onRequest: 'Available on request',
};
