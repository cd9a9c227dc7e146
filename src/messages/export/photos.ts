import type { Messages } from '../types.ts';

/** Texts of the printed report of photographs. */
export const fr = {
  pageTitle: 'Reportage photographique',
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
  stages: {
    before: 'Before',
    works: 'Works',
    after: 'After',
    other: 'Other photos',
  },
  count: '{count, plural, one {1 photo} other {# photos}}',
  empty: 'No photo.',
};
