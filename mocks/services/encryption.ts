const format = 'v1';
const ivBytes = 12;

/** Why an encrypted value does not open. */
export type DecryptionProblem = 'format' | 'tampered';

/** An encrypted value that cannot be opened: not one of ours, changed, of another purpose or another installation. */
export class DecryptionError extends Error {
  override name = 'SealedValueError';
  readonly problem: DecryptionProblem;

  constructor(problem: DecryptionProblem, purpose: string) {
    super(`the encrypted value for ${purpose} cannot be opened: ${problem}`);
    this.problem = problem;
  }
}

/**
 * Seals texts for columns that must not be read from a copy of the database.
 *
 * The purpose binds a value to its place (`users.two-factor-secret:01k8…`): moved elsewhere it does not open.
 */
export interface Encrypter {
  /** `v1.` and base64url. The same text never gives the same value. */
  encrypt(text: string, purpose: string): Promise<string>;
  /** @throws SealedValueError */
  decrypt(encrypted: string, purpose: string): Promise<string>;
}

/**
 * A sealer by AES-256-GCM, its key derived by HKDF-SHA-256 (RFC 5869) from the installation's secret of at
 * least 32 characters, so that it differs from whatever else that secret serves for.
 */
export function aesEncrypter(secret: string): Encrypter {
  if (secret.length < 32) throw new RangeError('an encryption secret has at least 32 characters');
  const key = deriveKey(secret);
  return {
    encrypt: async (text, purpose) => {
      const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
      const encrypted = await crypto.subtle.encrypt(algorithm(iv, purpose), await key, encode(text));
      return `${format}.${toBase64Url(new Uint8Array([...iv, ...new Uint8Array(encrypted)]))}`;
    },
    decrypt: async (encrypted, purpose) => {
      const bytes = fromBase64Url(/^v1\.([A-Za-z0-9_-]+)$/.exec(encrypted)?.[1] ?? '');
      if (bytes === null || bytes.length <= ivBytes) throw new DecryptionError('format', purpose);
      const iv = bytes.slice(0, ivBytes);
      try {
        const text = await crypto.subtle.decrypt(algorithm(iv, purpose), await key, bytes.slice(ivBytes));
        return new TextDecoder().decode(text);
      } catch {
        throw new DecryptionError('tampered', purpose);
      }
    },
  };
}

async function deriveKey(secret: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', encode(secret), 'HKDF', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(32), info: encode('sealed columns v1') },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

function algorithm(iv: Uint8Array<ArrayBuffer>, purpose: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: encode(`${format}:${purpose}`) };
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
