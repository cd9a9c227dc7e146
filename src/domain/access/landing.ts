import type { RoleName } from './permissions.ts';
import { platformRoles } from './permissions.ts';

export type LandingRoute = 'admin.dashboard' | 'client.dashboard';

/** Name of the route on which a role starts its day. */
export function landingRoute(role: RoleName): LandingRoute {
  return (platformRoles as readonly RoleName[]).includes(role) ? 'admin.dashboard' : 'client.dashboard';
}
