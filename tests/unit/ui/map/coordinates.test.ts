import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSamePoint, movedByKey, normalized, pointOf, stepDegrees } from '#ui/map/coordinates.ts';

const anywhere = fc.record({
  lat: fc.double({ min: -400, max: 400, noNaN: true }),
  lng: fc.double({ min: -400, max: 400, noNaN: true }),
});
const arrow = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight');

describe('coordinates of a pin', () => {
  test('whatever is placed lies on the globe, has at most six decimals, and is never minus zero', () => {
    fc.assert(
      fc.property(anywhere, (point) => {
        const { lat, lng } = normalized(point);
        expect(Math.abs(lat)).toBeLessThanOrEqual(90);
        expect(Math.abs(lng)).toBeLessThanOrEqual(180);
        for (const degrees of [lat, lng]) {
          expect(Number(degrees.toFixed(6))).toBe(degrees);
          expect(Object.is(degrees, -0)).toBe(false);
        }
      }),
    );
  });

  test('an arrow and its opposite bring the pin back to where it stood', () => {
    const opposite: Readonly<Record<string, string>> = {
      ArrowUp: 'ArrowDown',
      ArrowDown: 'ArrowUp',
      ArrowLeft: 'ArrowRight',
      ArrowRight: 'ArrowLeft',
    };
    const inFrance = fc.record({
      lat: fc.double({ min: 41, max: 52, noNaN: true }),
      lng: fc.double({ min: -5, max: 10, noNaN: true }),
    });
    fc.assert(
      fc.property(inFrance, arrow, fc.boolean(), (point, key, isLong) => {
        const start = normalized(point);
        const there = movedByKey(start, key, isLong);
        expect(there).not.toEqual(start);
        expect(there && movedByKey(there, opposite[key] ?? '', isLong)).toEqual(start);
      }),
    );
  });

  test('a press moves by one step, with Shift by ten', () => {
    const point = { lat: 44.9, lng: -0.2 };
    expect(movedByKey(point, 'ArrowUp', false)).toEqual({ lat: 44.9 + stepDegrees, lng: -0.2 });
    expect(movedByKey(point, 'ArrowLeft', true)).toEqual({ lat: 44.9, lng: -0.205 });
    expect(movedByKey(point, 'Tab', false)).toBeNull();
  });

  test('two fields make a point only when both are readable and on the globe', () => {
    expect(pointOf(44.9, -0.2)).toEqual({ lat: 44.9, lng: -0.2 });
    for (const [lat, lng] of [
      [null, 1],
      [1, null],
      [Number.NaN, 1],
      [91, 1],
      [1, -181],
    ] as const)
      expect(pointOf(lat, lng)).toBeNull();
  });

  test('the same place is no move, and neither is staying without a pin', () => {
    expect(isSamePoint(null, null)).toBe(true);
    expect(isSamePoint({ lat: 1, lng: 2 }, { lat: 1, lng: 2 })).toBe(true);
    expect(isSamePoint({ lat: 1, lng: 2 }, null)).toBe(false);
    expect(isSamePoint({ lat: 1, lng: 2 }, { lat: 1, lng: 3 })).toBe(false);
  });
});
