import { expect, test } from 'vitest';
import type { openListProof, ListProof } from './list-proof.ts';

type Opened = Awaited<ReturnType<typeof openListProof>>;
type AnyProof = ListProof<never>;

/** Values of a filter that are tried: the commonest, a rare one, and two together. */
function triedValues(counts: ReadonlyMap<string, number>): string[] {
  const byCount = [...counts].toSorted((a, b) => b[1] - a[1]).map(([value]) => value);
  const [common, ...others] = byCount;
  const rare = others.at(-1);
  return [common, rare, common && rare && `${common},${rare}`].filter((value) => value !== undefined);
}

/** Everything that follows from the declaration of a list, each as a test: `open` gives it over random rows. */
export function proveList(proof: AnyProof, open: () => Opened): void {
  const filters = Object.keys(proof.filters);
  const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);
  const agrees = async (query: Readonly<Record<string, string>>): Promise<void> => {
    const opened = open();
    const expected = opened.expected(query);
    const listed = await opened.read(query);
    expect(listed.meta.total, JSON.stringify(query)).toBe(expected.length);
    expect(idsOf(listed.items), JSON.stringify(query)).toEqual(idsOf(expected).slice(0, 25));
    for (const [name, sumOf] of Object.entries(proof.sums ?? {})) {
      const cents = expected.map((row) => sumOf(row as never)).filter((value) => value !== null);
      const sum = cents.length === 0 ? null : cents.reduce((total, value) => total + value, 0);
      expect(listed.sums[name], `${name} of ${JSON.stringify(query)}`).toBe(sum);
    }
    for (const filter of filters) {
      const counts = opened.counts(filter, query);
      const countsShown = new Map(listed.facets[filter]?.map(({ value, count }) => [value, count]));
      for (const [value, count] of counts) {
        expect(countsShown.get(value), `${filter}=${value} beside ${JSON.stringify(query)}`).toBe(count);
      }
      for (const [value, count] of countsShown) {
        expect(counts.get(value) ?? 0, `${filter}=${value} beside ${JSON.stringify(query)}`).toBe(count);
      }
    }
  };

  test('without a filter: every row of the company that is not deleted, and none of another', async () => {
    const opened = open();
    await agrees({});
    expect((await opened.read({})).totalCount).toBe(opened.live.length);
  });

  test.each(filters)('filter %s alone: rows, counts and sums', async (filter) => {
    const values = triedValues(open().counts(filter, {}));
    expect(values, 'the random rows must have values').not.toEqual([]);
    for (const value of values) await agrees({ [filter]: value });
  });

  test('filters in pairs', async () => {
    const tried = filters.flatMap((filter) => {
      const [value] = triedValues(open().counts(filter, {}));
      return value === undefined ? [] : [{ filter, value }];
    });
    for (const [index, one] of tried.entries()) {
      for (const other of tried.slice(index + 1))
        await agrees({ [one.filter]: one.value, [other.filter]: other.value });
    }
  });

  test.each(Object.keys(proof.periods))('period %s: both days included, either side open', async (period) => {
    const dayOf = proof.periods[period] as ((row: unknown) => string | null) | undefined;
    const days = open()
      .live.flatMap((row) => dayOf?.(row) ?? [])
      .toSorted();
    const [from, to] = [days.at(Math.floor(days.length / 3)), days.at(Math.floor((days.length * 2) / 3))];
    expect(from, 'the random rows must have days').toBeDefined();
    for (const value of [`${from}..${to}`, `${from}..`, `..${to}`]) await agrees({ [period]: value });
  });

  test('search: all words, whatever their accents and capitals', async () => {
    const texts = open().live.flatMap((row) => proof.words(row as never).flatMap((text) => text ?? []));
    for (const text of [texts[3] ?? '', texts.at(-3) ?? '']) {
      await agrees({ q: text.split(/\s+/)[0]?.toUpperCase() ?? '' });
    }
    await agrees({ q: 'zzzz introuvable' });
  });

  test.each(Object.keys(proof.sorts))(
    'order by %s, both ways: ties and rows without a value included, pages without gap or double',
    async (column) => {
      for (const sort of [column, `-${column}`]) {
        const ids = await open().readAll({ sort });
        expect(ids, sort).toEqual(idsOf(open().expected({ sort })));
        expect(new Set(ids).size).toBe(ids.length);
      }
    },
  );

  test.runIf(proof.fileColumn)('the file has the rows of the list, in its order', async () => {
    const { title = '', value = () => '' } = proof.fileColumn ?? {};
    const [filter = ''] = filters;
    const [chosen = ''] = triedValues(open().counts(filter, {}));
    for (const query of [{}, { [filter]: chosen }]) {
      const lines = await open().file(query);
      const expected = open()
        .expected(query)
        .map((row) => value(row as never));
      expect(lines.map((line) => line[title])).toEqual(expected);
    }
  });
}
