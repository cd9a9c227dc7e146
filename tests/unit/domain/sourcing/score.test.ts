import fc from 'fast-check';
import { expect, test } from 'vitest';
import { InvalidInputError } from '#domain/domain-error.ts';
import { marginNote, marketNote, opportunityScore, scoreWeights } from '#domain/sourcing/score.ts';

const known = { market: 80, margin: 60, location: 50, seller: 100, works: 30 };
const unknown = { market: null, margin: null, location: null, seller: null, works: null };

test('the weights are those of the product and make a hundred', () => {
  expect(Object.values(scoreWeights).reduce((sum, weight) => sum + weight, 0)).toBe(100);
  // 80 × 30 + 60 × 30 + 50 × 20 + 100 × 10 + 30 × 10 = 6 500
  expect(opportunityScore(known).note).toBe(65);
});

test('what is not known neither lowers nor raises the score, and nothing known gives none', () => {
  // (60 × 30 + 50 × 20) ÷ 50
  expect(opportunityScore({ ...unknown, margin: 60, location: 50 }).note).toBe(56);
  expect(opportunityScore(unknown)).toMatchObject({ note: null, countedKeys: [] });
});

test('a note outside 0 to 100 is refused', () => {
  expect(() => opportunityScore({ ...known, seller: 101 })).toThrow(InvalidInputError);
});

test('cheaper than the market and a larger margin never lower the note', () => {
  expect([marketNote(1000), marketNote(0), marketNote(-500), marketNote(-2000)]).toEqual([0, 33, 50, 100]);
  expect([marginNote(-500), marginNote(0), marginNote(1000), marginNote(2500)]).toEqual([0, 0, 50, 100]);
  fc.assert(
    fc.property(
      fc.integer({ min: -10_000, max: 10_000 }),
      fc.integer({ min: -10_000, max: 10_000 }),
      (a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        expect(marketNote(less)).toBeGreaterThanOrEqual(marketNote(more));
        expect(marginNote(less)).toBeLessThanOrEqual(marginNote(more));
      },
    ),
  );
});
