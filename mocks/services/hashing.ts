import { argon2id } from 'hash-wasm';
import { sameSecret } from './tokens.ts';

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

/** What argon2id makes a hash of (RFC 9106, 3.1). */
export interface Argon2Input extends HashingCost {
  readonly password: string;
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly parallelism: number;
  readonly hashBytes: number;
}

/** Makes the bytes of a hash. */
export type Argon2 = (input: Argon2Input) => Promise<Uint8Array>;

/** Hashing of passwords: argon2id with one lane. */
export interface Hasher {
  /** The encoded form, salt and parameters included. */
  hash(password: string): Promise<string>;
  /** False for a wrong password and for a text that is no hash of ours. */
  verify(password: string, encoded: string): Promise<boolean>;
  /** Costs what `verify` costs and answers false: for an unknown person, so that time tells nothing. */
  verifyDummy(password: string): Promise<false>;
  /** True when the hash was made with other parameters than today's. */
  needsRehash(encoded: string): boolean;
}

/** Argon2id wherever WebAssembly runs; the thread that asks does nothing else meanwhile. */
export const wasmArgon2: Argon2 = ({ memoryKiB, hashBytes: hashLength, ...input }) =>
  argon2id({ ...input, memorySize: memoryKiB, hashLength, outputType: 'binary' });

/**
 * The hasher of the application.
 *
 * @param cost only tests, which sign in hundreds of times, give it another
 * @param argon2 how hashes are made; whatever makes them, they are the same
 */
export function argon2Hasher(
  { memoryKiB, iterations }: HashingCost = applicationCost,
  argon2: Argon2 = wasmArgon2,
): Hasher {
  const parameters = `$argon2id$v=19$m=${memoryKiB},t=${iterations},p=${parallelism}$`;
  let dummy: Promise<string> | null = null;

  const hash = async (password: string): Promise<string> => {
    const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
    const bytes = await argon2({
      password,
      salt,
      memoryKiB,
      iterations,
      parallelism,
      hashBytes,
    });
    return `${parameters}${encode(salt)}$${encode(bytes)}`;
  };

  const verify = async (password: string, encoded: string): Promise<boolean> => {
    if (password === '') return false;
    try {
      const input = readEncoded(encoded);
      return input !== null && sameSecret(encode(await argon2({ ...input, password })), input.hash);
    } catch {
      // Of a form or of parameters that no argon2 takes.
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

const encodedForm = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z\d+/]+)\$([A-Za-z\d+/]+)$/;

/** The parts of an encoded hash; null for what is none. */
function readEncoded(encoded: string): (Omit<Argon2Input, 'password'> & { readonly hash: string }) | null {
  const [, memoryKiB, iterations, lanes, salt, hash] = encodedForm.exec(encoded) ?? [];
  if (salt === undefined || hash === undefined) return null;
  return {
    memoryKiB: Number(memoryKiB),
    iterations: Number(iterations),
    parallelism: Number(lanes),
    salt: decode(salt),
    hashBytes: Math.floor((hash.length * 3) / 4),
    hash,
  };
}

/** Base64 without its padding (PHC string format). */
const encode = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes)).replace(/=+$/, '');

const decode = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
