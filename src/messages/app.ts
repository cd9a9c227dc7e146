import type { Messages } from './types.ts';

/** Texts of every layout: appearance, what is going on, what is said when a page cannot be had. */
export const fr = {
  theme: {
    label: 'Thème',
    system: 'Système',
    light: 'Clair',
    dark: 'Sombre',
  },
  language: {
    label: 'Langue',
    fr: 'Français',
    en: 'English',
  },
  offline:
    'Vous êtes hors ligne. Votre saisie reste en place ; ce qui attend le réseau reprendra à son retour.',
  demo: 'Démonstration : l’horloge des opérations part du {date}.',
  maintenanceIn:
    '{minutes, plural, =0 {Maintenance imminente} other {Maintenance dans # min}} : enregistrez votre travail.',
  maintenanceSoon: '{minutes, plural, =0 {Maintenance imminente} other {Maintenance dans # min}}.',
  maintenanceOn: 'Maintenance prévue le {date} à {time}.',
  boot: {
    loading: 'Chargement de la page',
  },
  failure: {
    title: 'Une erreur est survenue',
    offlineTitle: 'Pas de réseau',
    offline: 'Vous êtes hors ligne. Cette page s’affichera d’elle-même au retour du réseau.',
    back: 'Retour',
    crash: 'Cette page n’a pas pu s’afficher. Rechargez-la ; si le problème persiste, prévenez l’assistance.',
  },
} as const;

export const en: Messages<typeof fr> = {
  theme: {
    label: 'Theme',
    system: 'System',
    light: 'Light',
    dark: 'Dark',
  },
  language: {
    label: 'Language',
    fr: 'Français',
    en: 'English',
  },
  offline:
    'You are offline. What you typed stays in place; what waits for the network goes on when it is back.',
  demo: 'Demonstration: the clock of the operations starts on {date}.',
  maintenanceIn:
    '{minutes, plural, =0 {Maintenance is about to begin} other {Maintenance in # min}}: save your work.',
  maintenanceSoon: '{minutes, plural, =0 {Maintenance is about to begin} other {Maintenance in # min}}.',
  maintenanceOn: 'Maintenance planned on {date} at {time}.',
  boot: {
    loading: 'Loading the page',
  },
  failure: {
    title: 'Something went wrong',
    offlineTitle: 'No network',
    offline: 'You are offline. This page will show by itself when the network is back.',
    back: 'Back',
    crash: 'This page could not be shown. Reload it; if the problem persists, contact our support team.',
  },
};
