import type { Messages } from '../types.ts';

/** Texts of the printed cover. */
export const fr = {
  pageTitle: 'Couverture',
  presets: {
    presentation: 'Dossier de présentation',
    bank: 'Dossier de financement',
  },
  place: '{city}, {department}',
  lots: '{count, plural, =0 {} one {, 1 lot} other {, # lots}}',
  recipient: 'À l’attention de',
  confidential: 'Document confidentiel',
} as const;

export const en: Messages<typeof fr> = {
  pageTitle: 'Cover',
  presets: {
    presentation: 'Presentation file',
    bank: 'Financing file',
  },
  place: '{city}, {department}',
  lots: '{count, plural, =0 {} one {, 1 lot} other {, # lots}}',
  recipient: 'For the attention of',
  confidential: 'Confidential document',
};
