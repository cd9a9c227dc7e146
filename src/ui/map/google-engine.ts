import type { Coordinates } from '#domain/geography/distance.ts';
import type { ImportMapsLibrary } from '#runtime/maps/load-maps.ts';
import './cluster-map.css';
import { normalized } from './coordinates.ts';
import { boundsOf, metropolitanFrance, zooms, type MapEngine, type Stop } from './map-engine.ts';

interface GoogleLatLng {
  lat(): number;
  lng(): number;
}

/** The parts of the maps library that are used (Maps JavaScript API, versions 3.5x and later). */
interface GoogleMap {
  getBounds(): { getSouthWest(): GoogleLatLng; getNorthEast(): GoogleLatLng } | undefined;
  getZoom(): number | undefined;
  setZoom(zoom: number): void;
  setCenter(at: Coordinates): void;
  panTo(at: Coordinates): void;
  fitBounds(bounds: { west: number; south: number; east: number; north: number }, padding: number): void;
  addListener(
    name: string,
    listener: (event?: { readonly latLng?: GoogleLatLng | null }) => void,
  ): { remove(): void };
}

interface GoogleOverlay {
  onAdd: () => void;
  draw: () => void;
  onRemove: () => void;
  setMap(map: GoogleMap | null): void;
  getPanes(): { readonly overlayMouseTarget: Element } | null;
  getProjection():
    | {
        fromLatLngToDivPixel(at: object): { x: number; y: number } | null;
        fromLatLngToContainerPixel(at: object): { x: number; y: number } | null;
      }
    | undefined;
}

interface MapsLibrary {
  readonly Map: new (host: HTMLElement, options: object) => GoogleMap;
  readonly OverlayView: (new () => GoogleOverlay) & {
    preventMapHitsAndGesturesFrom(element: Element): void;
  };
}

interface CoreLibrary {
  readonly LatLng: new (at: Coordinates) => object;
}

interface GoogleWindow {
  gm_authFailure?: (() => void) | undefined;
}

export interface GoogleEngineOptions {
  readonly importLibrary: ImportMapsLibrary;
  /** The service refuses its key: the map is to be drawn by somebody else. */
  readonly onRefused: () => void;
  /** Aborted before the libraries are there, no map is made. */
  readonly signal: AbortSignal;
}

/** Room for pins at the edges, in px. */
const padding = 48;
/** How close a single record is looked at: its streets are seen. */
const singleZoom = 13;

/** The map of the service that has a key; rejects when its libraries cannot be had. */
export async function createGoogleEngine(
  container: HTMLElement,
  { importLibrary, onRefused, signal }: GoogleEngineOptions,
): Promise<MapEngine> {
  // The service does not describe its libraries in a way that could be checked here.
  const [{ Map: GoogleMapView, OverlayView }, { LatLng }] = (await Promise.all([
    importLibrary('maps'),
    importLibrary('core'),
  ])) as unknown as [MapsLibrary, CoreLibrary];
  signal.throwIfAborted();

  const googleWindow = globalThis as GoogleWindow;
  const before = googleWindow.gm_authFailure;
  googleWindow.gm_authFailure = onRefused;

  const map = new GoogleMapView(container, {
    center: { lat: 46.6, lng: 2.4 },
    zoom: 6,
    minZoom: zooms.min,
    maxZoom: zooms.max,
    disableDefaultUI: true,
    scaleControl: true,
    // The wheel scrolls the page unless Ctrl is held, and a finger too: two fingers move the map.
    gestureHandling: 'cooperative',
    styles: groundStyles,
  });

  const places = new Map<HTMLElement, Coordinates>();
  const overlay = new OverlayView();
  overlay.onAdd = () => {
    for (const element of places.keys()) overlay.getPanes()?.overlayMouseTarget.append(element);
  };
  const put = (element: HTMLElement, at: Coordinates): void => {
    const pixel = overlay.getProjection()?.fromLatLngToDivPixel(new LatLng(at));
    element.hidden = !pixel;
    if (pixel) element.style.translate = `${pixel.x}px ${pixel.y}px`;
  };
  overlay.draw = () => {
    for (const [element, at] of places) put(element, at);
  };
  overlay.onRemove = () => {
    for (const element of places.keys()) element.remove();
  };
  overlay.setMap(map);

  return {
    view() {
      const bounds = map.getBounds();
      const [southWest, northEast] = [bounds?.getSouthWest(), bounds?.getNorthEast()];
      return {
        west: southWest?.lng() ?? metropolitanFrance.west,
        south: southWest?.lat() ?? metropolitanFrance.south,
        east: northEast?.lng() ?? metropolitanFrance.east,
        north: northEast?.lat() ?? metropolitanFrance.north,
        zoom: map.getZoom() ?? 6,
      };
    },
    onMove(moved): Stop {
      const listeners = [
        map.addListener('idle', () => moved(true)),
        map.addListener('bounds_changed', () => moved(false)),
      ];
      return () => {
        for (const listener of listeners) listener.remove();
      };
    },
    onPress(pressed): Stop {
      const listener = map.addListener('click', (event) => {
        const at = event?.latLng;
        if (at) pressed(normalized({ lat: at.lat(), lng: at.lng() }));
      });
      return () => listener.remove();
    },
    project: (at) => overlay.getProjection()?.fromLatLngToContainerPixel(new LatLng(at)) ?? { x: 0, y: 0 },
    place(element, at) {
      element.classList.add('map-place', 'absolute', 'top-0', 'left-0');
      places.set(element, at);
      OverlayView.preventMapHitsAndGesturesFrom(element);
      overlay.getPanes()?.overlayMouseTarget.append(element);
      put(element, at);
      return {
        raise: (isRaised) => {
          element.style.zIndex = isRaised ? '1' : '';
        },
        remove() {
          places.delete(element);
          element.remove();
        },
      };
    },
    fit(shown) {
      const [only] = shown;
      if (only && shown.length === 1) {
        map.setCenter(only);
        map.setZoom(singleZoom);
      } else map.fitBounds(boundsOf(shown) ?? metropolitanFrance, padding);
    },
    goTo(at, zoom) {
      map.setZoom(zoom);
      map.panTo(at);
    },
    zoomBy: (step) => map.setZoom((map.getZoom() ?? 6) + step),
    remove() {
      if (googleWindow.gm_authFailure === onRefused) googleWindow.gm_authFailure = before;
      overlay.setMap(null);
      container.replaceChildren();
    },
  };
}

/** The grounds of the service in the colours of the house: land, water, roads, green; no shops. */
const groundStyles = [
  { elementType: 'geometry', stylers: [{ color: '#f1ede3' }] },
  { elementType: 'labels.text.fill', stylers: [{ color: '#454f58' }] },
  { elementType: 'labels.text.stroke', stylers: [{ color: '#faf8f3' }] },
  { featureType: 'water', elementType: 'geometry', stylers: [{ color: '#bcd4de' }] },
  { featureType: 'road', elementType: 'geometry', stylers: [{ color: '#ffffff' }] },
  { featureType: 'landscape.natural', elementType: 'geometry', stylers: [{ color: '#dde3cf' }] },
  { featureType: 'poi.park', elementType: 'geometry', stylers: [{ color: '#dde3cf' }] },
  { featureType: 'poi.business', stylers: [{ visibility: 'off' }] },
  { featureType: 'transit', elementType: 'labels.icon', stylers: [{ visibility: 'off' }] },
] as const;
