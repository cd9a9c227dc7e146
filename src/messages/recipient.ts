import type { Messages } from './types.ts';

/** Texts around pages behind a link: documents shared with someone, or asked of someone. */
export const fr = {
  recipient: 'Pour {name}',
  until: 'Jusqu’au {date}',
  readOnly: 'Lecture seule',
  deposit: 'Dépôt de documents',
};

export const en: Messages<typeof fr> = {
  recipient: 'For {name}',
  until: 'Until {date}',
  readOnly: 'Read only',
  deposit: 'Document deposit',
};
