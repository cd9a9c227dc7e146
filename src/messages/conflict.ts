import type { Messages } from './types.ts';

/** A record that somebody else saved while it was being changed. */
export const fr = {
  title: 'Cette fiche a changé entre-temps',
  by: 'Modifiée par {name} le {date}.',
  byUnknown: 'Modifiée le {date}.',
  fields: 'Champs différents : {fields}.',
  reload: 'Reprendre la fiche à jour',
  overwrite: 'Enregistrer ma version',
} as const;

export const en: Messages<typeof fr> = {
  title: 'This record has changed meanwhile',
  by: 'Changed by {name} on {date}.',
  byUnknown: 'Changed on {date}.',
  fields: 'Fields that differ: {fields}.',
  reload: 'Take the current record',
  overwrite: 'Save my version',
};
