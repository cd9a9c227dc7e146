import { routeTable } from '../generated/routes/table.ts';

/** A page with an entry in the menu: a manifest line with a `title`. */
export interface MenuEntry {
  readonly title: string;
  readonly href: string;
  readonly component: string;
}

/** Entries whose titles begin with the same word, « Graphiques : barres » and « Graphiques : courbes ». */
export interface MenuGroup {
  /** Undefined for the mechanisms of the runtime, whose titles stand alone. */
  readonly name: string | undefined;
  readonly entries: readonly (MenuEntry & { readonly label: string })[];
}

/** The menu in the order of the manifest. */
export const menu: readonly MenuEntry[] = routeTable.flatMap(({ title, uri, page }) =>
  title === undefined || page === undefined ? [] : [{ title, href: `/${uri}`, component: page }],
);

/** The same by group, in the order in which the groups begin. */
export const menuGroups: readonly MenuGroup[] = groupsOf(menu);

function groupsOf(entries: readonly MenuEntry[]): MenuGroup[] {
  const parted = entries.map((entry) => {
    const [start = '', rest] = entry.title.split(' : ');
    return { ...entry, group: rest === undefined ? undefined : start, label: rest ?? start };
  });
  return [...new Set(parted.map(({ group }) => group))].map((name) => ({
    name,
    entries: parted.filter(({ group }) => group === name),
  }));
}
