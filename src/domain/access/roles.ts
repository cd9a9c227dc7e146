export const platformRoles = ['super-admin', 'admin', 'sales', 'support', 'editor'] as const;
export const tenantRoles = ['owner', 'collaborator', 'accountant', 'viewer'] as const;
export const brandRoles = ['brand-manager'] as const;

/** The roles that exist everywhere; their names never change. Others may be defined as data. */
export const roleNames = [...platformRoles, ...brandRoles, ...tenantRoles] as const;
export type RoleName = (typeof roleNames)[number];
export type TenantRole = (typeof tenantRoles)[number];
export type PlatformRole = (typeof platformRoles)[number];
export type BrandRole = (typeof brandRoles)[number];

/** Where a role counts: the platform's staff, a network of companies, one company. */
export const roleScopes = ['platform', 'brand', 'tenant'] as const;
export type RoleScope = (typeof roleScopes)[number];

/** Whether the name is one of the ten system roles. */
export function isSystemRole(name: string): name is RoleName {
  return (roleNames as readonly string[]).includes(name);
}

/** Where a system role counts. */
export function scopeOfRole(name: RoleName): RoleScope {
  if ((platformRoles as readonly string[]).includes(name)) return 'platform';
  return (brandRoles as readonly string[]).includes(name) ? 'brand' : 'tenant';
}
