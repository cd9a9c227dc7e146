import { readRows, insertRows, type BusinessTable } from '#mocks/db/queries/business-table.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

/** Draws from a fixed sequence, so that a failure comes again. */
export interface Draw {
  /** A whole number below `end`. */
  below(end: number): number;
  /** One of several; null one time in four where `isNullable`. */
  one<Value>(values: readonly Value[]): Value;
  orNull<Value>(values: readonly Value[]): Value | null;
}

/** Random numbers by mulberry32 (T. Ettinger): good enough to mix rows, and the same at each run. */
export function drawFrom(seed: number): Draw {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end: number): number => Math.floor(next() * end);
  const one = <Value>(values: readonly Value[]): Value => {
    const value = values[below(values.length)];
    if (value === undefined) throw new RangeError('nothing to draw from');
    return value;
  };
  return { below, one, orNull: (values) => (below(4) === 0 ? null : one(values)) };
}

type Stored = Readonly<Record<string, unknown>> & { readonly id: string };

/** What a declared list must do, read from the stored rows by a second hand: it imports nothing of the list's own. */
export interface ListProof<Row extends Stored> {
  readonly path: string;
  readonly table: BusinessTable;
  /** A random row of the company; some are deleted. */
  readonly random: (draw: Draw, index: number, stamp: Stamp) => Readonly<Record<string, unknown>>;
  /** The values that a row has for each filter by values. */
  readonly filters: Readonly<Record<string, (row: Row) => readonly string[]>>;
  /** The day of a row for each filter by period; null for none. */
  readonly periods: Readonly<Record<string, (row: Row) => string | null>>;
  /** Values to filter by, where they are not those of the rows. */
  readonly words: (row: Row) => readonly (string | null)[];
  /** What a row is sorted by: compared by code point; rows without it stand last. */
  readonly sorts: Readonly<Record<string, (row: Row) => string | number | null>>;
  readonly defaultSort: string;
  /** What is summed, in cents. */
  readonly sums?: Readonly<Record<string, (row: Row) => number | null>>;
  /** Where the list is a file too: title of a column of it, and what a row has in it: rows of file and list agree, in the same order. */
  readonly fileColumn?: { readonly title: string; readonly value: (row: Row) => string };
}

/** What every stored row needs. */
export interface Stamp {
  readonly id: string;
  readonly tenantId: string;
  readonly at: Date;
}

interface Listed {
  readonly items: readonly { readonly id: string }[];
  readonly meta: { readonly total: number; readonly pages: number; readonly page: number };
  readonly facets: Readonly<Record<string, readonly { value: string; count: number }[]>>;
  readonly sums: Readonly<Record<string, number | null>>;
  readonly totalCount: number;
}

type Query = Readonly<Record<string, string>>;

