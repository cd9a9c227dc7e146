import type { Messages } from './types.ts';

/** Texts of figures that tell their trend and how they were calculated. */
export const fr = {
  explained: 'Comment ce chiffre est calculé : {label}',
  unverified: 'Usage de la profession, aucun texte ne le fixe.',
  days: '{n, plural, one {# jour} other {# jours}}',
  months: '{n, plural, one {# mois} other {# mois}}',
  points: '{n} pt',
} as const;

export const en: Messages<typeof fr> = {
  explained: 'How this figure is calculated: {label}',
  unverified: 'Practice of the trade: no text sets it.',
  days: '{n, plural, one {# day} other {# days}}',
  months: '{n, plural, one {# month} other {# months}}',
  points: '{n} pt',
};
