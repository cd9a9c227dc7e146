import { platformRoles, roleNames, type PlatformRole, type RoleName } from '#domain/access/permissions.ts';

/** Those who ask: each role, people in special situations, and nobody at all. */
export const askerKeys = [
  ...roleNames,
  'stranger',
  'read-only-owner',
  'read-only-accountant',
  'signed-out',
  'no-token',
] as const;
export type AskerKey = (typeof askerKeys)[number];

/** Somebody who asks, as far as it decides what they may be answered. */
export interface Asker {
  readonly key: AskerKey;
  /** Null for nobody. */
  readonly role: RoleName | null;
  readonly area: 'client' | 'admin' | null;
  /** Works for a company that may only read. */
  readonly isReadOnly: boolean;
  /** False for a request that a foreign site would send. */
  readonly hasToken: boolean;
  readonly label: string;
}

const frenchRole: Readonly<Record<RoleName, string>> = {
  'super-admin': 'super-administrateur',
  admin: 'administrateur',
  sales: 'commercial',
  support: 'support',
  editor: 'rédacteur',
  'brand-manager': 'responsable de réseau',
  owner: 'titulaire',
  collaborator: 'collaborateur',
  accountant: 'comptable',
  viewer: 'lecteur',
};

/** Who a key stands for. */
export function askerOf(key: AskerKey): Asker {
  const person = { key, isReadOnly: false, hasToken: true } as const;
  switch (key) {
    case 'signed-out':
      return { ...person, role: null, area: null, label: 'non connecté' };
    case 'stranger':
      return { ...person, role: 'owner', area: 'client', label: 'titulaire d’une autre société' };
    case 'no-token':
      return { ...person, role: 'owner', area: 'client', hasToken: false, label: 'titulaire, sans jeton' };
    case 'read-only-owner':
      return {
        ...person,
        role: 'owner',
        area: 'client',
        isReadOnly: true,
        label: 'titulaire, lecture seule',
      };
    case 'read-only-accountant':
      return {
        ...person,
        role: 'accountant',
        area: 'client',
        isReadOnly: true,
        label: 'comptable, lecture seule',
      };
    default:
      return { ...person, role: key, area: isPlatformRole(key) ? 'admin' : 'client', label: frenchRole[key] };
  }
}

const isPlatformRole = (role: RoleName): role is PlatformRole =>
  (platformRoles as readonly RoleName[]).includes(role);
