import type { SharedProps } from '#contracts/shared.ts';
import { permissionsOf } from '#domain/access/permissions.ts';
import type { RouteName } from '#generated/routes/names.ts';
import type { RouteRow } from '#generated/routes/row.ts';
import type { IconShape } from '#ui/identity/Icon.tsx';

/** One line of a menu, as data: where it leads, who may follow it, on which pages it is the current one. */
export interface MenuEntry {
  /** Key of its label in `#messages/menu.ts`, under `menu`. */
  readonly label: 'dashboard' | 'home' | 'operations' | 'contacts' | 'newOperation' | 'newOperationShort';
  readonly route: RouteName;
  readonly href: string;
  readonly icon: IconShape;
  /** Keys that lead there from anywhere, as `Action.keys`. */
  readonly keys?: string;
  /** Names of the pages that belong to it, or the beginnings of their names. */
  readonly pages: readonly string[];
  /** For people of a company alone: not for those who only steer a brand. */
  readonly needsCompany?: boolean;
  /** A counter at its right. */
  readonly countOf?: (shared: SharedProps) => number | undefined;
}

/** A menu's lines, each with the permission that its route asks for. */
export type Menu = readonly (MenuEntry & { readonly can: string | undefined })[];

/**
 * A menu of an area.
 *
 * @param routes the area's table, where the permissions stand
 * @throws Error when a line leads to a route of another area
 */
export function createMenu(routes: readonly RouteRow[], entries: readonly MenuEntry[]): Menu {
  return entries.map((entry) => {
    const row = routes.find(({ name }) => name === entry.route);
    if (!row) throw new Error(`The menu leads to ${entry.route}, which is not of its area`);
    return { ...entry, can: row.can };
  });
}

/** The lines that a person may follow, in their order: one of their roles holds the permission. */
export function allowedEntries(menu: Menu, shared: SharedProps): Menu {
  const roles = shared.auth.user?.roles ?? [];
  const definitions = roles.flatMap(({ name, definition }) => (definition ? [{ name, ...definition }] : []));
  const held = new Set<string>(roles.flatMap(({ name }) => permissionsOf(name, definitions)));
  return menu.filter(
    ({ can, needsCompany }) =>
      (can === undefined || held.has(can)) && !(needsCompany === true && shared.tenant === null),
  );
}

/** Whether a page belongs to a line. */
export function isCurrentEntry({ pages }: MenuEntry, component: string): boolean {
  return pages.some((page) => component === page || component.startsWith(`${page}/`));
}
