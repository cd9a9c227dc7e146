import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InvalidInputError } from '#domain/domain-error.ts';
import { weightedNote } from '#domain/scores/weighted-note.ts';
import { oracleNote } from '#tests/support/oracle/scores.ts';

const theme = (key: string, note: number | null, weight = 1) => ({ key, note, weight });
const eight = [71, 86, 80, 77, 72, 64, 55, 88].map((note, index) => theme(`theme${index}`, note));

describe('note of a neighbourhood', () => {
  test('the eight themes of the golden address, of equal weight, make 74,1', () => {
    expect(weightedNote(eight).note).toBe(74.1);
  });

  test('a theme without a note leaves the weights rather than lower the mean', () => {
    expect(weightedNote([...eight, theme('safety', null, 5)])).toMatchObject({
      note: 74.1,
      missingKeys: ['safety'],
    });
  });

  test('a weight of 0 leaves a theme out, and with nothing left there is no note', () => {
    expect(weightedNote([theme('a', 10, 0), theme('b', 90, 2)])).toMatchObject({
      note: 90,
      countedKeys: ['b'],
    });
    expect(weightedNote([theme('a', 10, 0)]).note).toBeNull();
    expect(weightedNote([]).note).toBeNull();
  });

  test.each([
    ['air.note', theme('air', 100.5)],
    ['air.note', theme('air', -1)],
    ['air.note', theme('air', Number.NaN)],
    ['air.weight', theme('air', 50, -1)],
    ['air.weight', theme('air', 50, Number.POSITIVE_INFINITY)],
  ])('%s out of bounds is refused by name', (input, wrong) => {
    expect(() => weightedNote([wrong])).toThrow(InvalidInputError);
    expect(() => weightedNote([wrong])).toThrow(input);
  });

  test('is that of a second calculation and lies between the lowest note and the highest', () => {
    const themes = fc.array(
      fc.record({
        tenths: fc.option(fc.integer({ min: 0, max: 1000 })),
        weight: fc.integer({ min: 0, max: 5 }),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(themes, (drawn) => {
        const { note } = weightedNote(
          drawn.map(({ tenths, weight }, index) =>
            theme(`${index}`, tenths === null ? null : tenths / 10, weight),
          ),
        );
        const expected = oracleNote(drawn);
        expect(note).toBe(expected === null ? null : expected / 10);
        if (note === null) return;
        const notes = drawn.flatMap(({ tenths, weight }) =>
          tenths === null || weight === 0 ? [] : [tenths / 10],
        );
        expect(note).toBeGreaterThanOrEqual(Math.min(...notes));
        expect(note).toBeLessThanOrEqual(Math.max(...notes));
      }),
      { numRuns: 2000 },
    );
  });
});
