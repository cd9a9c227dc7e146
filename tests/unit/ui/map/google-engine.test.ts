import { describe, expect, test, vi } from 'vitest';
import { createGoogleEngine } from '#ui/map/google-engine.ts';

/** The service as far as it is used: ten pixels a degree, the north at the top. */
function playService() {
  const listeners = new Map<string, Set<(event?: object) => void>>();
  const state = { zoom: 6, center: { lat: 46, lng: 2 }, fitted: null as unknown, options: {} as object };
  const pane: unknown[] = [];
  const pixelOf = ({ at }: { at: { lat: number; lng: number } }) => ({ x: at.lng * 10, y: -at.lat * 10 });
  class GoogleMap {
    constructor(_host: unknown, options: object) {
      state.options = options;
    }
    getBounds = () => ({
      getSouthWest: () => ({ lat: () => 43, lng: () => -2 }),
      getNorthEast: () => ({ lat: () => 49, lng: () => 6 }),
    });
    getZoom = () => state.zoom;
    setZoom = (zoom: number) => void (state.zoom = zoom);
    setCenter = (at: typeof state.center) => void (state.center = at);
    panTo = (at: typeof state.center) => void (state.center = at);
    fitBounds = (bounds: unknown) => void (state.fitted = bounds);
    addListener = (name: string, listener: (event?: object) => void) => {
      const known = listeners.get(name) ?? new Set();
      listeners.set(name, known.add(listener));
      return { remove: () => known.delete(listener) };
    };
  }
  class OverlayView {
    static preventMapHitsAndGesturesFrom = vi.fn();
    onAdd = (): void => undefined;
    draw = (): void => undefined;
    onRemove = (): void => undefined;
    setMap = (map: unknown) => (map === null ? this.onRemove() : this.onAdd());
    getPanes = () => ({ overlayMouseTarget: { append: (element: unknown) => pane.push(element) } });
    getProjection = () => ({ fromLatLngToDivPixel: pixelOf, fromLatLngToContainerPixel: pixelOf });
  }
  class LatLng {
    readonly at: { lat: number; lng: number };
    constructor(at: { lat: number; lng: number }) {
      this.at = at;
    }
  }
  const importLibrary = async (name: string) =>
    name === 'core' ? { LatLng } : { Map: GoogleMap, OverlayView };
  const emit = (name: string, event?: object) => listeners.get(name)?.forEach((listener) => listener(event));
  return { state, pane, importLibrary, emit };
}

/** As much of an element as the engine touches. */
const playElement = () =>
  ({
    classList: { add: vi.fn() },
    style: {},
    hidden: false,
    remove: vi.fn(),
    replaceChildren: vi.fn(),
  }) as unknown as HTMLElement;

/** Nobody leaves. */
const shown = new AbortController().signal;

describe('the map of the service that has a key', () => {
  test('puts markers on the ground and tells where a place is drawn', async () => {
    const { pane, importLibrary } = playService();
    const engine = await createGoogleEngine(playElement(), {
      importLibrary,
      onRefused: vi.fn(),
      signal: shown,
    });
    const marker = playElement();
    const placed = engine.place(marker, { lat: 44.8, lng: -0.5 });
    expect(pane).toEqual([marker]);
    expect(marker.style.translate).toBe('-5px -448px');
    expect(engine.project({ lat: 45, lng: 2 })).toEqual({ x: 20, y: -450 });
    placed.remove();
    expect(marker.remove).toHaveBeenCalledOnce();
  });

  test('tells its view and its movements, until nobody listens', async () => {
    const { importLibrary, emit } = playService();
    const engine = await createGoogleEngine(playElement(), {
      importLibrary,
      onRefused: vi.fn(),
      signal: shown,
    });
    expect(engine.view()).toEqual({ west: -2, south: 43, east: 6, north: 49, zoom: 6 });
    const moved = vi.fn();
    const stop = engine.onMove(moved);
    emit('bounds_changed');
    emit('idle');
    expect(moved.mock.calls).toEqual([[false], [true]]);
    stop();
    emit('idle');
    expect(moved).toHaveBeenCalledTimes(2);
  });

  test('tells of a press on the bare ground, with six decimals, until nobody listens', async () => {
    const { importLibrary, emit } = playService();
    const engine = await createGoogleEngine(playElement(), {
      importLibrary,
      onRefused: vi.fn(),
      signal: shown,
    });
    const pressed = vi.fn();
    const stop = engine.onPress(pressed);
    emit('click', { latLng: { lat: () => 44.123_456_7, lng: () => -0.5 } });
    emit('click', { latLng: null });
    expect(pressed.mock.calls).toEqual([[{ lat: 44.123_457, lng: -0.5 }]]);
    stop();
    emit('click', { latLng: { lat: () => 1, lng: () => 1 } });
    expect(pressed).toHaveBeenCalledOnce();
  });

  test('fits all places, one place closely, and France where there is none', async () => {
    const { state, importLibrary } = playService();
    const engine = await createGoogleEngine(playElement(), {
      importLibrary,
      onRefused: vi.fn(),
      signal: shown,
    });
    engine.fit(
      [
        { lat: 44, lng: 1 },
        { lat: 47, lng: -1 },
      ],
      false,
    );
    expect(state.fitted).toEqual({ west: -1, south: 44, east: 1, north: 47 });
    engine.fit([{ lat: 44, lng: 1 }], false);
    expect(state).toMatchObject({ center: { lat: 44, lng: 1 }, zoom: 13 });
    engine.fit([], false);
    expect(state.fitted).toMatchObject({ west: -5.2, north: 51.1 });
    engine.goTo({ lat: 45, lng: 0 }, 16);
    engine.zoomBy(-1);
    expect(state).toMatchObject({ center: { lat: 45, lng: 0 }, zoom: 15 });
  });

  test('says that its key is refused, and gives the name back that it is told by', async () => {
    const { importLibrary } = playService();
    const onRefused = vi.fn();
    const host = globalThis as { gm_authFailure?: () => void };
    const before = host.gm_authFailure;
    const engine = await createGoogleEngine(playElement(), { importLibrary, onRefused, signal: shown });
    host.gm_authFailure?.();
    expect(onRefused).toHaveBeenCalledOnce();
    engine.remove();
    expect(host.gm_authFailure).toBe(before);
  });

  test('is not made for who has left while it was fetched', async () => {
    const { importLibrary } = playService();
    const host = globalThis as { gm_authFailure?: () => void };
    const before = host.gm_authFailure;
    const leaving = new AbortController();
    const making = createGoogleEngine(playElement(), {
      importLibrary,
      onRefused: vi.fn(),
      signal: leaving.signal,
    });
    leaving.abort();
    await expect(making).rejects.toBe(leaving.signal.reason);
    expect(host.gm_authFailure).toBe(before);
  });
});
