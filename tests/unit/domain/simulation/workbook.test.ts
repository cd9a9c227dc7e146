import FormulaParser, { type FormulaPlace, type FormulaSource } from 'fast-formula-parser';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { priceModelOf, simulate } from '#domain/simulation/simulate.ts';
import { studyInput } from '#domain/simulation/study/study-input.ts';
import type { Study } from '#domain/simulation/study/study.ts';
import { bookRows, bookTabs, studyWorkbook } from '#domain/simulation/study/workbook.ts';
import { goldenStudy } from '#mocks/db/seed/simulations/golden-study.ts';
import { studyLine } from '#mocks/db/seed/simulations/lines.ts';
import { fileOfWorkbook, wordsIn } from '#pages/Client/Operation/Simulation/blocks/save-workbook.ts';
import golden from '../../../fixtures/golden.json' with { type: 'json' };

const libourne = { departmentCode: '33', inseeCode: '33243' };

/** What of a cell stands in the file: a number, or the formula that is to be worked out. */
type Stored = { readonly value: number } | { readonly formula: string };

const columnOf = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + (letter.codePointAt(0) ?? 0) - 64, 0);

const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Numbers and formulas of one sheet of a file, by `row,column`. */
function storedCells(xml: string): ReadonlyMap<string, Stored> {
  const cells = new Map<string, Stored>();
  for (const [, letters = '', row = '', content = ''] of xml.matchAll(
    /<c r="([A-Z]+)(\d+)"(?![^>]*t="(?:s|inlineStr)")[^>]*>(.*?)<\/c>/gs,
  )) {
    const formula = /<f>(.*?)<\/f>/s.exec(content)?.[1];
    const value = /<v>(.*?)<\/v>/s.exec(content)?.[1];
    const key = `${row},${columnOf(letters)}`;
    if (formula !== undefined) cells.set(key, { formula: unescaped(formula) });
    else if (value !== undefined) cells.set(key, { value: Number(value) });
  }
  return cells;
}

/** A yearly rate of dated flows as `XIRR` finds it: days over 365, by tangents from 10 %. */
function xirr(flows: readonly number[], days: readonly number[]): number {
  const years = days.map((on) => (on - (days[0] ?? 0)) / 365);
  const sumOf = (of: (flow: number, year: number) => number): number =>
    flows.reduce((sum, flow, index) => sum + of(flow, years[index] ?? 0), 0);
  let rate = 0.1;
  for (let turn = 0; turn < 100; turn += 1) {
    const value = sumOf((flow, year) => flow / (1 + rate) ** year);
    const slope = sumOf((flow, year) => (-year * flow) / (1 + rate) ** (year + 1));
    rate -= value / slope;
  }
  return rate;
}

/** The numbers of one argument of a function: a value or a range. */
const numbersOf = (given: { readonly value: unknown } | undefined): number[] =>
  [given?.value].flat(2).map(Number);

/** Works a file out anew, as a spreadsheet program does when it opens it. */
async function recalculated(file: Blob) {
  const entries = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const names = bookTabs.map((tab) => wordsIn('fr').tab(tab));
  const sheets = new Map(
    names.map((name, index) => {
      const xml = entries[`xl/worksheets/sheet${index + 1}.xml`];
      if (xml === undefined) throw new Error(`No sheet ${name}`);
      return [name, storedCells(strFromU8(xml))] as const;
    }),
  );
  const known = new Map<string, unknown>();
  // A parser that is asked for a cell in the middle of a formula cannot read another one meanwhile.
  const parsers: FormulaParser[] = [];
  let depth = 0;
  const worked = (formula: string, place: FormulaPlace): unknown => {
    const parser = (parsers[depth] ??= new FormulaParser(source));
    depth += 1;
    try {
      return parser.parse(formula.replace(/^=/, ''), place);
    } finally {
      depth -= 1;
    }
  };
  const valueAt = (place: FormulaPlace): unknown => {
    const stored = sheets.get(place.sheet)?.get(`${place.row},${place.col}`);
    if (stored === undefined) return null;
    if ('value' in stored) return stored.value;
    const key = `${place.sheet}!${place.row},${place.col}`;
    if (!known.has(key)) known.set(key, worked(stored.formula, place));
    return known.get(key);
  };
  const source: FormulaSource = {
    onCell: valueAt,
    onRange: ({ sheet, from, to }) =>
      Array.from({ length: to.row - from.row + 1 }, (_, row) =>
        Array.from({ length: to.col - from.col + 1 }, (_cell, col) =>
          valueAt({ sheet, row: from.row + row, col: from.col + col }),
        ),
      ),
    // The engine has none of these three.
    functions: {
      MAX: (...given) => Math.max(...given.flatMap(numbersOf)),
      MIN: (...given) => Math.min(...given.flatMap(numbersOf)),
      XIRR: (flows, days) => xirr(numbersOf(flows), numbersOf(days)),
    },
  };
  const cellOf = (tab: (typeof bookTabs)[number], row: number, col: number): number =>
    Number(valueAt({ sheet: wordsIn('fr').tab(tab), row, col }));
  return {
    cellOf,
    result: (name: (typeof bookRows)['results'][number]): number =>
      cellOf('results', bookRows.results.indexOf(name) + 2, 2),
    formulas: [...sheets.values()].flatMap((cells) =>
      [...cells.values()].filter((stored) => 'formula' in stored),
    ).length,
  };
}

