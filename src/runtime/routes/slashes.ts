const SLASH = '/'.charCodeAt(0);

/**
 * Whether a value that matches this expression source may hold a slash. Errs on the side of yes: only
 * literals, plain escapes and listed classes without `/` are known not to.
 */
export function mayHoldSlash(source: string): boolean {
  let at = 0;
  while (at < source.length) {
    const character = source[at];
    if (character === '\\') {
      if (!/[dwsbB.\-^$|+*?()[\]{}]/.test(source[at + 1] ?? '')) return true;
      at += 2;
    } else if (character === '[') {
      const end = classEnd(source, at);
      if (end === -1 || classMayHoldSlash(source.slice(at + 1, end))) return true;
      at = end + 1;
    } else if (character === '.' || character === '/') {
      return true;
    } else {
      at += 1;
    }
  }
  return false;
}

function classEnd(source: string, open: number): number {
  for (let at = open + 1; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === ']') return at;
  }
  return -1;
}

function classMayHoldSlash(body: string): boolean {
  if (body.startsWith('^') || body.includes('/')) return true;
  if (/\\[^dws.\-^$|+*?()[\]{}]/.test(body)) return true;
  for (const match of body.matchAll(/([^\\])-(.)/gs)) {
    const [, from = '', to = ''] = match;
    if (from.charCodeAt(0) <= SLASH && to.charCodeAt(0) >= SLASH) return true;
  }
  return false;
}
