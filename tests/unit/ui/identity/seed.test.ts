import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashSeed, initialsOf, pickBySeed } from '#ui/identity/seed.ts';

describe('seeded drawings', () => {
  test('the same seed always designates the same item', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const items: [string, ...string[]] = ['a', 'b', 'c'];
        expect(pickBySeed(seed, items)).toBe(pickBySeed(seed, items));
        expect(Number.isInteger(hashSeed(seed)) && hashSeed(seed) >= 0).toBe(true);
      }),
    );
  });

  test('neighbouring references spread over all the choices', () => {
    const items: [number, ...number[]] = [0, 1, 2, 3];
    const counts = [0, 0, 0, 0];
    for (let n = 1; n <= 400; n += 1) {
      const drawn = pickBySeed(`OP-2026-${String(n).padStart(3, '0')}`, items);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    expect(Math.min(...counts)).toBeGreaterThan(60);
  });

  test('initials come from the first and last words, accents and apostrophes included', () => {
    expect(initialsOf('Hugo Lartigue')).toBe('HL');
    expect(initialsOf('Élodie de la Fontaine')).toBe('ÉF');
    expect(initialsOf('Garance')).toBe('G');
    expect(initialsOf('  ')).toBe('');
  });
});
