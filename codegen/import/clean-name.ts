/**
 * A route name in the manifest's characters: accents dropped, others replaced by a dash, empty parts left out.
 * What JavaScript treats apart as a key gets an underscore: `404` becomes `_404`. `''` when nothing is left; a
 * name that a manifest can hold comes back as it is.
 */
export function cleanRouteName(name: string): string {
  const parts = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('/', '.')
    .split(/(\.+|::)/)
    .map((part, index) => (index % 2 === 1 ? (part === '::' ? '::' : '.') : cleanPart(part)));
  const cleaned = joinParts(parts).replace(/^[-.:]+/, '');
  if (cleaned === '__proto__') return 'proto';
  // Objects put keys that are numbers first, and the order of routes counts.
  return /^(?:0|[1-9]\d*)$/.test(cleaned) ? `_${cleaned}` : cleaned;
}

function cleanPart(part: string): string {
  if (/^[A-Za-z0-9_-]*$/.test(part)) return part;
  return part.replace(/[^A-Za-z0-9_-]+/g, '-').replace(/^-+|-+$/g, '');
}

/** Parts and separators in turn; a separator beside an empty part goes with it. */
function joinParts(parts: readonly string[]): string {
  let joined = '';
  for (let index = 0; index < parts.length; index += 2) {
    const part = parts[index] ?? '';
    if (part === '') continue;
    joined += joined === '' ? part : `${parts[index - 1] ?? '.'}${part}`;
  }
  return joined;
}
