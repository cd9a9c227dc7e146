import type { Messages } from '../types.ts';

/** Texts around a page to print. */
export const fr = {
  print: 'Imprimer',
  back: 'Retour',
  sheet: 'Page à imprimer',
  edition: 'édité le {date}',
  options: 'Options',
  hideMargin: 'Masquer les marges',
  hideAmounts: 'Masquer les montants',
  conceal: {
    birthDate: 'Masquer la date de naissance',
    address: 'Masquer l’adresse',
    incomes: 'Masquer les revenus',
  },
  grey: 'Sans couleur',
  greyHelp: 'En niveaux de gris, pour une imprimante ou une photocopie.',
  watermark: 'Filigrane',
  watermarkHelp: 'Le nom du destinataire, en travers de chaque page.',
  apply: 'Appliquer',
} as const;

export const en: Messages<typeof fr> = {
  print: 'Print',
  back: 'Back',
  sheet: 'Page to print',
  edition: 'edited on {date}',
  options: 'Options',
  hideMargin: 'Hide margins',
  hideAmounts: 'Hide amounts',
  conceal: {
    birthDate: 'Hide the date of birth',
    address: 'Hide the address',
    incomes: 'Hide incomes',
  },
  grey: 'Without colour',
  greyHelp: 'In shades of grey, for a printer or a photocopy.',
  watermark: 'Watermark',
  watermarkHelp: 'The recipient’s name, across every page.',
  apply: 'Apply',
};
