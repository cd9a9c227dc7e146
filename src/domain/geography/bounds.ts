/** Edges in degrees. */
export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Of a place in an address: about a metre. */
const decimals = 5;

const isWithin = (degrees: number, most: number): boolean => Math.abs(degrees) <= most;

/** Edges written as `west,south,east,north`; null for anything else, and for edges out of order or off the globe. */
export function readBounds(text: string): Bounds | null {
  const parts = text.split(',');
  if (parts.length !== 4 || !parts.every((part) => /^-?\d{1,3}(?:\.\d{1,10})?$/.test(part))) return null;
  const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number);
  const isOnGlobe =
    [west, east].every((lng) => isWithin(lng, 180)) && [south, north].every((lat) => isWithin(lat, 90));
  return isOnGlobe && west < east && south < north ? { west, south, east, north } : null;
}

/** Edges as an address has them, cut to those of the globe; empty where nothing is left between them. */
export function writeBounds({ west, south, east, north }: Bounds): string {
  const cut = (degrees: number, most: number): number =>
    Number(Math.min(most, Math.max(-most, degrees)).toFixed(decimals));
  const text = [cut(west, 180), cut(south, 90), cut(east, 180), cut(north, 90)].join(',');
  return readBounds(text) === null ? '' : text;
}

/** Whether a place lies within edges. */
export const isInBounds = (
  { west, south, east, north }: Bounds,
  { lat, lng }: { readonly lat: number; readonly lng: number },
): boolean => lat >= south && lat <= north && lng >= west && lng <= east;
