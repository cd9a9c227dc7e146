import * as z from 'zod';
import {
  bulkRows,
  choicesQuery,
  columnsQuery,
  downloadQuery,
  idsQuery,
  listMeta,
  pageQuery,
  periodQuery,
  textsQuery,
  viewQuery,
  type DownloadFormat,
  type ListMeta,
} from './list.ts';
import { savedView, type SavedView } from './view.ts';

/** What a filter of a list can be set to. */
export type FilterDefinition =
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'facet' }
  | { readonly kind: 'period' };

/** A filter by values of a closed list: `role=seller,notary`. */
export const choice = <const Value extends string>(choices: readonly Value[]) =>
  ({ kind: 'choice', choices }) as const;

/** A filter by values that records have: `city=Libourne,Pessac`. */
export const facet = () => ({ kind: 'facet' }) as const;

/** A filter by days, both included, either of which may be open: `lastContactOn=2026-01-01..`. */
export const period = () => ({ kind: 'period' }) as const;

type Filters = Readonly<Record<string, FilterDefinition>>;

type FilterValue<Filter> = Filter extends { kind: 'choice'; choices: readonly (infer Value)[] }
  ? Value[]
  : Filter extends { kind: 'facet' }
    ? string[]
    : string;

type SortKey<Column extends string> = Column | `-${Column}`;

/** What a list reads in its address. */
export type ListQueryOf<Given extends Filters, Column extends string, Mode extends string> = {
  readonly q: string;
  readonly sort: SortKey<Column>;
  readonly look: Mode | 'cards' | '';
  readonly view: string;
  readonly columns: string[];
  /** `1` shows what was deleted. */
  readonly deleted: '' | '1';
  readonly page: number;
  readonly perPage: number;
} & { readonly [Name in keyof Given]: FilterValue<Given[Name]> };

/** How a list is declared: plain data, but for the shape of a row. */
export interface ListDeclaration<
  Row extends z.ZodType,
  Given extends Filters,
  Column extends string,
  Mode extends string,
> {
  /** A record as the list shows it. */
  readonly row: Row;
  readonly filters: Given;
  /** Columns that the list can be sorted by. */
  readonly sorts: readonly Column[];
  readonly defaultSort: SortKey<Column>;
  /** View modes beside table and cards. */
  readonly modes?: readonly Mode[];
  /** Columns whose sum over everything that the filters let through is told, in whole cents. */
  readonly sums?: readonly string[];
}

const facetValue = z.object({
  value: z.string(),
  label: z.string(),
  count: z.number().int(),
});
export type Facet = z.infer<typeof facetValue>;

/** What a declared list gives its page: one prop, `list`. */
export interface ListProps<Row, Query> {
  readonly items: Row[];
  readonly meta: ListMeta;
  readonly query: Query;
  /** What an address without query asks for. */
  readonly defaults: Query;
  /** What each filter can be set to, with how many records that the other filters let through. */
  readonly facets: Record<string, Facet[]>;
  readonly sums: Record<string, number | null>;
  /** Records that the person may see, whatever the filters. */
  readonly totalCount: number;
  readonly views: SavedView[];
  readonly can: {
    readonly create: boolean;
    readonly update: boolean;
    readonly delete: boolean;
    readonly export: boolean;
  };
}

/** A declared list. */
export interface ListDefinition<Row, Query> {
  readonly filters: Filters;
  readonly sorts: readonly string[];
  readonly sums: readonly string[];
  /** Reads the address; what makes no sense falls back to its default. */
  readonly query: z.ZodType<Query>;
  readonly props: z.ZodType<ListProps<Row, Query>>;
  /** The query of the list as a file: format, and the rows that are named. */
  readonly downloadQuery: z.ZodType<Query & { format: DownloadFormat; ids: string[] }>;
  /** The rows that an action on several is about. */
  readonly bulkRows: ReturnType<typeof bulkRows<z.ZodType<Query>>>;
  /** A complete prop with one row, for examples of pages. */
  readonly example: (row: Row) => ListProps<Row, Query>;
}

/** What a link to a declared list may ask for; what it leaves out takes its default. */
export type ListLink<Definition> = Definition extends { readonly query: z.ZodType<infer Query> }
  ? { readonly [Key in keyof Query]?: Readonly<Query[Key]> }
  : never;

const filterSchema = (filter: FilterDefinition): z.ZodType => {
  if (filter.kind === 'choice') return choicesQuery(filter.choices);
  return filter.kind === 'facet' ? textsQuery : periodQuery;
};

/**
 * Declares a list: query, props and example follow from it; on the server `defineListSource` gives conditions,
 * facets, sums, pages, files and saved views, in the browser `ListPage` search, filters, columns and rows.
 *
 * @example
 * export const contactList = defineList({
 *   row: contactRow,
 *   filters: { role: choice(contactRoles), city: facet(), lastContactOn: period() },
 *   sorts: ['name', 'createdAt'],
 *   defaultSort: 'name',
 * });
 */
export function defineList<
  Row extends z.ZodType,
  const Given extends Filters,
  const Column extends string,
  const Mode extends string = never,
>(
  declaration: ListDeclaration<Row, Given, Column, Mode>,
): ListDefinition<z.output<Row>, ListQueryOf<Given, Column, Mode>> {
  type Query = ListQueryOf<Given, Column, Mode>;
  const { filters, sorts, defaultSort, modes = [], sums = [] } = declaration;
  const shape = {
    q: z.string().trim().max(120).catch(''),
    sort: z.enum(sorts.flatMap((column): string[] => [column, `-${column}`])).catch(defaultSort as string),
    ...Object.fromEntries(Object.entries(filters).map(([name, filter]) => [name, filterSchema(filter)])),
    look: z.enum<string[]>(['', 'cards', ...modes]).catch(''),
    view: viewQuery,
    columns: columnsQuery,
    deleted: z.enum(['', '1']).catch(''),
    ...pageQuery,
  };
  // The keys of the filters are known to the declaration alone, not to the types of zod.
  const query = z.object(shape) as unknown as z.ZodType<Query>;
  const props = z.object({
    items: z.array(declaration.row),
    meta: listMeta,
    query,
    defaults: query,
    facets: z.record(z.string(), z.array(facetValue)),
    sums: z.record(z.string(), z.number().int().nullable()),
    totalCount: z.number().int(),
    views: z.array(savedView),
    can: z.object({
      create: z.boolean(),
      update: z.boolean(),
      delete: z.boolean(),
      export: z.boolean(),
    }),
  });
  return {
    filters,
    sorts,
    sums,
    query,
    props,
    downloadQuery: z.object({
      ...shape,
      ...downloadQuery,
      ids: idsQuery,
    }) as unknown as ListDefinition<z.output<Row>, Query>['downloadQuery'],
    bulkRows: bulkRows(query),
    example: (row) => ({
      items: [row],
      meta: { page: 1, perPage: 25, total: 1, pages: 1 },
      query: query.parse({}),
      defaults: query.parse({}),
      facets: Object.fromEntries(Object.keys(filters).map((name) => [name, []])),
      sums: Object.fromEntries(sums.map((name) => [name, 0])),
      totalCount: 1,
      views: [],
      can: { create: true, update: true, delete: true, export: true },
    }),
  };
}
