import type { Messages } from './types.ts';

/** Texts of what was deleted and can be brought back. */
export const fr = {
  deleted: 'Élément supprimé.',
  restored: 'L’élément est rétabli.',
  undo: 'Annuler',
  along: 'Avec : {list}.',
  type: {
    operation: 'Opération',
    'operation-note': 'Note',
    'saved-view': 'Vue enregistrée',
    contact: 'Contact',
    supplier: 'Fournisseur',
    actuality: 'Actualité',
  },
  one: {
    operation: '1 opération',
    'operation-note': '1 note',
    'saved-view': '1 vue',
    contact: '1 contact',
    supplier: '1 fournisseur',
    actuality: '1 actualité',
  },
  several: {
    operation: '{count} opérations',
    'operation-note': '{count} notes',
    'saved-view': '{count} vues',
    contact: '{count} contacts',
    supplier: '{count} fournisseurs',
    actuality: '{count} actualités',
  },
} as const;

export const en: Messages<typeof fr> = {
  deleted: 'Item deleted.',
  restored: 'The item is back.',
  undo: 'Undo',
  along: 'Along with it: {list}.',
  type: {
    operation: 'Operation',
    'operation-note': 'Note',
    'saved-view': 'Saved view',
    contact: 'Contact',
    supplier: 'Supplier',
    actuality: 'Article',
  },
  one: {
    operation: '1 operation',
    'operation-note': '1 note',
    'saved-view': '1 view',
    contact: '1 contact',
    supplier: '1 supplier',
    actuality: '1 article',
  },
  several: {
    operation: '{count} operations',
    'operation-note': '{count} notes',
    'saved-view': '{count} views',
    contact: '{count} contacts',
    supplier: '{count} suppliers',
    actuality: '{count} articles',
  },
};
