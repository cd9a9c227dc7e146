import { argon2id, argon2Verify } from 'hash-wasm';

const parallelism = 1;
const saltBytes = 16;
const hashBytes = 32;

/** What one hash costs whoever makes it, and whoever guesses. */
export interface HashingCost {
  readonly memoryKiB: number;
  readonly iterations: number;
}

/** 19 MiB and 2 passes: the least that OWASP's Password Storage Cheat Sheet advises for argon2id. */
const applicationCost: HashingCost = { memoryKiB: 19_456, iterations: 2 };

/** Hashing of passwords: argon2id with one lane, the same implementation in every host. */
export interface Hasher {
  /** The encoded form, salt and parameters included. */
  hash(password: string): Promise<string>;
  /** False for a wrong password and for a text that is no argon2 hash. */
  verify(password: string, encoded: string): Promise<boolean>;
  /** Costs what `verify` costs and answers false: for an unknown person, so that time tells nothing. */
  verifyDummy(password: string): Promise<false>;
  /** True when the hash was made with other parameters than today's. */
  needsRehash(encoded: string): boolean;
}

/** The hasher of the application; only tests, which sign in hundreds of times, give it another cost. */
export function argon2Hasher({ memoryKiB, iterations } = applicationCost): Hasher {
  const parameters = `$argon2id$v=19$m=${memoryKiB},t=${iterations},p=${parallelism}$`;
  let dummy: Promise<string> | null = null;

  const hash = (password: string): Promise<string> =>
    argon2id({
      password,
      salt: crypto.getRandomValues(new Uint8Array(saltBytes)),
      memorySize: memoryKiB,
      iterations,
      parallelism,
      hashLength: hashBytes,
      outputType: 'encoded',
    });

  const verify = async (password: string, encoded: string): Promise<boolean> => {
    if (!encoded.startsWith('$argon2') || password === '') return false;
    try {
      return await argon2Verify({ password, hash: encoded });
    } catch {
      return false;
    }
  };

  return {
    hash,
    verify,
    verifyDummy: async (password) => {
      dummy ??= hash('nobody has this password');
      await verify(password === '' ? ' ' : password, await dummy);
      return false;
    },
    needsRehash: (encoded) => !encoded.startsWith(parameters),
  };
}
