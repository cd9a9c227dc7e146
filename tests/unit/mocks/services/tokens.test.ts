import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ulids } from '#mocks/services/ids.ts';
import { randomToken, readablePassword, sameSecret, sha256Hex } from '#mocks/services/tokens.ts';

test('a token carries 256 bits in signs that need no escaping', () => {
  const tokens = Array.from({ length: 200 }, () => randomToken());
  expect(tokens.every((token) => /^[A-Za-z0-9_-]{43}$/.test(token))).toBe(true);
  expect(new Set(tokens).size).toBe(200);
});

test('the digest is SHA-256 of the UTF-8 text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
      expect(await sha256Hex(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
    }),
    { numRuns: 50 },
  );
});

test('secrets are the same exactly when their texts are', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => sameSecret(a, b) === (a === b) && sameSecret(a, a)),
  );
});

test('a readable password has four groups of signs that cannot be confused', () => {
  for (let round = 0; round < 100; round += 1) {
    expect(readablePassword()).toMatch(/^[a-hj-km-np-z2-9]{4}(-[a-hj-km-np-z2-9]{4}){3}$/);
  }
});

test('identifiers are lower-case ULIDs that sort in the order they were given, within a millisecond too', () => {
  const next = ulids(() => new Date('2026-11-20T08:00:00Z'));
  const ids = Array.from({ length: 500 }, () => next());
  expect(ids.every((id) => /^[0-9a-hjkmnp-tv-z]{26}$/.test(id))).toBe(true);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(500);
});
