const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Time part of every identifier of the seed: 2025-01-01T00:00:00Z, before any record made by hand. */
const timePart = '01jgfjjz00';

/**
 * The identifier of a seeded record, always the same for the same key (`operation:T1:OP-2025-001`), so that
 * links and tests last. A lower-case ULID whose random part is a hash of the key.
 */
export function seedId(key: string): string {
  const words = hash128(key);
  let random = '';
  for (let position = 0; position < 16; position += 1) {
    const word = words[position % 4] ?? 0;
    random += alphabet.charAt((word >>> (Math.floor(position / 4) * 5)) & 31);
  }
  return timePart + random;
}

/** Four 32-bit words mixed from the text (cyrb128); spread, not secrecy, is what is asked of it. */
function hash128(text: string): [number, number, number, number] {
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    a = b ^ Math.imul(a ^ code, 597399067);
    b = c ^ Math.imul(b ^ code, 2869860233);
    c = d ^ Math.imul(c ^ code, 951274213);
    d = a ^ Math.imul(d ^ code, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  return [a ^ b ^ c ^ d, b ^ a, c ^ a, d ^ a].map((word) => word >>> 0) as [number, number, number, number];
}
