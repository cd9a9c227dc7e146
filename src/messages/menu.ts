import type { Messages } from './types.ts';

/** Texts of the shell: menus, breadcrumb, account. */
export const fr = {
  menu: {
    home: 'Accueil',
    newOperationShort: 'Créer',
    more: 'Menu',
  },
  groups: {
    relations: 'Relations',
    finances: 'Finances',
    broadcast: 'Diffusion',
    company: 'Société',
    figures: 'Indicateurs',
    people: 'Personnes et droits',
    commerce: 'Commerce',
    content: 'Contenus',
    platform: 'Plateforme',
  },
  tenantCaption: 'Espace client {app}',
  brandCaption: 'Espace enseigne {app}',
  administration: 'Administration',
  breadcrumb: { error: 'Erreur' },
  account: {
    open: 'Compte de {name}',
    show: 'Mon compte',
    signOut: 'Se déconnecter',
  },
  readOnly: 'Votre compte est en lecture seule. Régularisez votre abonnement pour modifier vos données.',
} as const;

export const en: Messages<typeof fr> = {
  menu: {
    home: 'Home',
    newOperationShort: 'Create',
    more: 'Menu',
  },
  groups: {
    relations: 'Relations',
    finances: 'Finance',
    broadcast: 'Publishing',
    company: 'Company',
    figures: 'Figures',
    people: 'People and rights',
    commerce: 'Sales',
    content: 'Content',
    platform: 'Platform',
  },
  tenantCaption: '{app} client area',
  brandCaption: '{app} brand area',
  administration: 'Administration',
  breadcrumb: { error: 'Error' },
  account: {
    open: 'Account of {name}',
    show: 'My account',
    signOut: 'Sign out',
  },
  readOnly: 'Your account is read-only. Settle your subscription to change your data.',
};
