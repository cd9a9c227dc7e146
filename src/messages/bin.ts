import type { Messages } from './types.ts';

/** Texts of what was deleted and can be brought back. */
export const fr = {
  deleted: 'Élément supprimé.',
  restored: 'L’élément est rétabli.',
  undo: 'Annuler',
  along: 'Avec : {list}.',
  type: { operation: 'Opération', 'operation-note': 'Note', 'saved-view': 'Vue enregistrée' },
  one: { operation: '1 opération', 'operation-note': '1 note', 'saved-view': '1 vue' },
  several: {
    operation: '{count} opérations',
    'operation-note': '{count} notes',
    'saved-view': '{count} vues',
  },
} as const;

export const en: Messages<typeof fr> = {
  deleted: 'Item deleted.',
  restored: 'The item is back.',
  undo: 'Undo',
  along: 'Along with it: {list}.',
  type: { operation: 'Operation', 'operation-note': 'Note', 'saved-view': 'Saved view' },
  one: { operation: '1 operation', 'operation-note': '1 note', 'saved-view': '1 view' },
  several: {
    operation: '{count} operations',
    'operation-note': '{count} notes',
    'saved-view': '{count} views',
  },
};
