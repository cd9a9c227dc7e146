import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import papaparse from 'papaparse';
import readExcel from 'read-excel-file/universal';
import { expect, test } from 'vitest';
import { csvOfSheet } from '#mocks/server/downloads/csv.ts';
import type { Sheet } from '#mocks/server/downloads/sheet.ts';
import { fileName, writeSheet } from '#mocks/server/downloads/write.ts';

const columns: Sheet['columns'] = [
  { label: 'Nom', kind: 'text' },
  { label: 'Prix', kind: 'money' },
  { label: 'Le', kind: 'date' },
  { label: 'Surface', kind: 'number' },
];
const sheet = (...lines: Sheet['lines']): Sheet => ({ name: 'Lots', columns, lines });
const readBack = (csv: string): string[][] =>
  papaparse.parse<string[]>(csv.replace('\uFEFF', ''), { delimiter: ';', skipEmptyLines: true }).data;

test('CSV has a byte order mark, semicolons, decimal commas and ISO days as they are in Paris', async () => {
  const csv = await csvOfSheet(
    sheet(['Lot 1', 123_456, '2026-11-20T23:30:00.000Z', '63.40'], [null, -5, null, 2]),
  );
  expect(csv).toBe('\uFEFFNom;Prix;Le;Surface\r\nLot 1;1234,56;2026-11-21;63,40\r\n;-0,05;;2\r\n');
});

test('no text runs as a formula in a spreadsheet, numbers stay numbers', async () => {
  for (const hostile of ['=1+1', '+cmd|x', '-2+3', '@SUM(A1)', '\tx', '\rx', '\0=1', '-1+1|cmd']) {
    const [, [cell = ''] = []] = readBack(await csvOfSheet(sheet([hostile, null, null, null])));
    expect(cell, JSON.stringify(hostile)).toBe(`'${hostile}`);
  }
  for (const number of ['-12,5', '+33639980000', '-3']) {
    expect(await csvOfSheet(sheet([number, null, null, null]))).toContain(`\r\n${number};`);
  }
});

test('whatever text stands in a cell is read back as that text, defused at most', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1 }), async (text) => {
      const [, [cell = ''] = []] = readBack(await csvOfSheet(sheet([text, 1, '2026-01-01', 1])));
      expect([text, `'${text}`]).toContain(cell);
      expect(cell).not.toMatch(/^[=@\t\r\0]/);
    }),
  );
});

test('a long CSV is whole, and leaves others their turn', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1));
  const csv = await csvOfSheet(
    sheet(...Array.from({ length: 1200 }, (_, index) => [`L${index}`, null, null, null])),
  );
  clearInterval(timer);
  expect(readBack(csv).map(([name]) => name)).toEqual([
    'Nom',
    ...Array.from({ length: 1200 }, (_, index) => `L${index}`),
  ]);
  expect(turns).toBeGreaterThan(0);
});

test('XLSX has real amounts, numbers and days, and texts that are no formulas', async () => {
  const { bytes, name } = await writeSheet(
    sheet(
      ['=HYPERLINK("http://x")\0', 123_456, '2026-03-29', '63.40'],
      ['b', null, '2026-11-20T23:30:00.000Z', 0],
    ),
    'xlsx',
    '2026-11-20',
  );
  expect(name).toBe('lots-2026-11-20.xlsx');
  const [first] = await readExcel(bytes.buffer);
  const [head, ...lines] = first?.data ?? [];
  expect(first?.sheet).toBe('Lots');
  expect(head).toEqual(['Nom', 'Prix', 'Le', 'Surface']);
  expect(lines[0]).toEqual(['=HYPERLINK("http://x")', 1234.56, new Date('2026-03-29T00:00:00Z'), 63.4]);
  expect(lines[1]).toEqual(['b', null, new Date('2026-11-21T00:00:00Z'), 0]);
});

test('XLSX shows a count without a decimal sign', async () => {
  const { bytes } = await writeSheet(
    sheet(['a', null, null, 12], ['b', null, null, '63.40']),
    'xlsx',
    '2026-11-20',
  );
  const styles = strFromU8(unzipSync(bytes)['xl/styles.xml'] ?? new Uint8Array());
  expect(styles).not.toContain('#,##0.##');
  const formats = [...styles.matchAll(/formatCode="([^"]+)"/g)].map(([, code]) => code);
  expect(formats).toEqual(['#,##0', '#,##0.00']);
});

test('the name of a file is one that every system takes', () => {
  expect(fileName('Œuvres & « clés » / 2026', '2026-11-20', 'csv')).toBe('oeuvres-cles-2026-2026-11-20.csv');
  expect(fileName('../../…', '2026-11-20', 'xlsx')).toBe('export-2026-11-20.xlsx');
});
