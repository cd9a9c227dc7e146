import { distanceM, type Coordinates } from '#domain/geography/distance.ts';
import namesUrl from './communes.places.json?url';

/** A commune to be named on the ground: its INSEE code and name, where it is in degrees, and how many live there. */
export type PlaceName = readonly [
  inseeCode: string,
  name: string,
  lat: number,
  lng: number,
  inhabitants: number,
];

/** What a map shows of the ground, in px from its top left corner. */
export interface NamedGround {
  readonly zoom: number;
  readonly width: number;
  readonly height: number;
  readonly project: (lat: number, lng: number) => { readonly x: number; readonly y: number };
}

let loading: Promise<readonly PlaceName[]> | null = null;

/** Fetches the names once for all maps. @throws when they cannot be had; the next call tries again */
export function loadPlaceNames(): Promise<readonly PlaceName[]> {
  loading ??= fetchNames().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function fetchNames(): Promise<readonly PlaceName[]> {
  const response = await fetch(namesUrl);
  if (!response.ok) throw new Error(`the names of the communes answered ${response.status}`);
  return (await response.json()) as readonly PlaceName[];
}

/** More would be a carpet of words. */
const maxNames = 40;
/** Room of a name, in px: by letter, and its height. */
const letterPx = 6.5;
const linePx = 18;

/** How many inhabitants a commune has at least to be named from so far away. */
const leastInhabitants = (zoom: number): number => {
  if (zoom < 5) return 400_000;
  if (zoom < 6.5) return 100_000;
  return zoom < 8 ? 15_000 : 0;
};

/** The communes to name on a ground: the largest first, none over another. `names` come the largest first. */
export function chooseNames(names: readonly PlaceName[], ground: NamedGround): readonly PlaceName[] {
  const least = leastInhabitants(ground.zoom);
  const taken: { left: number; right: number; y: number }[] = [];
  const chosen: PlaceName[] = [];
  for (const place of names) {
    const [, name, lat, lng, inhabitants] = place;
    if (inhabitants < least || chosen.length === maxNames) break;
    const { x, y } = ground.project(lat, lng);
    if (x < 0 || y < 0 || x > ground.width || y > ground.height) continue;
    const half = (name.length * letterPx) / 2 + 4;
    const box = {
      left: x - half,
      right: x + half,
      y,
    };
    const isCovered = taken.some(
      (other) => box.left < other.right && other.left < box.right && Math.abs(other.y - y) < linePx,
    );
    if (isCovered) continue;
    taken.push(box);
    chosen.push(place);
  }
  return chosen;
}

/** No commune of the mainland but the widest few reaches so far from its middle, in metres. */
const farM = 25_000;
/** Communes of French Guiana are as wide as departments. */
const isVast = (inseeCode: string): boolean => inseeCode.startsWith('973');

/** The commune and how far from its middle the point lies, in metres, where that is too far; null otherwise. */
export function farFromCommune(
  names: readonly PlaceName[],
  point: Coordinates,
  inseeCode: string,
): { readonly name: string; readonly distanceM: number } | null {
  const found = isVast(inseeCode) ? undefined : names.find(([code]) => code === inseeCode);
  if (found === undefined) return null;
  const [, name, lat, lng] = found;
  const away = distanceM(point, { lat, lng });
  return away > farM ? { name, distanceM: away } : null;
}
