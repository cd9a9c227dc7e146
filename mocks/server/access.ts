import type { PermissionKey } from '#domain/access/permissions.ts';
import { login } from '#generated/routes/root.ts';
import { login as adminLogin } from '#generated/routes/admin.ts';
import type { RouteRow } from '#generated/routes/row.ts';
import { can, isAdminContext, isClientContext, type RequestContext } from './context.ts';
import { forbidden, RedirectFailure } from './failures.ts';
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
  if (context.request.method === 'GET') {
    context.session.data.intended = ownAddress(context.url);
    context.session.isDirty = true;
  }
  throw new RedirectFailure(area === 'admin' ? adminLogin() : login());
}

/** What a client without a company, who steers a network, may open in the client area. */
const openWithoutCompany = /^client\.account\./;

/** Staff to the administration, people of a company to the client area. @throws HttpFailure 403 */
export function checkArea(context: RequestContext): void {
  const area = areaOf(context.route);
  if (area === 'guest') return;
  const isAtHome = area === 'admin' ? isAdminContext(context) : isClient(context);
  if (!isAtHome) throw forbidden(`${context.route.name} is not in the person's area`);
}

const isClient = (context: RequestContext): boolean =>
  isClientContext(context) ||
  (context.actor?.user.kind === 'client' && openWithoutCompany.test(context.route.name));

/** The permission that the manifest asks for. @throws HttpFailure 403 */
export function checkPermission(context: RequestContext): void {
  // A permission of the manifest that no role can hold does not compile.
  const key: PermissionKey | undefined = context.route.can;
  if (key !== undefined && !can(context, key)) throw forbidden(`lacks ${key}`);
}
