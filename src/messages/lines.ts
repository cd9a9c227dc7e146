import type { Messages } from './types.ts';

/** A table of lines that is typed into. */
export const fr = {
  cell: '{column}, ligne {n, number}',
  number: 'Ligne',
  order: 'Ordre',
  line: 'Ligne {n, number}',
  drag: 'Glisser pour déplacer la ligne',
  actions: 'Actions de la ligne {n, number}',
  add: 'Ajouter une ligne',
  up: 'Monter',
  down: 'Descendre',
  duplicate: 'Dupliquer',
  remove: 'Supprimer',
  removed: 'Ligne {n, number} supprimée.',
  full: '{max, plural, one {Une seule ligne est possible.} other {# lignes au plus.}}',
  cut: '{n, plural, one {# ligne collée n’a pas trouvé de place} other {# lignes collées n’ont pas trouvé de place}} : {max, number} au plus.',
  pasted: '{n, plural, one {# ligne remplie.} other {# lignes remplies.}}',
  moved: 'Ligne déplacée à la place {n, number}.',
  total: 'Total',
  unreadable: 'Illisible : {hint}',
  hint: {
    number: 'un nombre, par exemple 1 250,50',
    choice: 'un choix de la liste',
  },
  keys: 'Entrée ajoute, les flèches se déplacent, Alt + flèches (ou la poignée) déplacent la ligne, Ctrl + Retour arrière la supprime. Un tableau copié d’un tableur se colle.',
} as const;

export const en: Messages<typeof fr> = {
  cell: '{column}, line {n, number}',
  number: 'Line',
  order: 'Order',
  line: 'Line {n, number}',
  drag: 'Drag to move the line',
  actions: 'Actions of line {n, number}',
  add: 'Add a line',
  up: 'Move up',
  down: 'Move down',
  duplicate: 'Duplicate',
  remove: 'Delete',
  removed: 'Line {n, number} deleted.',
  full: '{max, plural, one {Only one line is possible.} other {# lines at most.}}',
  cut: '{n, plural, one {# pasted line found no room} other {# pasted lines found no room}}: {max, number} at most.',
  pasted: '{n, plural, one {# line filled in.} other {# lines filled in.}}',
  moved: 'Line moved to place {n, number}.',
  total: 'Total',
  unreadable: 'Unreadable: {hint}',
  hint: {
    number: 'a number, for example 1,250.50',
    choice: 'one of the list',
  },
  keys: 'Enter adds, arrows move about, Alt + arrows (or the handle) move the line, Ctrl + Backspace deletes it. A table copied from a spreadsheet can be pasted.',
};
