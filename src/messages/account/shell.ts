import type { Messages } from '../types.ts';

/** Around every part of the account. */
export const fr = {
  title: 'Mon compte',
  tabsLabel: 'Parties du compte',
  tabs: {
    profil: 'Profil',
    securite: 'Sécurité',
    sessions: 'Sessions',
    notifications: 'Notifications',
    societe: 'Société',
    donnees: 'Données',
    journal: 'Journal',
  },
  conflictTitle: 'Cette fiche a été modifiée entre-temps',
  conflictBy: '{name} l’a enregistrée le {date}.',
  conflictByUnknown: 'Elle a été enregistrée le {date}.',
  conflictFields: 'Champs différents : {fields}.',
  conflictReload: 'Prendre la version enregistrée',
  conflictOverwrite: 'Garder mes valeurs',
  save: 'Enregistrer',
  nothingToSave: 'Aucune modification à enregistrer',
  cancel: 'Annuler',
} as const;

export const en: Messages<typeof fr> = {
  title: 'My account',
  tabsLabel: 'Parts of the account',
  tabs: {
    profil: 'Profile',
    securite: 'Security',
    sessions: 'Sessions',
    notifications: 'Notifications',
    societe: 'Company',
    donnees: 'Data',
    journal: 'Journal',
  },
  conflictTitle: 'This record was changed meanwhile',
  conflictBy: '{name} saved it on {date}.',
  conflictByUnknown: 'It was saved on {date}.',
  conflictFields: 'Fields that differ: {fields}.',
  conflictReload: 'Take the saved version',
  conflictOverwrite: 'Keep my values',
  save: 'Save',
  nothingToSave: 'Nothing to save',
  cancel: 'Cancel',
};
