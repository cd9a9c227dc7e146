import type { Messages } from './types.ts';

/** Texts of the days that figures are read over. */
export const fr = {
  period: 'Période',
  periods: { '30d': '30 jours', month: 'Mois', quarter: 'Trimestre', year: 'Année', custom: 'Dates' },
  from: 'Du',
  to: 'Au',
  compare: 'Comparer',
  comparisons: {
    previous: 'À la période précédente',
    year: 'À l’année précédente',
    none: 'Sans comparaison',
  },
  problems: {
    incomplete: 'Choisissez le premier et le dernier jour. En attendant, voici les 30 derniers jours.',
    reversed: 'Le dernier jour précède le premier. Voici les 30 derniers jours.',
    out_of_reach: 'Ces dates sont hors de portée. Voici les 30 derniers jours.',
    too_long: 'Choisissez une période de 36 mois au maximum.',
  },
  span: 'Du {from} au {to}',
  since: {
    previous: 'par rapport à la période précédente',
    year: 'par rapport à l’année précédente',
    none: '',
  },
  undisclosed: 'n.c.',
  undisclosedHint: 'moins de trois sociétés',
  days: '{count, plural, one {1 jour} other {# jours}}',
} as const;

export const en: Messages<typeof fr> = {
  period: 'Period',
  periods: { '30d': '30 days', month: 'Month', quarter: 'Quarter', year: 'Year', custom: 'Dates' },
  from: 'From',
  to: 'To',
  compare: 'Compare',
  comparisons: { previous: 'With the period before', year: 'With the year before', none: 'With nothing' },
  problems: {
    incomplete: 'Choose the first and the last day. Until then, these are the last 30 days.',
    reversed: 'The last day comes before the first. These are the last 30 days.',
    out_of_reach: 'These days are out of reach. These are the last 30 days.',
    too_long: 'Choose a period of 36 months at most.',
  },
  span: '{from} to {to}',
  since: {
    previous: 'compared with the period before',
    year: 'compared with the year before',
    none: '',
  },
  undisclosed: 'n/a',
  undisclosedHint: 'fewer than three companies',
  days: '{count, plural, one {1 day} other {# days}}',
};
