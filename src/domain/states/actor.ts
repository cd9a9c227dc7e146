import type { RoleName } from '../access/permissions.ts';
import type { Text } from '../explain/calculation.ts';

/** Who may take a step: the roles of people, the holder of a share link, and the scheduler. */
export const actors = [
  'owner',
  'collaborator',
  'accountant',
  'reader',
  'brand_manager',
  'admin',
  'guest',
  'system',
] as const;
export type Actor = (typeof actors)[number];

/** Names of those who act, as they stand within a sentence. */
export const actorNames: Readonly<Record<Actor, Text>> = {
  owner: { fr: 'titulaire', en: 'account holder' },
  collaborator: { fr: 'collaborateur', en: 'collaborator' },
  accountant: { fr: 'comptable', en: 'accountant' },
  reader: { fr: 'lecteur', en: 'reader' },
  brand_manager: { fr: 'responsable d’enseigne', en: 'brand manager' },
  admin: { fr: 'administrateur', en: 'administrator' },
  guest: { fr: 'invité du partage', en: 'guest of the share' },
  system: { fr: 'système', en: 'system' },
};

const actorOfRole: Readonly<Partial<Record<RoleName, Actor>>> = {
  owner: 'owner',
  collaborator: 'collaborator',
  accountant: 'accountant',
  viewer: 'reader',
  'brand-manager': 'brand_manager',
  admin: 'admin',
  'super-admin': 'admin',
};

/** What a person’s roles make them here; platform roles without a say in the trade give nothing. */
export function actorsOf(roles: readonly RoleName[]): readonly Actor[] {
  return [...new Set(roles.flatMap((role) => actorOfRole[role] ?? []))];
}

/** Names in a list: `titulaire, collaborateur ou comptable`. */
export function actorList(named: readonly Actor[]): Text {
  const list = (language: 'fr' | 'en', or: string): string => {
    const names = named.map((actor) => actorNames[actor][language]);
    const last = names.at(-1) ?? '';
    return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${or} ${last}`;
  };
  return { fr: list('fr', 'ou'), en: list('en', 'or') };
}
