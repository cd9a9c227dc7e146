import type { Messages } from './types.ts';

/** Texts of the shell: menus, account, layouts, what is said when a page cannot be had. */
export const fr = {
  menu: {
    dashboard: 'Tableau de bord',
    home: 'Accueil',
    operations: 'Opérations',
    newOperation: 'Nouvelle opération',
    newOperationShort: 'Créer',
    more: 'Menu',
  },
  tenantCaption: 'Espace client {app}',
  administration: 'Administration',
  breadcrumb: {
    newOperation: 'Nouvelle opération',
    overview: 'Vue d’ensemble',
    edit: 'Fiche',
    account: 'Mon compte',
    error: 'Erreur',
  },
  account: {
    open: 'Compte de {name}',
    show: 'Mon compte',
    theme: 'Thème',
    language: 'Langue',
    signOut: 'Se déconnecter',
  },
  theme: {
    system: 'Système',
    light: 'Clair',
    dark: 'Sombre',
  },
  language: {
    fr: 'Français',
    en: 'English',
  },
  readOnly: 'Votre compte est en lecture seule. Régularisez votre abonnement pour modifier vos données.',
  offline:
    'Vous êtes hors ligne. Votre saisie reste en place ; ce qui attend le réseau reprendra à son retour.',
  demo: 'Démonstration : l’horloge des opérations part du {date}.',
  export: {
    print: 'Imprimer',
    back: 'Retour à l’opération',
    sheet: 'Page à imprimer',
  },
  maintenanceIn:
    '{minutes, plural, =0 {Maintenance imminente} other {Maintenance dans # min}} : enregistrez votre travail.',
  maintenanceSoon: '{minutes, plural, =0 {Maintenance imminente} other {Maintenance dans # min}}.',
  maintenanceOn: 'Maintenance prévue le {date} à {time}.',
  boot: {
    loading: 'Chargement de la page',
  },
  failure: {
    title: 'Une erreur est survenue',
    back: 'Retour',
    crash: 'Cette page n’a pas pu s’afficher. Rechargez-la ; si le problème persiste, prévenez l’assistance.',
  },
} as const;

export const en: Messages<typeof fr> = {
  menu: {
    dashboard: 'Dashboard',
    home: 'Home',
    operations: 'Operations',
    newOperation: 'New operation',
    newOperationShort: 'Create',
    more: 'Menu',
  },
  tenantCaption: '{app} client area',
  administration: 'Administration',
  breadcrumb: {
    newOperation: 'New operation',
    overview: 'Overview',
    edit: 'Record',
    account: 'My account',
    error: 'Error',
  },
  account: {
    open: 'Account of {name}',
    show: 'My account',
    theme: 'Theme',
    language: 'Language',
    signOut: 'Sign out',
  },
  theme: {
    system: 'System',
    light: 'Light',
    dark: 'Dark',
  },
  language: {
    fr: 'Français',
    en: 'English',
  },
  readOnly: 'Your account is read-only. Put your subscription in order to change your data.',
  offline:
    'You are offline. What you typed stays in place; what waits for the network goes on when it is back.',
  demo: 'Demonstration: the clock of the operations starts on {date}.',
  export: {
    print: 'Print',
    back: 'Back to the operation',
    sheet: 'Page to print',
  },
  maintenanceIn:
    '{minutes, plural, =0 {Maintenance is about to begin} other {Maintenance in # min}}: save your work.',
  maintenanceSoon: '{minutes, plural, =0 {Maintenance is about to begin} other {Maintenance in # min}}.',
  maintenanceOn: 'Maintenance planned on {date} at {time}.',
  boot: {
    loading: 'Loading the page',
  },
  failure: {
    title: 'Something went wrong',
    back: 'Back',
    crash: 'This page could not be shown. Reload it; if the problem persists, tell the support.',
  },
};