async function bookOf(study: Study) {
  const input = studyInput(study, libourne);
  const results = simulate(input);
  const sheets = studyWorkbook({ study, results, model: priceModelOf(input), words: wordsIn('fr') });
  return { results, book: await recalculated(await fileOfWorkbook(sheets)) };
}

const inCents = (euros: number): number => Math.round(euros * 100);

const studies: readonly (readonly [string, Study])[] = [
  ['the golden study', goldenStudy],
  ['one without VAT, where that of suppliers is a cost', { ...goldenStudy, vatRegime: 'exempt' }],
  ['one taxed on the whole price', { ...goldenStudy, vatRegime: 'total' }],
  [
    'uncertain sales and expenses by area, by lot and in parts',
    {
      ...goldenStudy,
      lots: goldenStudy.lots.map((lot, index) => ({ ...lot, probabilityBps: 10_000 - index * 733 })),
      saleLines: goldenStudy.saleLines.map((line) => ({ ...line, value: 375 })),
      reserveLines: [
        ...goldenStudy.reserveLines.map((line) => ({ ...line, recovery: 'no' as const })),
        ...(['per_m2', 'per_lot', 'pct_purchase'] as const).map((basis) =>
          studyLine('holding', basis, 333, 2000, { basis, schedule: 'month', month: '2026-10' }),
        ),
      ],
      otherRevenues: [
        {
          kind: 'rent' as const,
          label: 'Loyers',
          priceTtcCents: 1_234_567,
          vatRateBps: 2000,
          month: '2026-12',
          probabilityBps: 5_000,
        },
      ],
    },
  ],
];

describe.each(studies)('a workbook of %s', (_name, study) => {
  test('gives the cents of the engine when it is worked out anew', async () => {
    const { results, book } = await bookOf(study);
    expect({
      revenueTtc: inCents(book.result('revenueTtc')),
      vat: inCents(book.result('vat')),
      revenueHt: inCents(book.result('revenueHt')),
      cost: inCents(book.result('cost')),
      margin: inCents(book.result('margin')),
      peakEquity: inCents(book.result('peakEquity')),
      lowestCash: inCents(book.result('lowestCash')),
    }).toEqual({
      revenueTtc: results.revenueTtcCents,
      vat: results.vatCents,
      revenueHt: results.revenueHtCents,
      cost: results.costCents,
      margin: results.marginCents,
      peakEquity: results.peakEquityCents,
      lowestCash: Math.min(...results.months.map(({ cashCents }) => cashCents)),
    });
    for (const [index, expense] of results.expenses.entries()) {
      expect(inCents(book.cellOf('expenses', index + 2, 5))).toBe(expense.htCents);
      expect(inCents(book.cellOf('expenses', index + 2, 9))).toBe(expense.costCents);
    }
    for (const [index, lot] of results.lots.entries()) {
      expect(inCents(book.cellOf('revenues', index + 2, 12))).toBe(lot.priceHtCents);
    }
    for (const [index, month] of results.months.entries()) {
      expect(inCents(book.cellOf('cash', index + 2, 15))).toBe(month.cashCents);
    }
    expect(book.result('marginOnRevenue')).toBeCloseTo(Number(results.marginOnRevenue), 7);
    expect(book.result('irrProject')).toBeCloseTo(Number(results.irrProject), 7);
    expect(book.result('checkReceipts')).toBe(0);
    expect(book.result('checkEquity')).toBe(0);
  });
});

test('the file holds formulas, and the golden margin comes out of them', async () => {
  const { book } = await bookOf(goldenStudy);
  expect(book.formulas).toBeGreaterThan(150);
  expect(inCents(book.result('cost'))).toBe(golden.costCents);
  expect(inCents(book.result('margin'))).toBe(golden.marginCents);
  expect(book.result('irrEquity')).toBeCloseTo(golden.irrEquity, 6);
});
