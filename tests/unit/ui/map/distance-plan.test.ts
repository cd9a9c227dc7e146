import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceM } from '#domain/geography/distance.ts';
import {
  groundPlace,
  layOutPlan,
  pixelsOf,
  placeAt,
  reachOf,
  ringsOf,
  squareAround,
} from '#ui/map/distance-plan.ts';

const centre = { lat: 44.9131, lng: -0.2347 };
const sale = {
  id: 'one',
  label: 'one',
  at: null,
  distanceM: 500,
  weight: 0.5,
  isFaint: false,
};

describe('a plan around a centre', () => {
  test('reaches the next round distance beyond its farthest point', () => {
    expect(reachOf([], 2000)).toBe(2000);
    expect(reachOf([{ distanceM: 2001 }], 2000)).toBe(5000);
    expect(reachOf([{ distanceM: 300_000 }], 2000)).toBe(300_000);
    expect(ringsOf(2000).map(({ metres }) => metres)).toEqual([500, 1000, 2000]);
  });

  test('has north at the top and east at the right', () => {
    const at = { lat: centre.lat + 0.009, lng: centre.lng + 0.0127 };
    const [circle] = layOutPlan([{ ...sale, at }], centre, 2000);
    expect(circle?.x).toBeGreaterThan(40);
    expect(circle?.y).toBeLessThan(-40);
    expect(circle?.isPlaced).toBe(true);
  });

  test('keeps points without a place at their distance', () => {
    const circles = layOutPlan([sale, { ...sale, id: 'two' }], centre, 2000);
    expect(circles.map(({ x, y }) => Math.round(Math.hypot(x, y)))).toEqual([23, 23]);
    expect(circles[0]).not.toMatchObject({ x: circles[1]?.x });
  });

  test('gives back the place that was pressed, at its distance', () => {
    fc.assert(
      fc.property(fc.integer({ min: -90, max: 90 }), fc.integer({ min: -90, max: 90 }), (x, y) => {
        const place = placeAt({ x, y }, centre, 2000);
        const expected = (Math.hypot(x, y) / 92) * 2000;
        expect(Math.abs(distanceM(centre, place) - expected)).toBeLessThan(2 + expected * 0.002);
        const [circle] = layOutPlan([{ ...sale, at: place }], centre, 2000);
        expect(circle?.x).toBeCloseTo(x, 1);
        expect(circle?.y).toBeCloseTo(y, 1);
      }),
    );
  });
});

describe('the same points on the ground', () => {
  test('stand at their place, else at their distance', () => {
    const at = { lat: 44.9, lng: -0.2 };
    expect(groundPlace({ at, distanceM: 500 }, 3, centre)).toBe(at);
    for (const rank of [0, 1, 2, 3]) {
      const away = distanceM(centre, groundPlace({ at: null, distanceM: 500 }, rank, centre));
      expect(Math.abs(away - 500)).toBeLessThan(3);
    }
  });

  test('lie in a square that reaches as far on each side', () => {
    const { west, south, east, north } = squareAround(centre, 1000);
    for (const edge of [
      { lat: north, lng: centre.lng },
      { lat: south, lng: centre.lng },
      { lat: centre.lat, lng: west },
      { lat: centre.lat, lng: east },
    ]) {
      expect(Math.abs(distanceM(centre, edge) - 1000)).toBeLessThan(3);
    }
  });

  test('have rings twice as large a zoom closer', () => {
    // At the equator a picture of 256 px shows the whole world at zoom 0.
    expect(pixelsOf(360 * 111_195, 0, 0)).toBeCloseTo(256);
    expect(pixelsOf(500, 45, 15) / pixelsOf(500, 45, 14)).toBeCloseTo(2);
  });
});
