import type { RoleDefinition } from './role-definition.ts';
import { brandRoles, platformRoles, tenantRoles, type RoleName, type RoleScope } from './roles.ts';

/** The route on which each system role starts its day. */
const landingOfRole = {
  'super-admin': 'admin.dashboard',
  admin: 'admin.dashboard',
  sales: 'admin.dashboard.sale-kpi',
  support: 'admin.user.index',
  editor: 'admin.actuality.index',
  'brand-manager': 'client.brand.kpi',
  owner: 'client.dashboard',
  collaborator: 'client.dashboard',
  accountant: 'client.transaction',
  viewer: 'client.dashboard',
} as const satisfies Record<RoleName, string>;

export type LandingRoute = (typeof landingOfRole)[RoleName];

const landingOfScope: Readonly<Record<RoleScope, LandingRoute>> = {
  platform: 'admin.dashboard',
  brand: 'client.brand.kpi',
  tenant: 'client.dashboard',
};

/** Who works for a company starts there, even as the manager of a network. */
const precedence: readonly RoleName[] = [...platformRoles, ...tenantRoles, ...brandRoles];

/**
 * Names of the routes on which somebody may start their day, the best first: the role's own page, then the
 * start page of its area. Take the first that the application has.
 *
 * @param definitions roles that are data: one of them starts where its scope does
 */
export function landingRoutes(
  roles: readonly string[],
  definitions: readonly RoleDefinition[] = [],
): readonly LandingRoute[] {
  const system = precedence.find((name) => roles.includes(name));
  const scope = definitions.find(({ name }) => roles.includes(name))?.scope ?? 'tenant';
  const wanted = system === undefined ? landingOfScope[scope] : landingOfRole[system];
  const home = wanted.startsWith('admin.') ? landingOfScope.platform : landingOfScope.tenant;
  return [...new Set([wanted, home])];
}
