import type { Coordinates } from '#domain/geography/distance.ts';
import type { DepartmentOutlines } from '../map/outlines.ts';

/** What a still map draws, in the units of its frame. */
export interface LocationDrawing {
  readonly outlines: readonly { readonly code: string; readonly path: string; readonly isCurrent: boolean }[];
  /** Null where nobody said where it is. */
  readonly pin: { readonly x: number; readonly y: number } | null;
  readonly scale: { readonly km: number; readonly width: number };
}

export interface LocationFrame {
  readonly width: number;
  readonly height: number;
}

type Ring = readonly (readonly number[])[];
interface Box {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

const kmPerDegree = 111.195;
/** Free around the department, as a part of the frame. */
const margin = 0.06;
const scalesKm = [1, 2, 5, 10, 20, 50, 100];

const ringsOf = (geometry: GeoJSON.Polygon | GeoJSON.MultiPolygon): readonly Ring[] =>
  geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();

function boxOf(rings: readonly Ring[]): Box {
  const points = rings.flat();
  const lngs = points.map(([lng = 0]) => lng);
  const lats = points.map(([, lat = 0]) => lat);
  return {
    west: Math.min(...lngs),
    east: Math.max(...lngs),
    south: Math.min(...lats),
    north: Math.max(...lats),
  };
}

/**
 * A department among its neighbours, whole and in the middle of the frame, with a pin in it; north is up and both
 * axes have one scale. Null for a department without an outline.
 */
export function drawLocation(
  { features }: Pick<DepartmentOutlines, 'features'>,
  { code, point, frame }: { code: string; point: Coordinates | null; frame: LocationFrame },
): LocationDrawing | null {
  const current = features.find(({ properties }) => properties.code === code);
  if (current === undefined) return null;
  const box = boxOf(ringsOf(current.geometry));
  const middle = { lat: (box.south + box.north) / 2, lng: (box.west + box.east) / 2 };
  // A degree of longitude is that much shorter than one of latitude.
  const narrowing = Math.cos((middle.lat * Math.PI) / 180);
  const perDegree = Math.min(
    (frame.width * (1 - 2 * margin)) / ((box.east - box.west) * narrowing),
    (frame.height * (1 - 2 * margin)) / (box.north - box.south),
  );
  const place = (lng: number, lat: number) => ({
    x: frame.width / 2 + (lng - middle.lng) * narrowing * perDegree,
    y: frame.height / 2 - (lat - middle.lat) * perDegree,
  });
  const isSeen = (rings: readonly Ring[]): boolean => {
    const { west, east, south, north } = boxOf(rings);
    const [from, to] = [place(west, north), place(east, south)];
    return to.x > 0 && from.x < frame.width && to.y > 0 && from.y < frame.height;
  };
  const pathOf = (ring: Ring): string =>
    `M${ring
      .map(([lng = 0, lat = 0]) => place(lng, lat))
      .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
      .join('L')}Z`;
  const unitsPerKm = perDegree / kmPerDegree;
  const km = scalesKm.findLast((length) => length * unitsPerKm <= frame.width / 4) ?? 1;
  return {
    outlines: features
      .map(({ properties, geometry }) => ({ code: properties.code, rings: ringsOf(geometry) }))
      .filter(({ rings }) => isSeen(rings))
      .map(({ code: own, rings }) => ({
        code: own,
        path: rings.map(pathOf).join(''),
        isCurrent: own === code,
      }))
      // Its border is drawn over those of its neighbours.
      .toSorted((a, b) => Number(a.isCurrent) - Number(b.isCurrent)),
    pin: point === null ? null : place(point.lng, point.lat),
    scale: { km, width: km * unitsPerKm },
  };
}
