import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  companiesOf,
  companiesPerFigureMin,
  isSelectionDisclosed,
  isDisclosed,
  shownCells,
  type Cell,
} from '#domain/audience/small-cells.ts';

const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
const cells = fc.array(fc.record({ companies: fc.subarray([...names]) }), { maxLength: 9 });
const of = (...companies: string[]): Cell => ({ companies });

describe('a figure', () => {
  test.each([
    [0, true],
    [1, false],
    [2, false],
    [3, true],
    [40, true],
  ])('of %i companies is told: %s', (companies, isShown) => {
    expect(isDisclosed(companies)).toBe(isShown);
  });
});

describe('parts of a whole', () => {
  test('of one company beside a large one hide the large one too', () => {
    expect(shownCells([of('a', 'b', 'c'), of('d')])).toEqual([false, false]);
  });

  test('of few companies that make enough together are hidden alone', () => {
    expect(shownCells([of('a', 'b', 'c'), of('d', 'e'), of('f')])).toEqual([true, false, false]);
  });

  test('hide the smallest of those that could be shown', () => {
    expect(shownCells([of('a', 'b', 'c', 'd'), of('e', 'f', 'g'), of('h')])).toEqual([true, false, false]);
  });

  test('of nobody stay', () => {
    expect(shownCells([of(), of('a', 'b', 'c')])).toEqual([true, true]);
  });

  test('never tell a figure of one or two companies, by itself or by what is missing', () => {
    fc.assert(
      fc.property(cells, (parts) => {
        const shown = shownCells(parts);
        for (const [index, part] of parts.entries()) {
          if (shown[index]) expect(isDisclosed(part.companies.length)).toBe(true);
        }
        const hidden = companiesOf(parts.filter((_, index) => !shown[index])).size;
        const isAnythingShown = parts.some((part, index) => shown[index] && part.companies.length > 0);
        if (isAnythingShown) expect(isDisclosed(hidden)).toBe(true);
      }),
    );
  });

  test('hide nothing where every part is large', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ companies: fc.subarray([...names], { minLength: companiesPerFigureMin }) })),
        (parts) => {
          expect(shownCells(parts).every(Boolean)).toBe(true);
        },
      ),
    );
  });
});

describe('a selection', () => {
  test('is told when neither it nor the rest is small', () => {
    fc.assert(
      fc.property(fc.subarray([...names]), fc.subarray([...names]), (selected, everybody) => {
        const rest = everybody.filter((company) => !selected.includes(company)).length;
        expect(isSelectionDisclosed(selected, everybody)).toBe(
          selected.length >= 3 && (rest === 0 || rest >= 3),
        );
      }),
    );
  });
});
