import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react';
import type { Coordinates } from '#domain/geography/distance.ts';
import {
  createClusterIndex,
  maxClusterZoom,
  type ClusterIndex,
  type ClusterMarker,
  type MapMarker,
} from './clusters.ts';
import { boundsOf, zoomAround, zooms, type MapEngine } from './map-engine.ts';
import type { InitialView, MapPoint, MapView, PlacedPoint } from './map-types.ts';
import { useKeptFit } from './useKeptFit.ts';
import { useMapEngine } from './useMapEngine.ts';

export interface ClusterMapOptions {
  /** Around the map and what lies over it. */
  readonly frame: RefObject<HTMLElement | null>;
  /** Taken by the map. */
  readonly container: RefObject<HTMLElement | null>;
  readonly points: readonly MapPoint[];
  readonly selectedId: string | null;
  readonly onSelect: (id: string | null) => void;
  readonly mapsKey: string | null;
  readonly initialView: InitialView | null;
  readonly onViewChange: ((view: MapView) => void) | undefined;
}

/** Records that no zoom tells apart, as they were when their cluster was pressed. */
interface OpenCluster {
  readonly marker: ClusterMarker;
  readonly points: readonly PlacedPoint[];
}

export interface ClusterMapState {
  readonly engine: MapEngine | null;
  readonly isFallback: boolean;
  readonly hasFailed: boolean;
  readonly index: ClusterIndex;
  readonly markers: readonly MapMarker[];
  /** The records in view. */
  readonly shown: readonly PlacedPoint[];
  readonly selected: PlacedPoint | null;
  readonly openCluster: OpenCluster | null;
  /** The selection was made on the map: its card has the focus. */
  readonly isCardFocused: boolean;
  press(marker: MapMarker): void;
  select(id: string, isInMap: boolean): void;
  /** Closes the card of a marker, which has the focus again. */
  close(key: string): void;
  fit(): void;
}

/** Room for pins at the edges of the map, in px. */
const pinRoom = 56;

const partOf = (root: HTMLElement | null, key: string): HTMLElement | null =>
  root?.querySelector(`[data-map-marker="${CSS.escape(key)}"]`) ?? null;
const placesOf = (points: readonly PlacedPoint[]) => points.map(({ at }) => at);

const middleOf = ({ north, south, east, west }: Omit<MapView, 'zoom'>): Coordinates => ({
  lat: (north + south) / 2,
  lng: (east + west) / 2,
});

/** Edges that were rounded from a map of the same size are to give its zoom again, not the one before. */
const slack = 1.03;

/** The zoom of a view; of edges alone, the closest at which all between them is in a box. */
function zoomOf(view: InitialView, box: HTMLElement | null): number {
  if (view.zoom !== undefined) return view.zoom;
  const room = { width: slack * (box?.clientWidth ?? 0), height: slack * (box?.clientHeight ?? 0) };
  return Math.min(zooms.max, Math.max(zooms.min, zoomAround(view, room)));
}

/** What a map of many records shows, and what its markers do. */
export function useClusterMap(options: ClusterMapOptions): ClusterMapState {
  const { frame, container, points, selectedId, onSelect, mapsKey, initialView, onViewChange } = options;
  const index = useMemo(() => createClusterIndex(points), [points]);
  const fitOn = (on: MapEngine, isAnimated = false): void => on.fit(placesOf(index.points), isAnimated);
  const begin = (on: MapEngine): void => {
    if (initialView) on.goTo(middleOf(initialView), zoomOf(initialView, container.current));
    else fitOn(on);
  };
  const { map, isFallback, hasFailed } = useMapEngine(container, mapsKey, begin);
  const engine = map?.engine ?? null;
  const keepFit = useKeptFit(frame, container, engine, fitOn, initialView === null);
  const view = map?.view ?? null;
  const markers = useMemo(() => (view ? index.markersIn(view) : []), [index, view]);
  const shown = view ? index.pointsIn(view) : index.points;
  const [openCluster, setOpenCluster] = useState<OpenCluster | null>(null);
  const [isCardFocused, setCardFocused] = useState(false);
  const selected = index.points.find(({ id }) => id === selectedId) ?? null;

  const emitView = useEffectEvent((now: MapView) => onViewChange?.(now));
  useEffect(() => {
    if (view) emitView(view);
  }, [view]);

  // A record chosen in the list is looked for on the map; one chosen on the map is there already.
  const show = useEffectEvent((id: string) => {
    const point = index.points.find((candidate) => candidate.id === id);
    if (!point || !engine || !view) return;
    const isThere = markers.some((marker) => marker.key === id) && shown.includes(point);
    if (isThere) return;
    keepFit(false);
    engine.goTo(point.at, Math.max(view.zoom, index.zoomAlone(id, view.zoom)));
  });
  useEffect(() => {
    if (selectedId !== null && engine) show(selectedId);
  }, [selectedId, engine]);

  // A cluster that falls apart takes the focus with it: one of its parts has it next.
  const parting = useRef<ReadonlySet<string> | null>(null);
  const focusPart = useEffectEvent((now: readonly MapMarker[]) => {
    const ids = parting.current;
    if (!ids) return;
    const part = now.find((marker) =>
      marker.kind === 'point'
        ? ids.has(marker.key)
        : index.pointsOf(marker.clusterId).some(({ id }) => ids.has(id)),
    );
    if (!part) return;
    parting.current = null;
    // By the next frame its element is on the ground.
    requestAnimationFrame(() => partOf(frame.current, part.key)?.focus({ preventScroll: true }));
  });
  useEffect(() => focusPart(markers), [markers]);

  const select = (id: string, isInMap: boolean): void => {
    setOpenCluster(null);
    setCardFocused(isInMap);
    onSelect(id);
  };
  /** Goes as close as all of them stay in view, and at least to a zoom. */
  const lookAt = (on: MapEngine, parts: readonly PlacedPoint[], leastZoom: number): void => {
    const edges = boundsOf(placesOf(parts));
    const box = container.current;
    if (!edges || !box) return;
    const room = { width: box.clientWidth - 2 * pinRoom, height: box.clientHeight - 2 * pinRoom };
    on.goTo(middleOf(edges), Math.min(maxClusterZoom, Math.max(leastZoom, zoomAround(edges, room))));
  };
  const press = (marker: MapMarker): void => {
    if (!engine) return;
    if (marker.kind === 'point') {
      select(marker.key, true);
      return;
    }
    const zoom = index.partingZoom(marker.clusterId);
    if (zoom === null) {
      onSelect(null);
      setCardFocused(true);
      setOpenCluster({ marker, points: index.pointsOf(marker.clusterId) });
      return;
    }
    setOpenCluster(null);
    const parts = index.pointsOf(marker.clusterId);
    parting.current = new Set(parts.map(({ id }) => id));
    lookAt(engine, parts, zoom);
  };

  const close = (key: string): void => {
    setOpenCluster(null);
    onSelect(null);
    (partOf(frame.current, key) ?? container.current)?.focus({ preventScroll: true });
  };
  const fit = (): void => {
    keepFit(true);
    if (engine) fitOn(engine, true);
  };

  return {
    engine,
    isFallback,
    hasFailed,
    index,
    markers,
    shown,
    selected,
    openCluster,
    isCardFocused,
    press,
    select,
    close,
    fit,
  };
}
