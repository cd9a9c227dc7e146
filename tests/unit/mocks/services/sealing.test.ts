import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aesSealer, SealedValueError, type SealProblem } from '#mocks/services/sealing.ts';

const sealer = aesSealer('a secret that is only good for tests');
const purpose = 'users.two-factor-secret:1';

async function problemOf(opening: Promise<string>): Promise<SealProblem | null> {
  try {
    await opening;
    return null;
  } catch (error) {
    if (error instanceof SealedValueError) return error.problem;
    throw error;
  }
}

test('any text comes back as it was, and its sealed form is never the same twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
      const [one, two] = [await sealer.seal(text, purpose), await sealer.seal(text, purpose)];
      expect(one).toMatch(/^v1\.[A-Za-z0-9_-]+$/);
      expect(one).not.toBe(two);
      expect(await sealer.open(one, purpose)).toBe(text);
    }),
    { numRuns: 30 },
  );
});

test('it opens only where it belongs, and only in the installation that sealed it', async () => {
  const sealed = await sealer.seal('JBSWY3DPEHPK3PXP', purpose);
  expect(sealed).not.toContain('JBSWY3DP');
  expect(await problemOf(sealer.open(sealed, 'users.two-factor-secret:2'))).toBe('tampered');
  const other = aesSealer('another secret that is only for tests');
  expect(await problemOf(other.open(sealed, purpose))).toBe('tampered');
});

test('any changed sign is found out', async () => {
  const sealed = await sealer.seal('JBSWY3DPEHPK3PXP', purpose);
  await fc.assert(
    // The last sign carries bits that base64 drops.
    fc.asyncProperty(fc.integer({ min: 3, max: sealed.length - 2 }), async (place) => {
      const sign = sealed[place] === 'A' ? 'B' : 'A';
      const changed = sealed.slice(0, place) + sign + sealed.slice(place + 1);
      expect(await problemOf(sealer.open(changed, purpose))).toBe('tampered');
    }),
    { numRuns: 30 },
  );
});

test('what was never sealed is told apart, and the error never tells the value', async () => {
  for (const text of ['', 'v1.', 'v1.AAAA', 'v2.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', 'secret', 'v1.%%%']) {
    expect(await problemOf(sealer.open(text, purpose)), text).toBe('format');
  }
  await expect(sealer.open('topsecret', purpose)).rejects.not.toThrow(/topsecret/);
});

test('a short secret is refused', () => {
  expect(() => aesSealer('short')).toThrow(RangeError);
});
