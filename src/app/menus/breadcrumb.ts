import type { SharedProps } from '#contracts/shared.ts';
import type { RouteRow } from '#generated/routes/row.ts';
import type { PageObject } from '#runtime/protocol/page-object.ts';
import { defineRoute } from '#runtime/routes/define.ts';
import type { Crumb } from '#ui/layout/types.ts';
import type { PageTitles } from './page-titles.ts';

/** The way to a page, from the name of its component and what it shows; the last step has no address. */
export type BreadcrumbOf = (
  page: PageObject,
  shared: SharedProps,
  words: { readonly titles: PageTitles; readonly error: string; readonly home: string },
) => Crumb[];

/** A record that a page is about. */
interface PageRecord {
  readonly id: string;
  readonly name: string;
}

/**
 * The breadcrumb of an area: from the home, or from the list that a page stands under, by the `parent` of each route in
 * the manifest. A record is called by its name: its form at the end, its own page as a step before those below it.
 *
 * @param homeOf the first step
 */
export function breadcrumbOf(
  routes: readonly RouteRow[],
  homeOf: (shared: SharedProps, home: string) => Crumb,
): BreadcrumbOf {
  const rowOf = (name: string | undefined): RouteRow | undefined => routes.find((row) => row.name === name);
  return (page, shared, { titles, error, home }) => {
    const row = routeShown(routes, page);
    if (row === undefined) return [homeOf(shared, home), { label: error }];
    const above: RouteRow[] = [];
    for (let up = rowOf(row.parent); up !== undefined; up = rowOf(up.parent)) above.unshift(up);
    const steps = above.map((step, at): Crumb => {
      const { label, href } = stepTo(step, titles, page);
      // A list within a record: the record has had its step.
      const isInside = depthOf(step) > 0 && above.slice(0, at).some((up) => depthOf(up) === depthOf(step));
      return isInside ? { label: titles[step.name] ?? step.name, href } : { label, href };
    });
    const isInRecord = above.some((step) => depthOf(step) === depthOf(row));
    const last = titles[row.name] ?? row.name;
    const own = isInRecord ? [{ label: last }] : ownSteps(row, page, last);
    return [...(steps.length === 0 ? [homeOf(shared, home)] : steps), ...own];
  };
}

/** What a page of its own shows of a record has its name and address before; a form is the record itself. */
function ownSteps(row: RouteRow, page: PageObject, title: string): Crumb[] {
  const { label, href } = stepTo(row, {}, page);
  if (recordOf(row, page) === null) return [{ label: title }];
  return row.name.endsWith('.show') ? [{ label, href }, { label: title }] : [{ label }];
}

function stepTo(row: RouteRow, titles: PageTitles, page: PageObject): Crumb {
  const record = recordOf(row, page);
  if (record !== null)
    return {
      // A list below a record has its own title, and the record's name stands before it.
      label: row.name.endsWith('.index') ? (titles[row.name] ?? record.name) : record.name,
      href: builderOf(row)(recordsOf(row, page).map(({ id }) => id)),
    };
  return {
    label: titles[row.name] ?? row.name,
    href: depthOf(row) > 0 ? undefined : builderOf(row)(),
  };
}

/** Builds the address of a route from the records in it, in their order. */
type Builder = (ids?: readonly string[]) => string;

const builders = new WeakMap<RouteRow, Builder>();

/** The builder of a route, made for its first address: steps are drawn again with every change of a page. */
function builderOf(row: RouteRow): Builder {
  const known = builders.get(row);
  if (known !== undefined) return known;
  const made = defineRoute<Builder>(row);
  builders.set(row, made);
  return made;
}

/** How many records stand in the address of a route. */
const depthOf = ({ uri }: RouteRow): number => uri.split('{').length - 1;

/** Of the routes of one page, that of a new record and that of a given one: whose records are all shown. */
function routeShown(routes: readonly RouteRow[], page: PageObject): RouteRow | undefined {
  const shown = routes.filter(({ page: component }) => component === page.component);
  const fits = shown.filter((row) => recordsOf(row, page).length === depthOf(row));
  return fits.toSorted((one, other) => depthOf(other) - depthOf(one))[0] ?? shown[0];
}

/** The record that a route is about, if the page shows it. */
function recordOf(row: RouteRow, page: PageObject): PageRecord | null {
  const depth = depthOf(row);
  return depth === 0 ? null : (recordsOf(row, page)[depth - 1] ?? null);
}

/** What a page may tell of a record above it. */
interface Shown {
  readonly id?: unknown;
  readonly name?: unknown;
}

/** The records of a route's address as the page shows them: the operation or the profile, then what its form changes. */
function recordsOf(row: RouteRow, { props }: PageObject): readonly PageRecord[] {
  const { form, ...shownOf } = props as {
    operation?: Shown | null;
    profile?: Shown | null;
    form?: { record?: { id?: unknown; label?: unknown } | null };
  };
  const above = (['operation', 'profile'] as const).map((kind) =>
    row.uri.includes(`{${kind}}`) ? [shownOf[kind]?.id, shownOf[kind]?.name] : [],
  );
  const shown = [...above, [form?.record?.id, form?.record?.label]].flatMap(([id, name]) =>
    typeof id === 'string' && typeof name === 'string' ? [{ id, name }] : [],
  );
  return shown
    .filter(({ id }, at) => shown.findIndex((other) => other.id === id) === at)
    .slice(0, depthOf(row));
}
