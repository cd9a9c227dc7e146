import type { Messages } from './types.ts';

/** What every page with a form says of itself: its sections, its draft, its buttons. */
export const fr = {
  rail: {
    label: 'Sections du formulaire',
    progress: '{n, number} sur {total, plural, one {# section complète} other {# sections complètes}}',
    complete: 'complète',
    open: '{n, plural, one {# champ à remplir} other {# champs à remplir}}',
    wrong: '{n, plural, one {# champ à corriger} other {# champs à corriger}}',
    optional: 'facultative',
    result: 'Résultat',
  },
  draft: {
    saved: 'Brouillon enregistré sur cet appareil à {time}',
    found: 'Un brouillon du {date} a été repris.',
    discardNew: 'Repartir de zéro',
    discardRecord: 'Revenir à la fiche enregistrée',
    save: 'Enregistrer le brouillon',
    saveShort: 'Brouillon',
    nothing: 'Rien n’a changé.',
  },
  cancel: 'Annuler',
  nothingToSave: 'Aucune modification à enregistrer',
  conflict: {
    title: 'Cette fiche a changé entre-temps',
    by: 'Modifiée par {name} le {date}.',
    byUnknown: 'Modifiée le {date}.',
    fields: 'Champs différents de votre saisie :',
    kept: 'Rien n’est perdu : votre saisie reste dans le formulaire.',
    compare: 'Relire ma saisie',
    reload: 'Reprendre la fiche à jour',
    overwrite: 'Enregistrer ma version',
  },
} as const;

export const en: Messages<typeof fr> = {
  rail: {
    label: 'Sections of the form',
    progress: '{n, number} of {total, plural, one {# section complete} other {# sections complete}}',
    complete: 'complete',
    open: '{n, plural, one {# field to fill in} other {# fields to fill in}}',
    wrong: '{n, plural, one {# field to correct} other {# fields to correct}}',
    optional: 'optional',
    result: 'Result',
  },
  draft: {
    saved: 'Draft saved on this device at {time}',
    found: 'A draft of {date} was brought back.',
    discardNew: 'Start afresh',
    discardRecord: 'Back to the saved record',
    save: 'Save the draft',
    saveShort: 'Draft',
    nothing: 'Nothing has changed.',
  },
  cancel: 'Cancel',
  nothingToSave: 'Nothing to save',
  conflict: {
    title: 'This record has changed meanwhile',
    by: 'Changed by {name} on {date}.',
    byUnknown: 'Changed on {date}.',
    fields: 'Fields that differ from yours:',
    kept: 'Nothing is lost: what you typed stays in the form.',
    compare: 'Look at mine again',
    reload: 'Take the current record',
    overwrite: 'Save my version',
  },
};
