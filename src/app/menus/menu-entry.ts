import type { SharedProps } from '#contracts/shared.ts';
import { permissionsOf } from '#domain/access/permissions.ts';
import type { RouteName } from '#generated/routes/names.ts';
import { routeTable } from '#generated/routes/table.ts';
import type { IconShape } from '#ui/identity/Icon.tsx';

/** One line of a menu, as data: where it leads, who may follow it, on which pages it is the current one. */
export interface MenuEntry {
  /** Key of its label in `#messages/app.ts`, under `menu`. */
  readonly label: 'dashboard' | 'home' | 'operations' | 'newOperationShort';
  readonly route: RouteName;
  readonly href: string;
  readonly icon: IconShape;
  /** Names of the pages that belong to it, or the beginnings of their names. */
  readonly pages: readonly string[];
  /** A counter at its right. */
  readonly countOf?: (shared: SharedProps) => number | undefined;
}

/** Whether one of the person's roles holds the permission that the manifest asks for this route. */
export function mayOpen(shared: SharedProps, route: RouteName): boolean {
  const asked = routeTable.find(({ name }) => name === route)?.can;
  if (asked === undefined) return true;
  const roles = shared.auth.user?.roles ?? [];
  return roles.some(({ name }) => permissionsOf(name).some((key) => key === asked));
}

/** The lines that a person may follow, in their order. */
export function allowedEntries(entries: readonly MenuEntry[], shared: SharedProps): MenuEntry[] {
  return entries.filter(({ route }) => mayOpen(shared, route));
}

/** Whether a page belongs to a line. */
export function isCurrentEntry({ pages }: MenuEntry, component: string): boolean {
  return pages.some((page) => component === page || component.startsWith(`${page}/`));
}
