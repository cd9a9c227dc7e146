/** What may be done in an area: the verbs of a permission key `{area}.{verb}`. */
export const verbs = ['list', 'create', 'update', 'delete', 'validate', 'export'] as const;
export type Verb = (typeof verbs)[number];

export const areas = ['operation', 'export', 'dashboard'] as const;
export type Area = (typeof areas)[number];

export type PermissionKey = `${Area}.${Verb}`;

export const platformRoles = ['super-admin', 'admin', 'sales', 'support', 'editor'] as const;
export const tenantRoles = ['owner', 'collaborator', 'accountant', 'viewer'] as const;
export const brandRoles = ['brand-manager'] as const;
export const roleNames = [...platformRoles, ...brandRoles, ...tenantRoles] as const;
export type RoleName = (typeof roleNames)[number];
export type TenantRole = (typeof tenantRoles)[number];
export type PlatformRole = (typeof platformRoles)[number];

const letters: Record<string, Verb> = {
  L: 'list',
  C: 'create',
  U: 'update',
  D: 'delete',
  V: 'validate',
  X: 'export',
};

/** The matrix in letters, in the order L C U D V X; absent means none. */
const matrix: Record<Area, Partial<Record<RoleName, string>>> = {
  operation: { owner: 'LCUDVX', collaborator: 'LCUVX', accountant: 'L', viewer: 'L' },
  export: { owner: 'L', collaborator: 'L', accountant: 'L', viewer: 'L' },
  dashboard: { 'super-admin': 'L', admin: 'L', sales: 'L', support: 'L', editor: 'L' },
};

/** Permission keys that a role holds in every area. */
export function permissionsOf(role: RoleName): PermissionKey[] {
  return areas.flatMap((area) =>
    Array.from(matrix[area][role] ?? '').flatMap((letter): PermissionKey[] => {
      const verb = letters[letter];
      return verb ? [`${area}.${verb}`] : [];
    }),
  );
}

/** True when at least one of the roles holds the key. */
export function mayDo(roles: readonly RoleName[], key: PermissionKey): boolean {
  return roles.some((role) => permissionsOf(role).includes(key));
}
