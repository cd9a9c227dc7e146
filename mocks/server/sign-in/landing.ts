import { landingRoutes, type LandingRoute } from '#domain/access/landing.ts';
import type { RoleName } from '#domain/access/permissions.ts';
import { dashboard as adminDashboard } from '#generated/routes/admin.ts';
import { dashboard as clientDashboard } from '#generated/routes/client.ts';

/** Start pages that exist; a role whose own page does not yet starts on that of its area. */
const landings: Partial<Record<LandingRoute, () => string>> = {
  'admin.dashboard': adminDashboard,
  'client.dashboard': clientDashboard,
};

/** Where a signed-in person starts. */
export function landingOf(roles: readonly RoleName[]): string {
  const wanted = landingRoutes(roles).flatMap((route) => landings[route] ?? []);
  return (wanted[0] ?? clientDashboard)();
}
