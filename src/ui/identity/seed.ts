/**
 * A stable 32-bit number for a text: the same seed always draws the same thing. FNV-1a, then the final mix of
 * Murmur 3, because the low bits of FNV alone follow the parity of the letters.
 */
export function hashSeed(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The item of a non-empty list that a seed designates; `salt` draws independently for another purpose. */
export function pickBySeed<Item>(seed: string, items: readonly [Item, ...Item[]], salt = ''): Item {
  return items[hashSeed(`${seed}${salt}`) % items.length] ?? items[0];
}

/** One or two initials, from the first and last words of a name. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s'’-]+/u).filter((word) => /^\p{L}/u.test(word));
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return `${first.charAt(0)}${last.charAt(0)}`.toLocaleUpperCase('fr');
}
