import type { Messages } from './types.ts';

/** What opens the palette and the list of keys; their own texts come with them (`palette.ts`). */
export const fr = {
  open: 'Rechercher ou aller à…',
  label: 'Recherche et actions',
  keys: 'Aide et raccourcis clavier',
  help: 'Aide',
  create: 'Créer',
} as const;

export const en: Messages<typeof fr> = {
  open: 'Search or go to…',
  label: 'Search and actions',
  keys: 'Help and keyboard shortcuts',
  help: 'Help',
  create: 'Create',
};
