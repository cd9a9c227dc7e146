import { home } from '#generated/routes/root.ts';
import type { RouteRow } from '#generated/routes/row.ts';
import type { User } from '#mocks/db/schema/index.ts';
import { buildRoute } from '#runtime/routes/build.ts';
import { pageOf } from '../landing.ts';

/** The page on which a person sees to the security of their account; null where this release has none. */
export function securityPage(routes: readonly RouteRow[], { kind }: Pick<User, 'kind'>): string | null {
  const row = pageOf(routes, kind === 'platform' ? 'admin.account.show' : 'client.account.show');
  return row ? `${buildRoute(row)}?tab=securite` : null;
}

/** The same for a link in a mail: the start page where there is no such page. */
export const securityHref = (routes: readonly RouteRow[], user: Pick<User, 'kind'>): string =>
  securityPage(routes, user) ?? home();
