import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBlock, readBlock, writeBlock } from '#ui/lines/block.ts';
import { fillFromAbove, fillLines, isUnreadable } from '#ui/lines/fill-lines.ts';
import type { LineColumn } from '#ui/lines/line-column.ts';
import { parseMoney } from '#runtime/locale/parse.ts';

const cell = fc.string({ unit: fc.constantFrom('a', 'é', '1', ' ', '"', '\t', '\n', ',') });

describe('a block copied from a spreadsheet', () => {
  test('is read as it was written, cells with tabs, breaks and quotes among them', () => {
    const block = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(block, (lines) => {
        const last = lines.at(-1) ?? [];
        if (last.every((text) => text.trim() === '')) return;
        expect(readBlock(writeBlock(lines))).toEqual(lines);
      }),
    );
  });

  test('may end its lines as any system does, and with an empty one', () => {
    expect(readBlock('A01\t139 000\r\nA21\t212 000\r\n')).toEqual([
      ['A01', '139 000'],
      ['A21', '212 000'],
    ]);
    expect(readBlock('12" de diamètre\tx')).toEqual([['12" de diamètre', 'x']]);
    expect(readBlock('"jamais fermé\tx')).toEqual([['"jamais fermé', 'x']]);
  });

  test('may be a CSV file, when each of several lines has semicolons and none a tab', () => {
    expect(readBlock('A01;"139 000;00"\r\nA21;212 000\n')).toEqual([
      ['A01', '139 000;00'],
      ['A21', '212 000'],
    ]);
    expect(readBlock('T2 ; étage')).toEqual([['T2 ; étage']]);
    expect(readBlock('A01;1\tx\nA02;2\ty')).toEqual([
      ['A01;1', 'x'],
      ['A02;2', 'y'],
    ]);
  });

  test('is no block when it is the text of one cell', () => {
    expect([isBlock('139 000'), isBlock('139 000\n'), isBlock('a\tb'), isBlock('a\nb')]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});

test('a cell takes what stands above it, the first one nothing', () => {
  const lines = [
    { ref: 'A', price: 1 },
    { ref: 'B', price: null },
  ];
  expect(fillFromAbove(lines, 1, 'price')).toEqual([lines[0], { ref: 'B', price: 1 }]);
  expect(fillFromAbove(lines, 0, 'price')).toBe(lines);
});

describe('lines filled by a block', () => {
  const text = (id: string, label: string): LineColumn => ({
    id,
    label,
    empty: '',
    format: String,
    parse: (typed) => typed,
    unreadable: (typed) => typed,
  });
  const price: LineColumn = {
    id: 'price',
    label: 'Prix',
    empty: null,
    format: String,
    parse: parseMoney,
    unreadable: () => Number.NaN,
  };
  const options = {
    columns: [text('ref', 'Lot'), price],
    blank: () => ({ ref: '', price: null }),
    row: 0,
    column: 0,
    max: 5,
  };
  const two = [
    { ref: 'A', price: 1 },
    { ref: 'B', price: 2 },
  ];

  test('begin at the cell that has the focus, and are added where they end', () => {
    const filled = fillLines(two, [['A21', '212 000,50'], ['G01']], { ...options, row: 1 });
    expect(filled.lines).toEqual([
      { ref: 'A', price: 1 },
      { ref: 'A21', price: 21_200_050 },
      { ref: 'G01', price: null },
    ]);
  });

  test('leave out what lies beyond the last column, and keep the cells before the first', () => {
    const filled = fillLines(two, [['10', 'trop']], { ...options, column: 1 });
    expect(filled.lines[0]).toEqual({ ref: 'A', price: 1000 });
  });

  test('skip the heads of the columns, and keep what cannot be read for its cell to be marked', () => {
    const filled = fillLines(
      [],
      [
        ['lot', 'PRIX'],
        ['A01', 'cher'],
      ],
      options,
    );
    expect(filled.lines).toEqual([{ ref: 'A01', price: 'cher' }]);
    expect(isUnreadable(price, 'cher')).toBe(true);
    expect([isUnreadable(price, 139_000), isUnreadable(price, null), isUnreadable(price, '139 000')]).toEqual(
      [false, false, false],
    );
  });

  test('never exceed the limit, and every line of the block is filled in or counted as cut', () => {
    fc.assert(
      fc.property(fc.nat(8), fc.nat(4), (count, row) => {
        const block = Array.from({ length: count }, (_, n) => [`L${n}`]);
        const { lines, filled, cut } = fillLines(two, block, { ...options, row: Math.min(row, 2) });
        expect(filled + cut).toBe(count);
        expect(lines.length).toBeLessThanOrEqual(options.max);
      }),
    );
  });
});
