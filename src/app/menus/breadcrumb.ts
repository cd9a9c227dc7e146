import type { SharedProps } from '#contracts/shared.ts';
import type { RouteRow } from '#generated/routes/row.ts';
import type { PageObject } from '#runtime/protocol/page-object.ts';
import { buildRoute } from '#runtime/routes/build.ts';
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
    const record = recordOf(page);
    const row = routeShown(routes, page.component, record);
    if (row === undefined) return [homeOf(shared, home), { label: error }];
    const above: RouteRow[] = [];
    for (let up = rowOf(row.parent); up !== undefined; up = rowOf(up.parent)) above.unshift(up);
    const steps = above.map((step): Crumb => stepTo(step, titles, record));
    const isInRecord = above.some(isOfRecord);
    const last = titles[row.name] ?? row.name;
    const own: Crumb[] =
      isOfRecord(row) && record !== null && !isInRecord ? ownSteps(row, record, last) : [{ label: last }];
    return [...(steps.length === 0 ? [homeOf(shared, home)] : steps), ...own];
  };
}

/** What a page of its own shows of a record has its name and address before; a form is the record itself. */
function ownSteps(row: RouteRow, { id, name }: PageRecord, title: string): Crumb[] {
  return row.name.endsWith('.show')
    ? [{ label: name, href: buildRoute(row, [id]) }, { label: title }]
    : [{ label: name }];
}

const stepTo = (row: RouteRow, titles: PageTitles, record: PageRecord | null): Crumb =>
  isOfRecord(row) && record !== null
    ? { label: record.name, href: buildRoute(row, [record.id]) }
    : { label: titles[row.name] ?? row.name, href: isOfRecord(row) ? undefined : buildRoute(row) };

const isOfRecord = ({ uri }: RouteRow): boolean => uri.includes('{');

/** Of two routes of one page, that of a new record and that of a given one. */
function routeShown(
  routes: readonly RouteRow[],
  component: string,
  record: PageRecord | null,
): RouteRow | undefined {
  const shown = routes.filter(({ page }) => page === component);
  return shown.find((row) => isOfRecord(row) === (record !== null)) ?? shown[0];
}

/** The record that a page is about: the operation, or what its form changes. */
function recordOf({ props }: PageObject): PageRecord | null {
  const { operation, form } = props as {
    operation?: { id?: unknown; name?: unknown } | null;
    form?: { record?: { id?: unknown; label?: unknown } | null };
  };
  const [id, name] = form?.record ? [form.record.id, form.record.label] : [operation?.id, operation?.name];
  return typeof id === 'string' && typeof name === 'string' ? { id, name } : null;
}
