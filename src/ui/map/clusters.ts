import Supercluster from 'supercluster';
import type { Coordinates } from '#domain/geography/distance.ts';
import type { MapPoint, MapView, PlacedPoint } from './map-types.ts';

/** How far apart, in px, and up to which zoom records are gathered. */
const radius = 60;
/** The world at zoom 0, in px of the maps: what the radius is measured by. */
const extent = 256;
export const maxClusterZoom = 16;

/** From how many records on a cluster may be a dense one. */
export const denseFrom = 10;

/** One record where it stands. */
export interface PointMarker {
  readonly kind: 'point';
  readonly key: string;
  readonly at: Coordinates;
  readonly point: PlacedPoint;
}

/** Several records that would cover each other. */
export interface ClusterMarker {
  readonly kind: 'cluster';
  readonly key: string;
  readonly at: Coordinates;
  readonly clusterId: number;
  readonly count: number;
  /** More than the mean of what is seen, and at least ten. */
  readonly isDense: boolean;
}

export type MapMarker = PointMarker | ClusterMarker;

/** The records of a map, ready to be gathered. */
export interface ClusterIndex {
  readonly points: readonly PlacedPoint[];
  /** What the map draws in a view, from north to south. */
  markersIn(view: MapView): readonly MapMarker[];
  /** The records inside the edges of a view. */
  pointsIn(view: MapView): readonly PlacedPoint[];
  /** The records of a cluster. */
  pointsOf(clusterId: number): readonly PlacedPoint[];
  /** The zoom at which a cluster falls apart; null when its records never part. */
  partingZoom(clusterId: number): number | null;
  /** The least zoom, from one on, at which a record stands alone; the last one for those that never do. */
  zoomAlone(id: string, from: number): number;
}

/**
 * Which counts are dense: those above the mean of all markers in view, single records included, and of at least
 * ten records.
 */
export function denseCounts(counts: readonly number[]): readonly boolean[] {
  const mean = counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length);
  return counts.map((count) => count > mean && count >= denseFrom);
}

const isPlaced = (point: MapPoint): point is PlacedPoint => point.at !== null;

/** Whether a place lies within the edges of a view; a view over the 180th meridian has its west in the east. */
function isInside({ lat, lng }: Coordinates, { west, south, east, north }: MapView): boolean {
  if (lat < south || lat > north) return false;
  return west <= east ? lng >= west && lng <= east : lng >= west || lng <= east;
}

/** Gathers records; those without a place are left out. */
export function createClusterIndex(records: readonly MapPoint[]): ClusterIndex {
  const points = records.filter(isPlaced);
  const tree = new Supercluster<{ readonly index: number }>({ radius, extent, maxZoom: maxClusterZoom });
  tree.load(
    points.map(({ at }, index) => ({
      type: 'Feature',
      properties: { index },
      geometry: { type: 'Point', coordinates: [at.lng, at.lat] },
    })),
  );
  const usable = (zoom: number): number => Math.min(maxClusterZoom, Math.max(0, Math.round(zoom)));
  const pointsAt = (features: readonly { readonly properties: { readonly index: number } }[]) =>
    features.flatMap(({ properties }) => points[properties.index] ?? []);

  const markersIn = (view: MapView): readonly MapMarker[] => {
    const { west, south, east, north, zoom } = view;
    const features = tree.getClusters([west, south, east, north], usable(zoom));
    const counts = features.map(({ properties }) => ('cluster' in properties ? properties.point_count : 1));
    const dense = denseCounts(counts);
    const markers = features.flatMap(({ properties, geometry }, index): readonly MapMarker[] => {
      if (!('cluster' in properties)) {
        const point = points[properties.index];
        return point ? [{ kind: 'point', key: point.id, at: point.at, point }] : [];
      }
      const { cluster_id: clusterId, point_count: count } = properties;
      const [lng = 0, lat = 0] = geometry.coordinates;
      const isDense = dense[index] === true;
      return [{ kind: 'cluster', key: `cluster ${clusterId}`, at: { lat, lng }, clusterId, count, isDense }];
    });
    return markers.toSorted((a, b) => b.at.lat - a.at.lat || a.at.lng - b.at.lng);
  };

  return {
    points,
    markersIn,
    pointsIn: (view) => points.filter(({ at }) => isInside(at, view)),
    pointsOf: (clusterId) => pointsAt(tree.getLeaves(clusterId, Infinity)),
    partingZoom(clusterId) {
      const zoom = tree.getClusterExpansionZoom(clusterId);
      return zoom > maxClusterZoom ? null : zoom;
    },
    zoomAlone(id, from) {
      const point = points.find((candidate) => candidate.id === id);
      const first = usable(from);
      if (!point) return first;
      const { lat, lng } = point.at;
      const around = 1e-6;
      const box = { west: lng - around, south: lat - around, east: lng + around, north: lat + around };
      for (let zoom = first; zoom < maxClusterZoom; zoom += 1) {
        const isAlone = markersIn({ ...box, zoom }).some((marker) => marker.key === id);
        if (isAlone) return zoom;
      }
      return maxClusterZoom;
    },
  };
}
