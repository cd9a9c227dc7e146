import { expect, test } from 'vitest';
import { drawLocation } from '#ui/print/location-drawing.ts';

const square = (
  code: string,
  west: number,
  south: number,
  size: number,
): GeoJSON.Feature<GeoJSON.Polygon, { code: string }> => ({
  type: 'Feature',
  properties: { code },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [west + size, south],
        [west + size, south + size],
        [west, south + size],
        [west, south],
      ],
    ],
  },
});
const features = [square('33', -1, 44, 1), square('24', 0, 44, 1), square('59', 3, 50, 1)];
const frame = { width: 200, height: 200 };
const drawn = (code: string, point: { lat: number; lng: number } | null = null) =>
  drawLocation({ features }, { code, point, frame });

test('a department stands whole in the middle, its border over those of the neighbours that are seen', () => {
  const drawing = drawn('33');
  expect(drawing?.outlines.map(({ code, isCurrent }) => [code, isCurrent])).toEqual([
    ['24', false],
    ['33', true],
  ]);
  const numbers = (drawing?.outlines.at(-1)?.path.match(/[\d.]+/g) ?? []).map(Number);
  expect(Math.min(...numbers)).toBeGreaterThan(0);
  expect(Math.max(...numbers)).toBeLessThan(200);
});

test('a pin in the middle of the department stands in the middle of the frame, north of it higher', () => {
  expect(drawn('33', { lat: 44.5, lng: -0.5 })?.pin).toEqual({ x: 100, y: 100 });
  expect(drawn('33', { lat: 44.8, lng: -0.5 })?.pin?.y).toBeLessThan(100);
  expect(drawn('33')?.pin).toBeNull();
});

test('the scale is a round length that takes a quarter of the frame at most', () => {
  const { km = 0, width = 0 } = drawn('33')?.scale ?? {};
  expect(km).toBe(20);
  expect(width).toBeLessThanOrEqual(50);
  // A degree of latitude, 111,195 km, takes all but the margins.
  expect(width).toBeCloseTo((20 * 176) / 111.195, 6);
});

test('a department without an outline has no drawing', () => {
  expect(drawn('975')).toBeNull();
});
