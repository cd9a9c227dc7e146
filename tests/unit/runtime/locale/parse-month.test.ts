import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFormat } from '#runtime/locale/format.ts';
import { parseMonth } from '#runtime/locale/parse-month.ts';

const month = fc
  .tuple(fc.integer({ min: 2000, max: 2099 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`);

test.each([
  ['11/2026', '2026-11'],
  ['1/26', '2026-01'],
  [' 11 - 2026 ', '2026-11'],
  ['112026', '2026-11'],
  ['2026-11', '2026-11'],
  ['nov. 2026', '2026-11'],
  ['Nov 26', '2026-11'],
  ['févr. 2027', '2027-02'],
  ['AOUT 2026', '2026-08'],
  ['août2026', '2026-08'],
  ['juil. 2026', '2026-07'],
  ['July 2026', '2026-07'],
  ['12/11/2026', '2026-11'],
  ['2026-11-12', '2026-11'],
])('%j is %s', (text, expected) => {
  expect(parseMonth(text)).toBe(expected);
});

test.each(['', '2026', '13/2026', '0/2026', 'jui 2026', 'ma 2026', 'brumaire 2026', '11/202', 'novembre'])(
  '%j is no month, and none is guessed',
  (text) => {
    expect(parseMonth(text)).toBeNull();
  },
);

test('a month is read back from every way in which it is written', () => {
  const formats = [createFormat('fr'), createFormat('en')];
  fc.assert(
    fc.property(month, (iso) => {
      const [year, number] = iso.split('-');
      expect(parseMonth(`${number}/${year}`)).toBe(iso);
      expect(parseMonth(iso)).toBe(iso);
      for (const format of formats) expect(parseMonth(format.month(iso))).toBe(iso);
    }),
  );
});

test('nothing that is typed makes it fail, and what it gives is a month', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(parseMonth(text) ?? '2026-11').toMatch(/^\d{4}-(0[1-9]|1[0-2])$/);
    }),
  );
});
