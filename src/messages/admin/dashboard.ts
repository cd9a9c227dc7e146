import type { Messages } from '../types.ts';

/** Texts of the administration's dashboard. */
export const fr = {
  title: 'Tableau de bord',
  summary: '{count, plural, =0 {aucune société cliente} one {1 société cliente} other {# sociétés clientes}}',
  companies: 'Sociétés clientes',
  columns: {
    name: 'Société',
    city: 'Ville',
    users: 'Utilisateurs',
    operations: 'Opérations',
    lastSignIn: 'Dernière connexion',
    actions: 'Actions',
  },
  never: 'jamais',
  users: '{count, plural, =0 {aucun utilisateur} one {1 utilisateur} other {# utilisateurs}}',
  operations: '{count, plural, =0 {aucune opération} one {1 opération} other {# opérations}}',
  emptyTitle: 'Aucune société',
  emptyText: 'Les sociétés clientes apparaîtront ici dès leur inscription.',
} as const;

export const en: Messages<typeof fr> = {
  title: 'Dashboard',
  summary: '{count, plural, =0 {no client company} one {1 client company} other {# client companies}}',
  companies: 'Client companies',
  columns: {
    name: 'Company',
    city: 'City',
    users: 'Users',
    operations: 'Operations',
    lastSignIn: 'Last sign-in',
    actions: 'Actions',
  },
  never: 'never',
  users: '{count, plural, =0 {no user} one {1 user} other {# users}}',
  operations: '{count, plural, =0 {no operation} one {1 operation} other {# operations}}',
  emptyTitle: 'No company',
  emptyText: 'Client companies will appear here once they sign up.',
};
