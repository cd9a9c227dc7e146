import type { SharedProps } from '#contracts/shared.ts';
import { permissionsOf } from '#domain/access/permissions.ts';
import type { RouteName } from '#generated/routes/names.ts';
import type { RouteRow } from '#generated/routes/row.ts';
import { defineRoute } from '#runtime/routes/define.ts';
import type { IconShape } from '#ui/identity/Icon.tsx';

/** A heading of a menu. */
export type MenuGroup = NonNullable<RouteRow['group']>;

/** The headings in their order. */
export const menuGroups: readonly MenuGroup[] = [
  'relations',
  'finances',
  'broadcast',
  'company',
  'figures',
  'people',
  'commerce',
  'content',
  'platform',
];

/** One line of a menu, as data: where it leads, who may follow it, on which pages it is the current one. */
export interface MenuEntry {
  readonly route: RouteName;
  /** Key of a label of its own in `#messages/menu.ts`, under `menu`; the page's title without. */
  readonly label?: 'home' | 'newOperationShort';
  readonly href: string;
  readonly icon: IconShape;
  /** The heading under which it stands; none at the top. */
  readonly group?: MenuGroup | undefined;
  /** Keys that lead there from anywhere, as `Action.keys`. */
  readonly keys?: string | undefined;
  /** The beginnings of the names of the pages that belong to it. */
  readonly pages: readonly string[];
  /** The permission that its route asks for. */
  readonly can: string | undefined;
  /** A counter at its right. */
  readonly countOf?: ((shared: SharedProps) => number | undefined) | undefined;
}

type Counters = Partial<Record<RouteName, (shared: SharedProps) => number | undefined>>;

export type Menu = readonly MenuEntry[];

/** What a line of a menu has beside what its route says. */
type Change = Pick<MenuEntry, 'label'> & { readonly icon?: IconShape };

/** `Client/Contact/Index` belongs to `Client/Contact`, a page of its own to itself. */
const groupOf = (page: string): string => page.replace(/\/Index$/, '');

const entryOf = (row: RouteRow, icon: IconShape): MenuEntry => ({
  route: row.name as RouteName,
  href: defineRoute<() => string>(row)(),
  icon,
  group: row.group,
  keys: row.shortcut,
  pages: [groupOf(row.page ?? '')],
  can: row.can,
});

/**
 * The main menu of an area: its routes that have an icon, in their order.
 *
 * @param icons of the area, by the names that the manifest gives
 * @throws Error for an icon that was not generated
 */
export const mainMenu = (
  routes: readonly RouteRow[],
  icons: Readonly<Record<string, IconShape>>,
  counters: Counters = {},
): Menu =>
  routes.flatMap((row) => {
    if (row.icon === undefined) return [];
    const countOf = counters[row.name as RouteName];
    return [{ ...entryOf(row, iconOf(icons, row.icon)), countOf }];
  });

/** What can be created from anywhere in an area: its `….create` routes with keys, under the icon of their parent. */
export const creationMenu = (routes: readonly RouteRow[], icons: Readonly<Record<string, IconShape>>): Menu =>
  routes.flatMap((row) => {
    const parent = routes.find(({ name }) => name === row.parent);
    if (!row.name.endsWith('.create') || row.shortcut === undefined || parent?.icon === undefined) return [];
    return [{ ...entryOf(row, iconOf(icons, parent.icon)), pages: [] }];
  });

/**
 * Some lines of an area in another form: what a phone keeps under the thumb.
 *
 * @throws Error for a route that is not of the menus
 */
export const shortMenu = (menu: Menu, wanted: Partial<Record<RouteName, Change>>): Menu =>
  Object.entries(wanted).map(([route, change]) => {
    const entry = menu.find((candidate) => candidate.route === route);
    if (entry === undefined) throw new Error(`The menu has no line for ${route}`);
    return { ...entry, keys: undefined, countOf: undefined, ...change };
  });

function iconOf(icons: Readonly<Record<string, IconShape>>, name: string): IconShape {
  const icon = icons[name];
  if (icon === undefined) throw new Error(`No icon ${name}: run npm run routes -- generate`);
  return icon;
}

/** Staff who only look in a client's name, and a company whose subscription no longer lets it write. */
const onlyReads = ({ auth, tenant }: SharedProps): boolean =>
  auth.impersonator?.mode === 'read' || tenant?.isReadOnly === true;

/**
 * The lines that a person may follow, in their order: one of their roles holds the permission, and nothing is
 * created by whoever may only read.
 */
export function allowedEntries(menu: Menu, shared: SharedProps): Menu {
  const roles = shared.auth.user?.roles ?? [];
  const definitions = roles.flatMap(({ name, definition }) => (definition ? [{ name, ...definition }] : []));
  const granted = new Set<string>(roles.flatMap(({ name }) => permissionsOf(name, definitions)));
  // Without a permission of its own, a page of the client area is still for people of a company alone.
  const isOutside = (route: string): boolean => route.startsWith('client.') && shared.tenant === null;
  const isReader = onlyReads(shared);
  return menu.filter(({ can, route }) => {
    if (isReader && route.endsWith('.create')) return false;
    return can === undefined ? !isOutside(route) : granted.has(can);
  });
}

/** The line that a page belongs to: of several, the one that names most of it. */
export function currentEntry(menu: Menu, component: string): MenuEntry | undefined {
  const reachOf = ({ pages }: MenuEntry): number =>
    Math.max(
      0,
      ...pages.map((page) => (component === page || component.startsWith(`${page}/`) ? page.length : 0)),
    );
  const [nearest] = menu.toSorted((a, b) => reachOf(b) - reachOf(a));
  return nearest !== undefined && reachOf(nearest) > 0 ? nearest : undefined;
}
