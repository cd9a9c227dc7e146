import type { Messages } from '../types.ts';

/** Texts of the printed report of photographs. */
export const fr = {
  pageTitle: 'Reportage photographique',
  edition: 'édité le {date}',
  stages: {
    before: 'Avant',
    works: 'Chantier',
    after: 'Après',
    other: 'Autres photos',
  },
  count: '{count, plural, one {1 photo} other {# photos}}',
  empty: 'Aucune photo.',
} as const;

export const en: Messages<typeof fr> = {
  pageTitle: 'Photographic report',
  edition: 'edited on {date}',
  stages: {
    before: 'Before',
    works: 'Works',
    after: 'After',
    other: 'Other photos',
  },
  count: '{count, plural, one {1 photo} other {# photos}}',
  empty: 'No photo.',
};
