import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aesEncrypter, DecryptionError, type DecryptionProblem } from '#mocks/services/encryption.ts';

const encrypter = aesEncrypter('a secret that is only good for tests');
const purpose = 'users.two-factor-secret:1';

async function problemOf(opening: Promise<string>): Promise<DecryptionProblem | null> {
  try {
    await opening;
    return null;
  } catch (error) {
    if (error instanceof DecryptionError) return error.problem;
    throw error;
  }
}

test('any text comes back as it was, and its sealed form is never the same twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
      const [one, two] = [await encrypter.encrypt(text, purpose), await encrypter.encrypt(text, purpose)];
      expect(one).toMatch(/^v1\.[A-Za-z0-9_-]+$/);
      expect(one).not.toBe(two);
      expect(await encrypter.decrypt(one, purpose)).toBe(text);
    }),
    { numRuns: 30 },
  );
});

test('it opens only where it belongs, and only in the installation that sealed it', async () => {
  const encrypted = await encrypter.encrypt('JBSWY3DPEHPK3PXP', purpose);
  expect(encrypted).not.toContain('JBSWY3DP');
  expect(await problemOf(encrypter.decrypt(encrypted, 'users.two-factor-secret:2'))).toBe('tampered');
  const other = aesEncrypter('another secret that is only for tests');
  expect(await problemOf(other.decrypt(encrypted, purpose))).toBe('tampered');
});

test('any changed sign is found out', async () => {
  const encrypted = await encrypter.encrypt('JBSWY3DPEHPK3PXP', purpose);
  await fc.assert(
    // The last sign carries bits that base64 drops.
    fc.asyncProperty(fc.integer({ min: 3, max: encrypted.length - 2 }), async (place) => {
      const sign = encrypted[place] === 'A' ? 'B' : 'A';
      const changed = encrypted.slice(0, place) + sign + encrypted.slice(place + 1);
      expect(await problemOf(encrypter.decrypt(changed, purpose))).toBe('tampered');
    }),
    { numRuns: 30 },
  );
});

test('what was never sealed is told apart, and the error never tells the value', async () => {
  for (const text of ['', 'v1.', 'v1.AAAA', 'v2.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', 'secret', 'v1.%%%']) {
    expect(await problemOf(encrypter.decrypt(text, purpose)), text).toBe('format');
  }
  await expect(encrypter.decrypt('topsecret', purpose)).rejects.not.toThrow(/topsecret/);
});

test('a short secret is refused', () => {
  expect(() => aesEncrypter('short')).toThrow(RangeError);
});
