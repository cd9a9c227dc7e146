import type { PermissionKey } from '#domain/access/permissions.ts';
import { login } from '#generated/routes/root.ts';
import { login as adminLogin } from '#generated/routes/admin.ts';
import type { RouteRow } from '#generated/routes/row.ts';
import { backAddress } from './back.ts';
import {
  can,
  isReadingKey,
  isAccountContext,
  isAdminContext,
  isBrandContext,
  isClientContext,
  readingOnly,
  type RequestContext,
} from './context.ts';
import { forbidden, RedirectFailure, RightFailure } from './failures.ts';
import { isProtocolRequest } from './respond.ts';
import { ownAddress } from './own-address.ts';

export type Area = 'admin' | 'client' | 'guest';

/** The area a route belongs to, told by its name unless the manifest opens it to guests. */
export function areaOf({ name, guest }: Pick<RouteRow, 'name' | 'guest'>): Area {
  if (guest === true) return 'guest';
  if (name.startsWith('admin.')) return 'admin';
  return /^(client|export)\./.test(name) ? 'client' : 'guest';
}

/** @throws RedirectFailure to the sign-in page, remembering where the person wanted to go */
export function checkSignedIn(context: RequestContext): void {
  const area = areaOf(context.route);
  const isOpen = area === 'guest' && context.route.signedIn !== true;
  if (isOpen || context.actor !== null) return;
  // Back to where they were: an action, or data for a script, has no page of its own.
  context.session.data.intended = isForPerson(context.request)
    ? ownAddress(context.url)
    : backAddress(context);
  context.session.isDirty = true;
  throw new RedirectFailure(area === 'admin' ? adminLogin() : login());
}

/** True for a page or a file that a person goes to themselves. */
function isForPerson(request: Request): boolean {
  if (request.method !== 'GET') return false;
  return isProtocolRequest(request) || !request.headers.has('x-requested-with');
}

/** Pages of the client area that somebody without a company, who steers a brand, may open as well. */
const openWithoutCompany = /^client\.(account|actuality|partner)\./;

/** Staff to the administration, everybody else to the client area. @throws HttpFailure 403 */
export function checkArea(context: RequestContext): void {
  if (mayEnter(context, context.route)) return;
  throw forbidden(`${context.route.name} is not in the person's area`);
}

/** True when a route is of an area that is open to the person. */
export function mayEnter(context: RequestContext, route: RouteRow): boolean {
  const area = areaOf(route);
  if (area === 'guest') return true;
  return area === 'admin' ? isAdminContext(context) : isInClientArea(context, route);
}

function isInClientArea(context: RequestContext, { name }: RouteRow): boolean {
  if (name.startsWith('client.brand.')) return isBrandContext(context);
  return isClientContext(context) || (openWithoutCompany.test(name) && isAccountContext(context));
}

/**
 * The permission that the manifest asks for. A page that is there to create or to change needs it at once: who could
 * only read gets no form that saving would refuse.
 *
 * @throws RightFailure
 */
export function checkPermission(context: RequestContext): void {
  // What a link shows was asked of the link itself (`share/check-link.ts`).
  if (context.actor?.guest) return;
  // A permission of the manifest that no role can hold does not compile.
  const key: PermissionKey | undefined = context.route.can;
  if (key === undefined) return;
  if (!can(context, key)) throw new RightFailure('right', `lacks ${key}`);
  const { page, despite } = context.route;
  if (page === undefined || isReadingKey(key)) return;
  const reason = readingOnly(context);
  if (reason === null || despite?.includes(reason)) return;
  throw new RightFailure(reason, `${key} cannot be used for now`);
}
