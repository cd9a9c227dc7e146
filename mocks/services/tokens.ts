/** A random secret in base64url, 256 bits unless told otherwise. */
export function randomToken(bytes = 32): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...random))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** SHA-256 of the UTF-8 text, in lower-case hex (64 signs). */
export async function sha256Hex(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Compares two secrets in a time that depends on their length alone. */
export function sameSecret(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let index = 0; index < a.length; index += 1) difference |= a.charCodeAt(index) ^ b.charCodeAt(index);
  return difference === 0;
}

const passwordAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password that can be read aloud: four groups of four signs without look-alikes, about 79 bits. */
export function readablePassword(): string {
  const signs: string[] = [];
  while (signs.length < 16) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    // Bytes above the last whole multiple would favour the first signs.
    if (byte >= 256 - (256 % passwordAlphabet.length)) continue;
    signs.push(passwordAlphabet.charAt(byte % passwordAlphabet.length));
  }
  return [0, 4, 8, 12].map((start) => signs.slice(start, start + 4).join('')).join('-');
}
