import type { Messages } from './types.ts';

/** The month field. */
export const fr = {
  placeholder: 'mm/aaaa',
  unreadable: 'Indiquez un mois et une année, par exemple 11/2026 ou nov. 2026.',
  tooEarly: 'Choisissez un mois à partir de {month}.',
  tooLate: 'Choisissez un mois jusqu’à {month}.',
  open: 'Choisir le mois',
  clear: 'Effacer le mois',
  previousYear: 'Année précédente',
  nextYear: 'Année suivante',
  months: 'Mois de {year}',
} as const;

export const en: Messages<typeof fr> = {
  placeholder: 'mm/yyyy',
  unreadable: 'Enter a month and a year, for example 11/2026 or Nov 2026.',
  tooEarly: 'Choose a month from {month} on.',
  tooLate: 'Choose a month up to {month}.',
  open: 'Choose the month',
  clear: 'Clear the month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  months: 'Months of {year}',
};
