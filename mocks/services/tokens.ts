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

/** Letters and figures that nobody takes for one another. */
const readableAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Random groups of four signs that can be read aloud, about 20 bits each: `k7pm-3xwa-9dtq`. */
export function readableGroups(count: number): string {
  return Array.from({ length: count }, () => Array.from({ length: 4 }, readableSign).join('')).join('-');
}

/** A password that can be read aloud: four groups, about 79 bits. */
export function readablePassword(): string {
  return readableGroups(4);
}

function readableSign(): string {
  // Bytes above the last whole multiple would favour the first signs.
  const limit = 256 - (256 % readableAlphabet.length);
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < limit) return readableAlphabet.charAt(byte % readableAlphabet.length);
  }
}
