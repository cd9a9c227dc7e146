import type { Messages } from '../types.ts';

/** What the server tells of the templates of a company's library; it fills them in itself: no plural rules. */
export const fr = {
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
    nameTaken: 'Un autre modèle porte désormais ce nom : renommez l’autre avant de rétablir ce modèle.',
  },
  copyOf: '(copie)',
  nextCopyOf: '(copie {count})',
} as const;

export const en: Messages<typeof fr> = {
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
};
