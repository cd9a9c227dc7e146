import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceM } from '#domain/geography/distance.ts';
import { nearbyM, nearest, surroundings } from '#domain/operation/nearby.ts';

const here = { lat: 44.9131, lng: -0.2347 };
const neighbour = { id: 'a', lat: 44.9133, lng: -0.2347 };
const far = { id: 'b', lat: 44.92, lng: -0.2347 };

describe('nearest', () => {
  test('finds the place on the same spot, the closest first', () => {
    const closer = { ...neighbour, id: 'c', lat: 44.9132 };
    expect(nearest(here, [far, neighbour, closer])?.id).toBe('c');
  });

  test('finds nothing where everything is far', () => {
    expect(nearest(here, [far])).toBeNull();
  });
});

test('the box around a point leaves out nothing that is close', () => {
  const points = fc.record({
    lat: fc.double({ min: -75, max: 75, noNaN: true }),
    lng: fc.double({ min: -179, max: 179, noNaN: true }),
    share: fc.double({ min: -1, max: 1, noNaN: true }),
    byLng: fc.double({ min: -0.001, max: 0.001, noNaN: true }),
  });
  fc.assert(
    fc.property(points, ({ lat, lng, share, byLng }) => {
      const place = { lat: lat + share * 0.00045, lng: lng + byLng };
      const isClose = distanceM({ lat, lng }, place) < nearbyM;
      const box = surroundings({ lat, lng });
      const isInside =
        place.lat >= box.south && place.lat <= box.north && place.lng >= box.west && place.lng <= box.east;
      expect(!isClose || isInside).toBe(true);
    }),
  );
});
