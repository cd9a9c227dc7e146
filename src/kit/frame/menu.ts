import { routeTable } from '../generated/routes/table.ts';

/** A page with an entry in the menu: a manifest line with a `title`. */
export interface MenuEntry {
  readonly title: string;
  readonly href: string;
  readonly component: string;
}

/** The menu in the order of the manifest. */
export const menu: readonly MenuEntry[] = routeTable.flatMap(({ title, uri, page }) =>
  title === undefined || page === undefined ? [] : [{ title, href: `/${uri}`, component: page }],
);
