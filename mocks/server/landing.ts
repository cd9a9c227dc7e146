import { landingRoutes } from '#domain/access/landing.ts';
import type { RouteRow } from '#generated/routes/row.ts';
import { buildRoute } from '#runtime/routes/build.ts';
import { mayEnter } from './access.ts';
import { can, type RequestContext } from './context.ts';
import { forbidden } from './failures.ts';

/**
 * Where a signed-in person starts: the page of their role, else that of their area, else their account.
 *
 * @throws HttpFailure 403 for somebody to whom this release shows nothing
 */
export function landingOf(context: RequestContext): string {
  const { actor, deps } = context;
  if (actor === null) throw forbidden('nobody is signed in');
  const account = actor.user.kind === 'platform' ? 'admin.account.show' : 'client.account.show';
  const wanted: readonly string[] = [...landingRoutes(actor.roles, actor.roleDefinitions), account];
  for (const name of wanted) {
    const row = pageOf(deps.routes, name);
    if (row && mayEnter(context, row) && (row.can === undefined || can(context, row.can))) {
      return buildRoute(row);
    }
  }
  throw forbidden('no page of this release is for the person');
}

/** A page without parameters that this release may have. */
export const pageOf = (routes: readonly RouteRow[], name: string): RouteRow | undefined =>
  routes.find((row) => row.name === name && row.page !== undefined && !row.uri.includes('{'));

/** An address of this site and of the area that the person enters, safe to lead to. */
export function isOwnAddress(address: string | undefined, area: 'client' | 'admin'): address is string {
  if (address === undefined || !/^\/(?![/\\])/.test(address)) return false;
  return /^\/admin(\/|$|\?)/.test(address) === (area === 'admin');
}
