/** Signs texts so that this installation, and no other, recognises them later. */
export interface Signer {
  /** HMAC-SHA256 in lower-case hexadecimal. */
  sign(text: string): Promise<string>;
  verify(text: string, signature: string): Promise<boolean>;
}

/** A signer over a secret of at least 32 characters (RFC 2104 with SHA-256, by WebCrypto). */
export function hmacSigner(secret: string): Signer {
  if (secret.length < 32) throw new RangeError('a signing secret has at least 32 characters');
  const bytes = new TextEncoder();
  const key = crypto.subtle.importKey('raw', bytes.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);
  return {
    sign: async (text) => toHex(await crypto.subtle.sign('HMAC', await key, bytes.encode(text))),
    verify: async (text, signature) => {
      const given = fromHex(signature);
      return given !== null && crypto.subtle.verify('HMAC', await key, given, bytes.encode(text));
    },
  };
}

function toHex(buffer: ArrayBuffer): string {
  return [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function fromHex(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^([0-9a-f]{2})+$/.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
