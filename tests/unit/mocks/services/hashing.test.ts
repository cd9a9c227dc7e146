import { argon2id } from 'hash-wasm';
import { expect, test } from 'vitest';
import { argon2Hasher } from '#mocks/services/hashing.ts';

const hasher = argon2Hasher();

test('a password opens its own hash and no other', async () => {
  const encoded = await hasher.hash('Saint-Émilion 2015');
  expect(encoded).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hasher.verify('Saint-Émilion 2015', encoded)).toBe(true);
  expect(await hasher.verify('Saint-Émilion 2016', encoded)).toBe(false);
  expect(await hasher.verify('', encoded)).toBe(false);
});

test('the same password never gives the same hash', async () => {
  expect(await hasher.hash('secret')).not.toBe(await hasher.hash('secret'));
});

test('what is no hash opens nothing and throws nothing', async () => {
  for (const text of ['', 'secret', '$2y$10$abcdefghijklmnopqrstuv', '$argon2id$broken']) {
    expect(await hasher.verify('secret', text)).toBe(false);
  }
});

test('a hash made with weaker parameters still opens, and asks to be made again', async () => {
  const weak = await argon2id({
    password: 'secret',
    salt: new Uint8Array(16).fill(7),
    memorySize: 64,
    iterations: 1,
    parallelism: 1,
    hashLength: 32,
    outputType: 'encoded',
  });
  expect(await hasher.verify('secret', weak)).toBe(true);
  expect(hasher.needsRehash(weak)).toBe(true);
  expect(hasher.needsRehash(await hasher.hash('secret'))).toBe(false);
});

test('an unknown person costs the work of a real check', async () => {
  const encoded = await hasher.hash('secret');
  await hasher.verifyDummy('warm up');
  const real = await timed(() => hasher.verify('wrong', encoded));
  const dummy = await timed(() => hasher.verifyDummy('wrong'));
  expect(dummy).toBeGreaterThan(real / 4);
  expect(await hasher.verifyDummy('nobody has this password')).toBe(false);
});

/** Milliseconds of the quickest of three runs. */
async function timed(run: () => Promise<unknown>): Promise<number> {
  const durations: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const start = performance.now();
    await run();
    durations.push(performance.now() - start);
  }
  return Math.min(...durations);
}
