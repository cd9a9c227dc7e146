import type { Messages } from '../types.ts';

/** Texts that all templates of a company's library share. The server fills some of them in: no plural rules there. */
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
  done: {
    default: '« {name} » est le modèle proposé par défaut.',
    duplicated: 'Copie de « {name} » créée : adaptez-la.',
    archived: 'Modèle « {name} » archivé. Il n’est plus proposé.',
    restored: 'Modèle « {name} » réactivé.',
  },
  refused: {
    system: 'Un modèle système ne peut pas être modifié : dupliquez-le.',
    systemDeletion: 'Un modèle système ne peut pas être supprimé.',
    defaultDeletion:
      'Ce modèle est proposé par défaut : choisissez-en un autre par défaut avant de le supprimer.',
    archived: 'Modèle archivé : réactivez-le pour le modifier.',
    archivedDefault: 'Ce modèle est archivé : réactivez-le pour le définir par défaut.',
    alreadyArchived: 'Ce modèle est déjà archivé.',
    notArchived: 'Ce modèle n’est pas archivé.',
    nameTaken: 'Un autre modèle porte désormais ce nom : renommez-le avant de rétablir celui-ci.',
  },
  copyOf: '(copie)',
  nextCopyOf: '(copie {count})',
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
  done: {
    default: '“{name}” is now the default template.',
    duplicated: 'Copy of “{name}” created: adapt it.',
    archived: 'Template “{name}” archived. It is no longer offered.',
    restored: 'Template “{name}” restored.',
  },
  refused: {
    system: 'A built-in template cannot be changed: duplicate it.',
    systemDeletion: 'A built-in template cannot be deleted.',
    defaultDeletion: 'This is the default template: choose another default before deleting it.',
    archived: 'Archived template: restore it to change it.',
    archivedDefault: 'This template is archived: restore it to make it the default.',
    alreadyArchived: 'This template is already archived.',
    notArchived: 'This template is not archived.',
    nameTaken: 'Another template now has this name: rename it before bringing this one back.',
  },
  copyOf: '(copy)',
  nextCopyOf: '(copy {count})',
  version: 'Version {version}',
  updated: 'Updated on {date}',
};
