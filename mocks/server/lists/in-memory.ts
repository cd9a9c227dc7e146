import type { Facet, ListDefinition, ListProps } from '#contracts/define-list.ts';
import type { SignedInContext } from '../context.ts';
import type { ListPage } from '../views/list-page.ts';
import { openDefaultView, viewsOf } from '../views/views-of.ts';

/** A list of which there are so few records that they are read whole. */
export interface MemoryList<Row, Query> {
  readonly listPage: ListPage;
  readonly definition: ListDefinition<Row, Query>;
  /** Every record that the person may see. */
  readonly rows: readonly Row[];
  /** Whether search and filters let it through, but for one of them when asked. */
  readonly fits: (row: Row, without?: string) => boolean;
  readonly order: (a: Row, b: Row) => number;
  /** What each filter can be set to, and the value that a record has. */
  readonly filters: Readonly<
    Record<
      string,
      {
        readonly choices: readonly { readonly value: string; readonly label: string }[];
        readonly of: (row: Row) => readonly string[];
      }
    >
  >;
  /** Sums over what search and filters let through. */
  readonly sums?: Readonly<Record<string, (row: Row) => number>>;
  readonly can: ListProps<Row, Query>['can'];
}

/** The prop `list` of such a list. @throws RedirectFailure to the person's default view */
export async function answerRows<Row, Query extends { readonly page: number; readonly perPage: number }>(
  context: SignedInContext,
  query: Query,
  list: MemoryList<Row, Query>,
): Promise<ListProps<Row, Query>> {
  const views = await viewsOf(context, list.listPage);
  openDefaultView(context, views);
  const found = list.rows.filter((row) => list.fits(row)).toSorted(list.order);
  const pages = Math.max(1, Math.ceil(found.length / query.perPage));
  const page = Math.min(query.page, pages);
  const start = (page - 1) * query.perPage;
  return {
    items: found.slice(start, start + query.perPage),
    meta: { page, perPage: query.perPage, total: found.length, pages },
    query: { ...query, page },
    defaults: list.definition.query.parse({}),
    facets: facetsOf(list),
    sums: Object.fromEntries(
      Object.entries(list.sums ?? {}).map(([name, of]) => [
        name,
        found.reduce((sum, row) => sum + of(row), 0),
      ]),
    ),
    totalCount: list.rows.length,
    views,
    can: list.can,
  };
}

function facetsOf<Row, Query>({ rows, fits, filters }: MemoryList<Row, Query>): Record<string, Facet[]> {
  return Object.fromEntries(
    Object.entries(filters).map(([name, { choices, of }]) => [
      name,
      choices.map(({ value, label }) => ({
        value,
        label,
        count: rows.filter((row) => of(row).includes(value) && fits(row, name)).length,
      })),
    ]),
  );
}
