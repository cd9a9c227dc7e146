import type { Messages } from './types.ts';

/** Texts about the terms of use that clients accept. */
export const fr = {
  terms: 'Conditions générales',
  privacy: 'Politique de confidentialité',
  version: 'Version {version}',
  dpo: 'Délégué à la protection des données : {email}',
  changed: 'Nos conditions générales ont changé',
  ask: 'Lisez la version {version} et acceptez-la pour continuer à travailler dans {name}.',
  read: 'Lire les conditions générales',
  accept: 'J’accepte les conditions générales',
  signOut: 'Se déconnecter',
  accepted: 'Conditions générales acceptées.',
  outdated: 'Une version plus récente vient de paraître : relisez-la avant de l’accepter.',
} as const;

export const en: Messages<typeof fr> = {
  terms: 'Terms of use',
  privacy: 'Privacy policy',
  version: 'Version {version}',
  dpo: 'Data protection officer: {email}',
  changed: 'Our terms of use have changed',
  ask: 'Read version {version} and accept it to go on working in {name}.',
  read: 'Read the terms of use',
  accept: 'I accept the terms of use',
  signOut: 'Sign out',
  accepted: 'Terms of use accepted.',
  outdated: 'A newer version has just come out: read it before you accept it.',
};
