import type { Messages } from './types.ts';

/** Texts of the sign-in pages. */
export const fr = {
  title: 'Connexion',
  tagline: 'Vos opérations, du repérage à l’acte.',
  adminTitle: 'Connexion à l’administration',
  adminTagline: 'Réservé à l’équipe d’{app}.',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  remember: 'Rester connecté sur cet appareil',
  submit: 'Se connecter',
  demoTitle: 'Comptes de démonstration',
  fill: 'Remplir',
  fillAccount: 'Remplir avec le compte de {name}',
  signedOut: 'Vous êtes déconnecté.',
  toAdmin: 'Espace d’administration',
  toClient: 'Espace client',
  demoNote: 'données fictives',
  administration: 'Administration',
  adminQuestion: 'Vous faites partie de l’équipe ?',
  clientQuestion: 'Vous êtes client ?',
} as const;

export const en: Messages<typeof fr> = {
  title: 'Sign in',
  tagline: 'Your operations, from first sight to deed.',
  adminTitle: 'Administration sign-in',
  adminTagline: 'For the {app} team only.',
  email: 'E-mail address',
  password: 'Password',
  remember: 'Stay signed in on this device',
  submit: 'Sign in',
  demoTitle: 'Demonstration accounts',
  fill: 'Fill in',
  fillAccount: 'Fill in with the account of {name}',
  signedOut: 'You are signed out.',
  toAdmin: 'Administration area',
  toClient: 'Client area',
  demoNote: 'made-up data',
  administration: 'Administration',
  adminQuestion: 'Part of the team?',
  clientQuestion: 'Are you a client?',
};
