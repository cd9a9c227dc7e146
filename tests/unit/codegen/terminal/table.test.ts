import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPaint } from '#codegen/terminal/colors.ts';
import { formatTable } from '#codegen/terminal/table.ts';
import { displayWidth } from '#codegen/terminal/width.ts';

const columns = [{ title: 'NAME' }, { title: 'NOTE' }];

describe('a table', () => {
  test('aligns its columns and ends no line with spaces', () => {
    const rows = [
      ['a', 'first'],
      ['bcdef', ''],
    ];
    expect(formatTable({ columns, rows })).toBe('NAME   NOTE\na      first\nbcdef\n');
  });

  test('aligns by what a terminal shows, not by the length of texts', () => {
    const rows = [
      ['日本', '1'],
      ['e\u0301e', '2'],
      ['👩‍👩‍👧', '3'],
    ];
    expect(formatTable({ columns, rows })).toBe('NAME  NOTE\n日本  1\ne\u0301e    2\n👩‍👩‍👧    3\n');
  });

  test('leaves out a column that is empty in every row', () => {
    expect(formatTable({ columns, rows: [['a', '']] })).toBe('NAME\na\n');
  });

  test('colours change nothing of the alignment', () => {
    const { red, bold } = createPaint(true);
    const painted = formatTable({
      columns: [{ title: 'NAME', paint: red }, { title: 'NOTE' }],
      rows: [['a', 'b']],
      paintTitle: bold,
    });
    expect(painted).toBe('\u001B[1mNAME\u001B[22m  \u001B[1mNOTE\u001B[22m\n\u001B[31ma\u001B[39m     b\n');
  });

  test('cuts its widest columns to a width, and nothing where there is room', () => {
    const rows = [['short', 'a very long note that goes on']];
    expect(formatTable({ columns, rows, width: 20 })).toBe('NAME   NOTE\nshort  a very long …\n');
    expect(formatTable({ columns, rows, width: 36 })).toBe(formatTable({ columns, rows }));
  });

  test('cuts minor columns first', () => {
    const minorFirst = [{ title: 'NAME', isMinor: true }, { title: 'NOTE' }];
    const rows = [['a name that is long', 'a note']];
    expect(formatTable({ columns: minorFirst, rows, width: 20 })).toBe(
      'NAME          NOTE\na name that…  a note\n',
    );
    expect(
      formatTable({
        columns: minorFirst,
        rows: [['a name that is long', 'a longer note than that']],
        width: 22,
      }),
    ).toBe('NAME      NOTE\na name …  a longer no…\n');
  });

  test('keeps to the width as long as each column keeps eight of its own', () => {
    const cell = fc.string({ unit: 'grapheme-composite', maxLength: 40 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(cell, cell), { minLength: 1 }),
        fc.integer({ min: 18, max: 90 }),
        (rows, width) => {
          const lines = formatTable({ columns, rows, width }).split('\n');
          return lines.every((line) => displayWidth(line) <= width);
        },
      ),
    );
  });
});
