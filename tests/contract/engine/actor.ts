import { platformRoles, roleNames, type PlatformRole, type RoleName } from '#domain/access/permissions.ts';
import type { RoleDefinition } from '#domain/access/role-definition.ts';

/** Those who ask: each role, people in special situations, and nobody at all. */
export const actorKeys = [
  ...roleNames,
  'stranger',
  'read-only-owner',
  'read-only-accountant',
  'added-role',
  'impersonator',
  'unverified',
  'signed-out',
  'no-token',
] as const;
export type ActorKey = (typeof actorKeys)[number];

/** Somebody who asks, as far as it decides what they may be answered. */
export interface Actor {
  readonly key: ActorKey;
  /** Null for nobody. */
  readonly role: string | null;
  /** The role where it is data; a server on the network must have it too. */
  readonly definitions: readonly RoleDefinition[];
  readonly area: 'client' | 'admin' | null;
  /** False for staff, for nobody, and for who only steers a network of companies. */
  readonly hasCompany: boolean;
  /** Works for a company that may only read. */
  readonly isReadOnly: boolean;
  /** Staff at work in the person's name, for reading. */
  readonly isImpersonated: boolean;
  /** False for who has not yet shown that their e-mail address is theirs. */
  readonly isVerified: boolean;
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

/** A role that a platform added to its own. The last of its rights is one that no such role may hold. */
export const addedRole = {
  name: 'geometre',
  scope: 'tenant',
  permissions: ['operation.list', 'operation.update', 'contact.list', 'subscription.update'],
} as const satisfies RoleDefinition;

/** Who a key stands for. */
export function actorOf(key: ActorKey): Actor {
  const person = {
    key,
    definitions: [],
    isReadOnly: false,
    isImpersonated: false,
    isVerified: true,
    hasToken: true,
  } as const;
  const member = { ...person, area: 'client', hasCompany: true } as const;
  switch (key) {
    case 'signed-out':
      return { ...person, role: null, area: null, hasCompany: false, label: 'non connecté' };
    case 'stranger':
      return { ...member, role: 'owner', label: 'titulaire d’une autre société' };
    case 'no-token':
      return { ...member, role: 'owner', hasToken: false, label: 'titulaire, sans jeton' };
    case 'read-only-owner':
      return { ...member, role: 'owner', isReadOnly: true, label: 'titulaire, lecture seule' };
    case 'read-only-accountant':
      return { ...member, role: 'accountant', isReadOnly: true, label: 'comptable, lecture seule' };
    case 'impersonator':
      return { ...member, role: 'owner', isImpersonated: true, label: 'assistance au nom du titulaire' };
    case 'unverified':
      return { ...member, role: 'owner', isVerified: false, label: 'titulaire, adresse non vérifiée' };
    case 'added-role':
      return { ...member, role: addedRole.name, definitions: [addedRole], label: 'rôle ajouté' };
    case 'brand-manager':
      return { ...person, role: key, area: 'client', hasCompany: false, label: frenchRole[key] };
    default:
      return isPlatformRole(key)
        ? { ...person, role: key, area: 'admin', hasCompany: false, label: frenchRole[key] }
        : { ...member, role: key, label: frenchRole[key] };
  }
}

const isPlatformRole = (role: RoleName): role is PlatformRole =>
  (platformRoles as readonly RoleName[]).includes(role);
