/** Kinds of ways as people shorten them. */
const shortWays: Readonly<Record<string, string>> = {
  av: 'avenue',
  ave: 'avenue',
  bd: 'boulevard',
  bld: 'boulevard',
  bvd: 'boulevard',
  ch: 'chemin',
  che: 'chemin',
  chem: 'chemin',
  crs: 'cours',
  imp: 'impasse',
  pl: 'place',
  r: 'rue',
  rte: 'route',
  sq: 'square',
  all: 'allee',
  allees: 'allee',
  st: 'saint',
  ste: 'sainte',
};

/**
 * An address in the one form that its ways of writing share (« 12, av. de la Gare » and « 12 Avenue de la gare »),
 * to find what was entered already; null for one without a number or a name.
 */
export function addressKey(line: string, inseeCode: string): string | null {
  const words = line
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/giu, 'oe')
    .toLowerCase()
    .replace(/(\d)\s*(bis|ter|quater)\b/g, '$1$2')
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '')
    .map((word) => shortWays[word] ?? word);
  return words.length === 0 ? null : `${words.join(' ')}|${inseeCode}`;
}
