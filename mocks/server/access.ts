import type { PermissionKey } from '#domain/access/permissions.ts';
import { login } from '#generated/routes/root.ts';
import { login as adminLogin } from '#generated/routes/admin.ts';
import type { RouteRow } from '#generated/routes/row.ts';
import { can, isAdminContext, isClientContext, type RequestContext } from './context.ts';
import { forbidden, RedirectFailure } from './failures.ts';

export type Area = 'admin' | 'client' | 'guest';

/** The area a route belongs to, told by its name unless the manifest opens it to guests. */
export function areaOf({ name, guest }: Pick<RouteRow, 'name' | 'guest'>): Area {
  if (guest === true) return 'guest';
  if (name.startsWith('admin.')) return 'admin';
  return /^(client|export)\./.test(name) ? 'client' : 'guest';
}

/**
 * Lets a request through to its handler, or not: signed in, in the right area, with the permission that
 * the manifest asks for.
 *
 * @throws RedirectFailure to the sign-in page, remembering where the person wanted to go
 * @throws HttpFailure 403 when signed in without the right
 */
export function checkAccess(context: RequestContext): void {
  const area = areaOf(context.route);
  if (area === 'guest') return;
  if (context.actor === null) {
    if (context.request.method === 'GET') {
      context.session.data.intended = context.url.pathname + context.url.search;
      context.session.isDirty = true;
    }
    throw new RedirectFailure(area === 'admin' ? adminLogin() : login());
  }
  const isAtHome = area === 'admin' ? isAdminContext(context) : isClientContext(context);
  if (!isAtHome) throw forbidden(`${context.route.name} is not in the person's area`);
  // A permission of the manifest that no role can hold does not compile.
  const key: PermissionKey | undefined = context.route.can;
  if (key !== undefined && !can(context, key)) throw forbidden(`lacks ${key}`);
}
