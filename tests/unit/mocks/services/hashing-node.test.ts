import { expect, test } from 'vitest';
import { argon2Hasher, wasmArgon2, type Argon2Input } from '#mocks/services/hashing.ts';
import { hashesAtOnce, nodeHasher, someAtOnce } from '#mocks/services/hashing-node.ts';

test('what a server has hashed opens in a browser, and the other way round', async () => {
  const [server, browser] = [nodeHasher(), argon2Hasher()];
  const encoded = await server.hash('Saint-Émilion 2015');
  expect(encoded).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await browser.verify('Saint-Émilion 2015', encoded)).toBe(true);
  expect(await browser.verify('Saint-Émilion 2016', encoded)).toBe(false);
  const other = await browser.hash('Graves 2019');
  expect(await server.verify('Graves 2019', other)).toBe(true);
  expect(await server.verify('Graves 2018', other)).toBe(false);
  expect(server.needsRehash(other)).toBe(false);
});

const input: Argon2Input = {
  password: 'secret',
  salt: new Uint8Array(16),
  memoryKiB: 8,
  iterations: 1,
  parallelism: 1,
  hashBytes: 32,
};

test('so many hashes are made at a time, and one that fails gives its place to the next', async () => {
  let [running, most] = [0, 0];
  const argon2 = someAtOnce(async (given) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    if (given.password === 'broken') throw new Error('no');
    return wasmArgon2(given);
  }, 2);
  const passwords = ['a', 'broken', 'b', 'broken', 'c'];
  const made = await Promise.allSettled(passwords.map((password) => argon2({ ...input, password })));
  expect(made.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(most).toBe(2);
  expect(await argon2(input)).toHaveLength(32);
});

test('one processor is left to whoever answers, and two at most are taken', () => {
  expect([1, 2, 3, 16].map(hashesAtOnce)).toEqual([1, 1, 2, 2]);
});
