import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chooseNames, farFromCommune, type NamedGround, type PlaceName } from '#ui/map/place-names.ts';

const file = new URL('../../../../src/ui/map/communes.places.json', import.meta.url);
const names = JSON.parse(readFileSync(file, 'utf8')) as readonly PlaceName[];

/** A ground of 390 × 400 px around a place, as Leaflet lays it out (Web Mercator, tiles of 256 px). */
function groundAt(lat: number, lng: number, zoom: number): NamedGround {
  const scale = 256 * 2 ** zoom;
  const xOf = (at: number): number => ((at + 180) / 360) * scale;
  const yOf = (at: number): number =>
    (0.5 - Math.log(Math.tan(Math.PI / 4 + (at * Math.PI) / 360)) / (2 * Math.PI)) * scale;
  return {
    zoom,
    width: 390,
    height: 400,
    project: (otherLat, otherLng) => ({
      x: xOf(otherLng) - xOf(lng) + 195,
      y: yOf(otherLat) - yOf(lat) + 200,
    }),
  };
}

test('every name has its place in France and the most populous come first', () => {
  expect(names.length).toBeGreaterThan(8_000);
  const counts = names.map(([, , , , inhabitants]) => inhabitants);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  for (const [, name, lat, lng] of names) {
    const isInMainland = lat > 41 && lat < 51.2 && lng > -5.3 && lng < 9.7;
    const isOverseas = Math.abs(lat) < 22;
    expect(isInMainland || isOverseas, name).toBe(true);
  }
});

test('the whole country shows its great cities, the surroundings of a town their communes', () => {
  const far = chooseNames(names, groundAt(46.5, 2.5, 5.5)).map(([, name]) => name);
  expect(far).toEqual(expect.arrayContaining(['Paris', 'Lyon', 'Bordeaux']));
  expect(far).not.toContain('Libourne');
  const near = chooseNames(names, groundAt(44.84, -0.58, 9)).map(([, name]) => name);
  expect(near).toEqual(expect.arrayContaining(['Bordeaux', 'Libourne']));
});

test('no name lies over another, whatever is looked at', () => {
  for (const zoom of [5.5, 7, 8.5, 10, 12]) {
    const ground = groundAt(48.85, 2.35, zoom);
    const boxes = chooseNames(names, ground).map(([, name, lat, lng]) => ({
      ...ground.project(lat, lng),
      halfPx: (name.length * 6.5) / 2,
    }));
    expect(boxes.length).toBeGreaterThan(0);
    for (const [at, box] of boxes.entries()) {
      for (const other of boxes.slice(at + 1)) {
        const isApart =
          Math.abs(box.y - other.y) >= 16 || Math.abs(box.x - other.x) >= box.halfPx + other.halfPx;
        expect(isApart).toBe(true);
      }
    }
  }
});

test('a pin far from its commune is questioned, one within it or of a commune unknown here is not', () => {
  const libourne = '33243';
  const bordeaux = {
    lat: 44.8378,
    lng: -0.5792,
  };
  const far = farFromCommune(names, bordeaux, libourne);
  expect(far?.name).toBe('Libourne');
  expect(far?.distanceM).toBeGreaterThan(25_000);
  expect(far?.distanceM).toBeLessThan(30_000);
  expect(farFromCommune(names, { lat: 44.92, lng: -0.23 }, libourne)).toBeNull();
  expect(farFromCommune(names, bordeaux, '33999')).toBeNull();
});
