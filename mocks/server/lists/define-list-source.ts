import {
  and,
  asc,
  inArray,
  isNotNull,
  isNull,
  notInArray,
  sql,
  sum,
  type AnyColumn,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import type { ListDefinition, ListProps } from '#contracts/define-list.ts';
import type { DownloadFormat } from '#contracts/list.ts';
import type { Area, PermissionKey } from '#domain/access/permissions.ts';
import { day, type Day } from '#domain/time/day.ts';
import { containsWords, foldedWords } from '#mocks/db/fold.ts';
import {
  anyTable,
  countRows,
  readRows,
  type BusinessTable,
  type StoredRow,
} from '#mocks/db/queries/business-table.ts';
import { canNow, type SignedInContext } from '../context.ts';
import { defineDownload, type AnyDownload, type DownloadSource } from '../downloads/define.ts';
import type { Column } from '../downloads/sheet.ts';
import type { ListPage } from '../views/list-page.ts';
import { parisDay } from '../paris-day.ts';
import { openDefaultView, viewsOf } from '../views/views-of.ts';
import { facetsOf, type CountedFilter } from './facets.ts';
import type { FilterSource } from './filter-source.ts';

/** What a column of a list is sorted by; rows without a value stand last either way. */
type SortSource = SQLWrapper;

interface FileGiven<Row> {
  readonly title: (locale: 'fr' | 'en') => string;
  readonly columns: (locale: 'fr' | 'en') => readonly Column<Row>[];
}

/** Where a declared list finds its rows. */
export interface ListSourceGiven<
  Row,
  Query,
  Table extends BusinessTable,
  Context extends RowContext = RowContext,
> {
  /** Name of the page: saved views are kept under it. */
  readonly page: string;
  /** Rights to it: `{area}.list`, `.create`, `.update`, `.delete`, `.export`. */
  readonly area: Area;
  /** The right to its file, where that is not `{area}.export`. */
  readonly exportRight?: PermissionKey;
  readonly table: Table;
  /** Address of the list without query. */
  readonly href: () => string;
  /** Folded text that the search looks at (`searchText` of the schema). */
  readonly search: SQLWrapper;
  readonly filters: Readonly<Record<string, FilterSource>>;
  readonly sorts: Readonly<Record<string, SortSource>>;
  readonly sums?: Readonly<Record<string, AnyColumn>>;
  /** Records that are no part of it, whatever the filters. */
  readonly where?: SQL;
  /** Those that the person's right reaches, where the border alone does not tell. */
  readonly reach?: (context: Pick<RowContext, 'actor'>) => SQL | undefined;
  /** Stored records as the list shows them, in the same order. */
  readonly rows: (context: Context & ListDay, records: readonly StoredRow<Table>[]) => Promise<Row[]>;
  /** The list as a file, where it is one. */
  readonly download?: FileGiven<Row>;
  /** Only there so that the type of the query is inferred. */
  readonly query?: Query;
}

/** What reading rows needs: a request, or the job that writes a long file. */
export type RowContext = Pick<DownloadSource, 'db' | 'actor' | 'locale'>;

/** Today in Paris, on the clock of the trade: states that time changes are those of this day. */
export type ListDay = Pick<DownloadSource, 'today'>;

/** A list that is no file: its rows may hold what only a request can write, such as addresses of files. */
type PageSourceGiven<Row, Query, Table extends BusinessTable> = ListSourceGiven<
  Row,
  Query,
  Table,
  SignedInContext
> & { readonly download?: undefined };

/** A declared list on the server. */
export interface ListSource<Row, Query, Table extends BusinessTable> {
  readonly listPage: ListPage;
  /** The prop `list` of its page. @throws RedirectFailure to the person's default view */
  answer(context: SignedInContext, query: Query): Promise<ListProps<Row, Query>>;
  /** What the search and the filters let through on a day, but for one of them when asked. */
  conditions(query: Query, today: Day, without?: string): SQL | undefined;
  /** In what order the address asks for them. */
  order(query: Query): SQL[];
  /** The records that an action on several is about, at most `limit`, by identifier. */
  chosen(context: SignedInContext, rows: ChosenRows<Query>, limit: number): Promise<StoredRow<Table>[]>;
}

/** A declared list that is a file too. */
export interface FiledListSource<Row, Query, Table extends BusinessTable> extends ListSource<
  Row,
  Query,
  Table
> {
  readonly download: AnyDownload;
}

/** The rows that an action on several is about. */
export type ChosenRows<Query> =
  | { readonly kind: 'ids'; readonly ids: readonly string[] }
  | { readonly kind: 'all'; readonly query: Query; readonly except: readonly string[] };

interface CommonQuery {
  readonly q: string;
  readonly sort: string;
  readonly deleted: string;
  readonly page: number;
  readonly perPage: number;
}

/**
 * Says where a declared list finds its rows; what its page, its file and its saved views need follows.
 *
 * @example
 * export const contactSource = defineListSource(contactList, {
 *   page: 'Client/Contact/Index', area: 'contact', table: contacts, href: index,
 *   search: contacts.searchText,
 *   filters: { role: byArray(contacts.roles), city: byColumn(contacts.city) },
 *   sorts: { name: contacts.sortName },
 *   rows: contactRows,
 *   download: { title, columns },
 * });
 */
export function defineListSource<Row, Query extends object, Table extends BusinessTable>(
  definition: ListDefinition<Row, Query>,
  given: ListSourceGiven<Row, Query, Table> & { readonly download: FileGiven<Row> },
): FiledListSource<Row, Query, Table>;
export function defineListSource<Row, Query extends object, Table extends BusinessTable>(
  definition: ListDefinition<Row, Query>,
  given: PageSourceGiven<Row, Query, Table>,
): ListSource<Row, Query, Table>;
export function defineListSource<Row, Query extends object, Table extends BusinessTable>(
  definition: ListDefinition<Row, Query>,
  given:
    | (ListSourceGiven<Row, Query, Table> & { readonly download: FileGiven<Row> })
    | PageSourceGiven<Row, Query, Table>,
): ListSource<Row, Query, Table> & { readonly download?: AnyDownload } {
  const filed = given.download === undefined ? null : given;
  const { table, filters, sorts, area } = given;
  const exportRight = given.exportRight ?? (`${area}.export` as PermissionKey);
  const key = (verb: 'list' | 'create' | 'update' | 'delete'): PermissionKey =>
    `${area}.${verb}` as PermissionKey;
  // Every declared list reads these keys, which the type of its query does not spell out.
  const common = (query: Query): CommonQuery => query as unknown as CommonQuery;
  const valuesOf = (query: Query, name: string): string | readonly string[] =>
    (query as Readonly<Record<string, string | readonly string[]>>)[name] ?? '';
  const own = (context: Pick<RowContext, 'actor'>): SQL | undefined =>
    and(given.where, given.reach?.(context));
  const live = (context: Pick<RowContext, 'actor'>, query: Query): SQL | undefined =>
    and(own(context), common(query).deleted === '1' ? isNotNull(table.deletedAt) : isNull(table.deletedAt));

  const conditions = (query: Query, today: Day, without?: string): SQL | undefined =>
    and(
      containsWords(given.search, foldedWords(common(query).q)),
      ...Object.entries(filters).map(([name, filter]) =>
        name === without ? undefined : filter.condition(valuesOf(query, name), today),
      ),
    );
  const orderOf = (query: Query): SQL[] => {
    const { sort } = common(query);
    const by = sorts[sort.replace('-', '')] ?? table.createdAt;
    const direction = sql.raw(sort.startsWith('-') ? 'desc' : 'asc');
    return [sql`${by} ${direction} nulls last`, asc(table.id)];
  };
  const read = (db: SignedInContext['db'], query: Query, where: SQL | undefined, limit: number, offset = 0) =>
    readRows(db, table, { where, orderBy: orderOf(query), limit, offset });

  const listPage: ListPage = {
    name: given.page,
    area: given.page.startsWith('Admin/') ? 'admin' : 'client',
    can: key('list'),
    query: definition.query as unknown as ListPage['query'],
    href: given.href,
  };
  type FileQuery = Query & { readonly format: DownloadFormat; readonly ids: readonly string[] };
  const wanted = (source: DownloadSource, query: FileQuery): SQL | undefined =>
    and(
      live(source, query),
      conditions(query, source.today),
      query.ids.length > 0 ? inArray(table.id, [...query.ids]) : undefined,
    );

  return {
    listPage,
    conditions,
    order: orderOf,
    ...(filed && {
      download: defineDownload({
        list: area,
        can: exportRight,
        query: definition.downloadQuery,
        title: filed.download.title,
        columns: filed.download.columns,
        count: (source, query) => countRows(source.db, table, wanted(source, query)),
        rows: async (source, query, limit) =>
          filed.rows(source, await read(source.db, query, wanted(source, query), limit)),
      }),
    }),
    chosen: (context, rows, limit) =>
      readRows(context.db, table, {
        where:
          rows.kind === 'ids'
            ? and(isNull(table.deletedAt), own(context), inArray(table.id, [...rows.ids]))
            : and(
                live(context, rows.query),
                conditions(rows.query, todayOf(context)),
                rows.except.length > 0 ? notInArray(table.id, [...rows.except]) : undefined,
              ),
        orderBy: [asc(table.id)],
        limit,
      }),
    answer: async (context, query) => {
      const views = await viewsOf(context, listPage);
      openDefaultView(context, views);
      const today = todayOf(context);
      const where = and(live(context, query), conditions(query, today));
      const total = await countRows(context.db, table, where);
      const { perPage } = common(query);
      const pages = Math.max(1, Math.ceil(total / perPage));
      const page = Math.min(common(query).page, pages);
      const records = await read(context.db, query, where, perPage, (page - 1) * perPage);
      const counted = Object.entries(filters).map(([name, source]): CountedFilter => {
        const definitionOfFilter = definition.filters[name] ?? { kind: 'facet' as const };
        const chosen = valuesOf(query, name);
        return {
          name,
          definition: definitionOfFilter,
          source,
          // The same condition for all filters that are not set: they are counted together.
          where: chosen.length === 0 ? where : and(live(context, query), conditions(query, today, name)),
          chosen: typeof chosen === 'string' ? [] : chosen,
        };
      });
      return {
        items: await given.rows({ ...context, today }, records),
        meta: { page, perPage, total, pages },
        query: { ...query, page },
        defaults: definition.query.parse({}),
        facets: await facetsOf(context, table, counted, today),
        sums: await sumsOf(context, given, where),
        totalCount: await countRows(context.db, table, and(own(context), isNull(table.deletedAt))),
        views,
        can: {
          create: canNow(context, key('create')),
          update: canNow(context, key('update')),
          delete: canNow(context, key('delete')),
          export: canNow(context, exportRight),
        },
      };
    },
  };
}

const todayOf = ({ deps }: SignedInContext): Day => day(parisDay(deps.clock.businessNow()));

async function sumsOf<Row, Query, Table extends BusinessTable>(
  { db }: SignedInContext,
  { table, sums = {} }: Pick<ListSourceGiven<Row, Query, Table>, 'table' | 'sums'>,
  where: SQL | undefined,
): Promise<Record<string, number | null>> {
  if (Object.keys(sums).length === 0) return {};
  const columns = Object.entries(sums).map(([name, column]) => [name, sum(column).mapWith(Number)] as const);
  const [row] = await db.select(Object.fromEntries(columns)).from(anyTable(table)).where(where);
  return row ?? {};
}
