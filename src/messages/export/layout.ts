import type { Messages } from '../types.ts';

/** Texts around a page to print. */
export const fr = {
  print: 'Imprimer',
  back: 'Retour à l’opération',
  sheet: 'Page à imprimer',
} as const;

export const en: Messages<typeof fr> = {
  print: 'Print',
  back: 'Back to the operation',
  sheet: 'Page to print',
};
