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
  save: 'Save',
  nothingToSave: 'Nothing to save',
  cancel: 'Cancel',
};
