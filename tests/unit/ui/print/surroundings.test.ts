import { describe, expect, test } from 'vitest';
import { mapAround } from '#ui/print/surroundings.ts';

const centre = { lat: 44.9131, lng: -0.2347 };
const frame = { width: 720, height: 320 };
const middle = { x: 360, y: 160 };

describe('a still map around a place', () => {
  test('has it in the middle, north up and east at the right', () => {
    const { project } = mapAround(centre, [], frame);
    expect(project(centre.lat, centre.lng)).toEqual(middle);
    expect(project(centre.lat + 0.001, centre.lng).y).toBeLessThan(middle.y);
    expect(project(centre.lat, centre.lng + 0.001).x).toBeGreaterThan(middle.x);
  });

  test('holds every neighbour, placed or not, however far', () => {
    for (const distanceM of [50, 800, 12_000]) {
      const degrees = distanceM / 111_195;
      const { spots } = mapAround(
        centre,
        [
          { at: { ...centre, lat: centre.lat + degrees }, distanceM },
          { at: { ...centre, lng: centre.lng - degrees * 1.4 }, distanceM },
          { at: null, distanceM },
          { at: null, distanceM },
        ],
        frame,
      );
      expect(spots).toHaveLength(4);
      for (const { x, y } of spots) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(frame.width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(frame.height);
      }
    }
  });

  test('puts a neighbour without a place at its distance, two of them apart', () => {
    const near = { at: null, distanceM: 300 };
    const { spots, unitsPerM } = mapAround(centre, [near, near], frame);
    for (const { x, y } of spots) {
      expect(Math.hypot(x - middle.x, y - middle.y) / unitsPerM).toBeCloseTo(300, 3);
    }
    expect(spots[0]).not.toEqual(spots[1]);
  });

  test('has three rings at most, all within the frame, as long as they say', () => {
    const { rings, unitsPerM } = mapAround(centre, [{ at: null, distanceM: 3000 }], frame);
    expect(rings.length).toBeGreaterThan(0);
    expect(rings.length).toBeLessThanOrEqual(3);
    for (const { metres, radius } of rings) {
      expect(radius / unitsPerM).toBeCloseTo(metres, 6);
      expect(radius).toBeLessThan(frame.height / 2);
    }
  });
});
