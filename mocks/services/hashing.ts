import { argon2id, argon2Verify } from 'hash-wasm';

const memoryKiB = 19_456;
const iterations = 2;
const parallelism = 1;
const saltBytes = 16;
const hashBytes = 32;

const currentParameters = `$argon2id$v=19$m=${memoryKiB},t=${iterations},p=${parallelism}$`;

/** Hashing of passwords: argon2id (19 MiB, 2 passes, 1 lane), the same implementation in every host. */
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

/** The hasher of the application. */
export function argon2Hasher(): Hasher {
  let dummy: Promise<string> | null = null;

  const verify = async (password: string, encoded: string): Promise<boolean> => {
    if (!encoded.startsWith('$argon2') || password === '') return false;
    try {
      return await argon2Verify({ password, hash: encoded });
    } catch {
      return false;
    }
  };

  return {
    hash: hashPassword,
    verify,
    verifyDummy: async (password) => {
      dummy ??= hashPassword('nobody has this password');
      await verify(password === '' ? ' ' : password, await dummy);
      return false;
    },
    needsRehash: (encoded) => !encoded.startsWith(currentParameters),
  };
}

function hashPassword(password: string): Promise<string> {
  return argon2id({
    password,
    salt: crypto.getRandomValues(new Uint8Array(saltBytes)),
    memorySize: memoryKiB,
    iterations,
    parallelism,
    hashLength: hashBytes,
    outputType: 'encoded',
  });
}
