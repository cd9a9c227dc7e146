import { mayDo, scopeOf, type PermissionKey } from '#domain/access/permissions.ts';
import { login as adminLogin } from '#generated/routes/admin.ts';
import type { RouteRow } from '#generated/routes/row.ts';
import { login } from '#generated/routes/root.ts';
import { notice } from '#generated/routes/verification.ts';
import type { Actor } from './actor.ts';
import { data, elsewhere, error, page, refused, signIn, type Expected } from './expected.ts';
import type { Subject } from './subject.ts';

/**
 * Whose record an address names: `own` the asker may see, `foreign` another company's, `unassigned` of the
 * asker's company but not among the operations open to them, `mixed` another company's below one's own,
 * `unknown` nobody's, `malformed` no identifier at all, `none` for an address without parameters.
 */
export const targets = ['none', 'own', 'foreign', 'unassigned', 'mixed', 'unknown', 'malformed'] as const;
export type TargetKind = (typeof targets)[number];

/** What the manifest and the matrix of permissions promise for a request, whatever the server's own code does. */
export function expectationOf(subject: Subject, actor: Actor, target: TargetKind): Expected {
  if (target === 'malformed') return refused(404);
  return gateOf(subject.route, actor) ?? beyondGate(subject, target);
}

/** The refusal that does not depend on the record; null for who is let through. */
export function gateOf(route: RouteRow, actor: Actor): Expected | null {
  const area = areaOf(route);
  const isReading = route.methods.includes('GET');
  if (!isReading && !actor.hasToken && route.tokenless !== true) return refused(419);
  const asksForPerson = area !== 'guest' || route.signedIn === true;
  if (asksForPerson && actor.area === null) return signIn(area === 'admin' ? adminLogin() : login());
  if (asksForPerson && !actor.isVerified && !route.despite?.includes('unverified')) return signIn(notice());
  if (area !== 'guest' && (actor.area !== area || !isOpenTo(route, actor))) return refused(403);
  const key: PermissionKey | undefined = route.can;
  if (key !== undefined && (actor.role === null || !mayDo([actor.role], key, actor.definitions)))
    return refused(403);
  const isFormToFill = isReading && route.page !== undefined && key !== undefined && isChanging(key);
  if (isFormToFill && !mayFillIn(route, actor)) return refused(403);
  if (!isReading && actor.isReadOnly && !route.despite?.includes('read-only')) return error('base');
  return actor.isImpersonated && isForPersonAlone(route) ? refused(403) : null;
}

/** True for a right to change something; `list` and `export` read. */
const isChanging = (key: PermissionKey): boolean => !/\.(list|export)$/.test(key);

/** False for who only reads for now: the page of a form is not shown where saving would be refused. */
const mayFillIn = ({ despite }: RouteRow, { isReadOnly, isImpersonated }: Actor): boolean =>
  (!isReadOnly || despite?.includes('read-only') === true) &&
  (!isImpersonated || despite?.includes('impersonation') === true);

/** What staff may not do in a client's name: to change anything while they read, and what is the person's own. */
const isForPersonAlone = ({ methods, personal, despite }: RouteRow): boolean =>
  (personal === true || !methods.includes('GET')) && !despite?.includes('impersonation');

/** Their account, the news and the partners: what who only steers a network shares with companies. */
const openWithoutCompany = /^client\.(account|actuality|partner)\./;

/** Pages about a network are for who steers it; the others of the client area for people of a company. */
function isOpenTo({ name }: RouteRow, { area, role, hasCompany }: Actor): boolean {
  if (area !== 'client') return true;
  if (name.startsWith('client.brand.')) return role === 'brand-manager';
  return hasCompany || openWithoutCompany.test(name);
}

function beyondGate({ contract }: Subject, target: TargetKind): Expected {
  if (target !== 'own' && target !== 'none') return refused(404);
  switch (contract.kind) {
    case 'page':
      return page(contract.component);
    case 'action':
      return elsewhere;
    case 'data':
      return contract.contentType === null ? elsewhere : data(contract.contentType);
  }
}

/** The area that a route's name begins with; `guest` for those that are open to everybody. */
export function areaOf(route: Pick<RouteRow, 'name' | 'guest'>): 'admin' | 'client' | 'guest' {
  if (route.guest === true) return 'guest';
  const [first] = route.name.split('.');
  if (first === 'admin') return 'admin';
  return first === 'client' || first === 'export' ? 'client' : 'guest';
}

/** True when the role reaches the records of assigned operations only. */
export const isNarrowed = ({ can }: RouteRow, { role, definitions }: Actor): boolean =>
  can !== undefined && role !== null && scopeOf(role, can, definitions) === 'assigned';
