import type { Messages } from './types.ts';

/** Texts of the shell: menus, breadcrumb, account. */
export const fr = {
  menu: {
    dashboard: 'Tableau de bord',
    home: 'Accueil',
    operations: 'Opérations',
    contacts: 'Contacts',
    newOperation: 'Nouvelle opération',
    newOperationShort: 'Créer',
    more: 'Menu',
  },
  tenantCaption: 'Espace client {app}',
  administration: 'Administration',
  breadcrumb: {
    newOperation: 'Nouvelle opération',
    newContact: 'Nouveau contact',
    overview: 'Vue d’ensemble',
    edit: 'Fiche',
    account: 'Mon compte',
    error: 'Erreur',
  },
  account: {
    open: 'Compte de {name}',
    show: 'Mon compte',
    signOut: 'Se déconnecter',
  },
  readOnly: 'Votre compte est en lecture seule. Régularisez votre abonnement pour modifier vos données.',
} as const;

export const en: Messages<typeof fr> = {
  menu: {
    dashboard: 'Dashboard',
    home: 'Home',
    operations: 'Operations',
    contacts: 'Contacts',
    newOperation: 'New operation',
    newOperationShort: 'Create',
    more: 'Menu',
  },
  tenantCaption: '{app} client area',
  administration: 'Administration',
  breadcrumb: {
    newOperation: 'New operation',
    newContact: 'New contact',
    overview: 'Overview',
    edit: 'Record',
    account: 'My account',
    error: 'Error',
  },
  account: {
    open: 'Account of {name}',
    show: 'My account',
    signOut: 'Sign out',
  },
  readOnly: 'Your account is read-only. Put your subscription in order to change your data.',
};
