import * as crypto from 'node:crypto';
import { availableParallelism } from 'node:os';
import { argon2Hasher, wasmArgon2, type Argon2, type Hasher } from './hashing.ts';

/**
 * Hashes made at the same time, of so many processors: one is left to the thread that answers, and two at most are
 * taken, since the threads that make them read files and compress answers as well.
 */
export const hashesAtOnce = (processors: number): number => Math.max(1, Math.min(2, processors - 1));

/**
 * The hasher of a server: hashes are made in other threads, some at a time, so that whoever tries passwords without
 * end keeps nobody else waiting. Versions of Node without argon2 (before 24.7) make them in their only thread.
 */
export const nodeHasher = (): Hasher =>
  // Older versions have no such function, whatever the types say.
  argon2Hasher(
    undefined,
    typeof crypto.argon2 === 'function'
      ? someAtOnce(threadArgon2, hashesAtOnce(availableParallelism()))
      : wasmArgon2,
  );

const threadArgon2: Argon2 = ({ password, salt, memoryKiB, iterations, parallelism, hashBytes }) =>
  new Promise((resolve, reject) => {
    crypto.argon2(
      'argon2id',
      {
        message: password,
        nonce: salt,
        parallelism,
        tagLength: hashBytes,
        memory: memoryKiB,
        passes: iterations,
      },
      (error, bytes) => (error ? reject(error) : resolve(bytes)),
    );
  });

/** The same, so many at a time; the others wait in the order in which they came. */
export function someAtOnce(argon2: Argon2, most: number): Argon2 {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (input) => {
    if (running === most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await argon2(input);
    } finally {
      const next = waiting.shift();
      // The place passes on as it is.
      if (next) next();
      else running -= 1;
    }
  };
}
