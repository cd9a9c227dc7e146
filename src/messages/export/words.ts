import type { Messages } from '../types.ts';

/** What papers write in the place of something. */
export const fr = {
  unspecified: 'Non renseigné',
  notAvailable: 'n. d.',
  onRequest: 'Communiqué sur demande',
} as const;

export const en: Messages<typeof fr> = {
  unspecified: 'Not provided',
  notAvailable: 'n/a',
  onRequest: 'Available on request',
};
