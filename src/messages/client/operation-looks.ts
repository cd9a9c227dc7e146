import type { Messages } from '../types.ts';

/** Texts of the board and the map of operations, which are fetched with them. */
export const fr = {
  board: 'Opérations par phase',
  revenue: 'CA TTC',
  purchase: 'Achat',
  sold: 'Vendu',
  lots: '{count, plural, =0 {Aucun lot} one {1 lot} other {# lots}}',
  noPrice: 'Aucun lot n’a de prix',
  lost: 'Le serveur n’a pas répondu.',
  hidden: '{shown, number} sur {count, number} affichées. Affinez les filtres, ou voyez-les toutes',
  hiddenLink: 'dans le tableau',
  map: 'Carte des opérations',
  shown: '{shown, plural, one {1 opération affichée} other {# opérations affichées}} / {total, number}',
  unplaced: '{count, plural, one {1 opération sans coordonnées} other {# opérations sans coordonnées}}',
  unplacedLink: 'Les situer',
  locate: 'Situer {name}',
  nothingHere: 'Aucune opération géolocalisée dans cette zone.',
  open: 'Ouvrir',
  move: 'Déplacer',
} as const;

export const en: Messages<typeof fr> = {
  board: 'Operations by phase',
  revenue: 'Revenue',
  purchase: 'Purchase',
  sold: 'Sold',
  lots: '{count, plural, =0 {No lot} one {1 lot} other {# lots}}',
  noPrice: 'No lot has a price',
  lost: 'The server did not answer.',
  hidden: '{shown, number} of {count, number} shown. Narrow the filters, or see them all',
  hiddenLink: 'in the table',
  map: 'Map of the operations',
  shown: '{shown, plural, one {1 operation shown} other {# operations shown}} / {total, number}',
  unplaced: '{count, plural, one {1 operation without a place} other {# operations without a place}}',
  unplacedLink: 'Set their places',
  locate: 'Set the place of {name}',
  nothingHere: 'No operation has its place in this area.',
  open: 'Open',
  move: 'Move',
};
