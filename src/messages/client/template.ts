import type { Messages } from '../types.ts';

/** Texts that the pages of all templates of a company's library share. */
export const fr = {
  actions: {
    open: 'Ouvrir',
    default: 'Définir par défaut',
    duplicate: 'Dupliquer',
    archive: 'Archiver',
    restore: 'Réactiver',
    delete: 'Supprimer',
    more: 'Actions sur {name}',
  },
  badge: {
    system: 'Modèle fourni',
    default: 'Par défaut',
    archived: 'Archivé',
  },
  notice: {
    system: 'Modèle fourni : il ne peut pas être modifié. Dupliquez-le pour l’adapter.',
    archived: 'Modèle archivé : réactivez-le pour le modifier.',
  },
  version: 'Version {version}',
  updated: 'Mis à jour le {date}',
} as const;

export const en: Messages<typeof fr> = {
  actions: {
    open: 'Open',
    default: 'Make default',
    duplicate: 'Duplicate',
    archive: 'Archive',
    restore: 'Restore',
    delete: 'Delete',
    more: 'Actions on {name}',
  },
  badge: {
    system: 'Built in',
    default: 'Default',
    archived: 'Archived',
  },
  notice: {
    system: 'Built-in template: it cannot be changed. Duplicate it to adapt it.',
    archived: 'Archived template: restore it to change it.',
  },
  version: 'Version {version}',
  updated: 'Updated on {date}',
};
