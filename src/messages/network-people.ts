import type { Messages } from './types.ts';

/** Texts of the people of a network's companies, for the platform's staff and for those who steer it. */
export const fr = {
  name: 'Nom',
  email: 'E-mail',
  company: 'Société',
  role: 'Rôle',
  status: 'Statut',
  twoFactor: 'Deux étapes',
  lastLogin: 'Dernière connexion',
  actions: 'Actions',
  actionsOf: 'Actions pour {name}',
  counters: 'Actifs : {active}, invités : {invited}, suspendus : {suspended}',
  again: 'Renvoyer les invitations',
  state: {
    invited: 'Invité',
    active: 'Actif',
    suspended: 'Suspendu',
    blocked: 'Bloqué',
    deactivated: 'Désactivé',
  },
  twoFactorState: { on: 'Activée', off: 'Non' },
} as const;

export const en: Messages<typeof fr> = {
  name: 'Name',
  email: 'E-mail',
  company: 'Company',
  role: 'Role',
  status: 'Status',
  twoFactor: 'Two-step',
  lastLogin: 'Last sign-in',
  actions: 'Actions',
  actionsOf: 'Actions for {name}',
  counters: 'Active: {active}, invited: {invited}, suspended: {suspended}',
  again: 'Send invitations again',
  state: {
    invited: 'Invited',
    active: 'Active',
    suspended: 'Suspended',
    blocked: 'Blocked',
    deactivated: 'Deactivated',
  },
  twoFactorState: { on: 'On', off: 'No' },
};