/** Writes random rows, of the company and of another one, and gives what is proved about them. */
export async function openListProof<Row extends Stored>(
  proof: ListProof<Row>,
  {
    server,
    visitor,
    tenantId = '',
    otherTenantId = '',
    rows: count = 140,
  }: {
    readonly server: TestServer;
    readonly visitor: Visitor;
    /** The visitor's company, and one of others; none for records of the platform. */
    readonly tenantId?: string;
    readonly otherTenantId?: string;
    readonly rows?: number;
  },
) {
  const { db, newId, clock } = server.deps;
  const draw = drawFrom(20_261_120);
  const made = Array.from({ length: count }, (_, index) => {
    const at = new Date(clock.businessNow().getTime() - draw.below(400) * 86_400_000);
    const stamp = { id: newId(), tenantId: index % 9 === 0 ? otherTenantId : tenantId, at };
    return {
      ...proof.random(draw, index, stamp),
      id: stamp.id,
      tenantId: stamp.tenantId === '' ? null : stamp.tenantId,
      createdAt: at,
      updatedAt: at,
      deletedAt: index % 11 === 0 ? at : null,
    };
  });
  await insertRows(db, proof.table, made as never);
  const all = (await readRows(db, proof.table, { where: undefined })) as unknown as (Row & {
    tenantId?: string | null;
    deletedAt: Date | null;
  })[];
  const live = all.filter((row) => (row.tenantId ?? '') === tenantId && row.deletedAt === null);

  const read = async (query: Query): Promise<Listed> => {
    const { page } = await visitor.get(`${proof.path}?${new URLSearchParams(query).toString()}`);
    return (page.props as unknown as { list: Listed }).list;
  };
  return {
    live,
    /** One page of the list. */
    read,
    /** Identifiers on all pages, in their order. */
    readAll: async (query: Query): Promise<string[]> => {
      const first = await read({ ...query, perPage: '25' });
      const ids = first.items.map(({ id }) => id);
      for (let page = 2; page <= first.meta.pages; page += 1) {
        const next = await read({ ...query, perPage: '25', page: String(page) });
        ids.push(...next.items.map(({ id }) => id));
      }
      return ids;
    },
    /** The rows that a query is to give, in their order, by the second reading. */
    expected: (query: Query): Row[] => sorted(proof, live.filter(passes(proof, query)), query['sort']),
    /** How many rows have each value of a filter, among those that the other filters let through. */
    counts: (filter: string, query: Query): ReadonlyMap<string, number> => {
      const { [filter]: _own, ...others } = query;
      const counted = new Map<string, number>();
      for (const row of live.filter(passes(proof, others))) {
        for (const value of proof.filters[filter]?.(row) ?? [])
          counted.set(value, (counted.get(value) ?? 0) + 1);
      }
      return counted;
    },
    /** The file of a query, as its lines by title of column. */
    file: async (query: Query): Promise<Record<string, string>[]> => {
      const search = new URLSearchParams({ ...query, format: 'csv' }).toString();
      const { text } = await visitor.get(`${proof.path}/telecharger?${search}`);
      const [head = '', ...lines] = text
        .replace(/^\uFEFF/, '')
        .split('\r\n')
        .filter(Boolean);
      const titles = cells(head);
      return lines.map((line) =>
        Object.fromEntries(cells(line).map((cell, index) => [titles[index] ?? '', cell])),
      );
    },
  };
}

const cells = (line: string): string[] =>
  line.split(';').map((cell) => cell.replace(/^"|"$/g, '').replaceAll('""', '"'));

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

function passes<Row extends Stored>(proof: ListProof<Row>, query: Query): (row: Row) => boolean {
  return (row) =>
    Object.entries(query).every(([key, given]) => {
      if (key === 'q')
        return given.split(' ').every((word) => proof.words(row).some((text) => has(text, word)));
      const valuesOf = proof.filters[key];
      if (valuesOf) return given.split(',').some((value) => valuesOf(row).includes(value));
      const dayOf = proof.periods[key];
      if (!dayOf) return true;
      const [from = '', to = ''] = given.split('..');
      const day = dayOf(row);
      return day !== null && (from === '' || day >= from) && (to === '' || day <= to);
    });
}

const has = (text: string | null, word: string): boolean =>
  text !== null && plain(text).includes(plain(word));

function sorted<Row extends Stored>(
  proof: ListProof<Row>,
  rows: readonly Row[],
  sort = proof.defaultSort,
): Row[] {
  const keyOf = proof.sorts[sort.replace('-', '')];
  if (!keyOf) throw new RangeError(`no second reading of the order ${sort}`);
  const sign = sort.startsWith('-') ? -1 : 1;
  const compare = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0);
  return rows.toSorted((a, b) => {
    const [one, other] = [keyOf(a), keyOf(b)];
    if (one === null || other === null) {
      return Number(one === null) - Number(other === null) || compare(a.id, b.id);
    }
    return sign * compare(one, other) || compare(a.id, b.id);
  });
}
