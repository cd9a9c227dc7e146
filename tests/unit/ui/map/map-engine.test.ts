import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundsOf, zoomAround } from '#ui/map/map-engine.ts';

const box = { width: 800, height: 600 };

test('the edges of places hold all of them, and there are none without a place', () => {
  const place = fc.record({
    lat: fc.double({ min: -80, max: 80, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(place, { minLength: 1 }), (places) => {
      const edges = boundsOf(places);
      for (const { lat, lng } of places) {
        expect(edges?.south).toBeLessThanOrEqual(lat);
        expect(edges?.north).toBeGreaterThanOrEqual(lat);
        expect(edges?.west).toBeLessThanOrEqual(lng);
        expect(edges?.east).toBeGreaterThanOrEqual(lng);
      }
    }),
  );
  expect(boundsOf([])).toBeNull();
});

test('the zoom around edges is the closest whole one at which they fit', () => {
  // The world in its 256 px fits 800 px once over, not twice; half of it twice over.
  expect(zoomAround({ west: -180, east: 180, south: -1, north: 1 }, box)).toBe(1);
  expect(zoomAround({ west: -90, east: 90, south: -1, north: 1 }, box)).toBe(2);
  expect(zoomAround({ west: 1, east: 1, south: 45, north: 45 }, box)).toBe(Infinity);
});
