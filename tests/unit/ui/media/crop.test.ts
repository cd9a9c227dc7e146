import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxZoom, squareOf, wholePicture, withinPicture } from '#ui/media/crop.ts';

const picture = fc.record({
  width: fc.integer({ min: 1, max: 8000 }),
  height: fc.integer({ min: 1, max: 8000 }),
});
const anyFraming = fc.record({
  x: fc.double({ min: -20_000, max: 20_000, noNaN: true }),
  y: fc.double({ min: -20_000, max: 20_000, noNaN: true }),
  zoom: fc.double({ min: -5, max: 50, noNaN: true }),
});

test('whatever is asked for, the square lies within the picture', () => {
  fc.assert(
    fc.property(picture, anyFraming, (size, asked) => {
      const framing = withinPicture(size, asked);
      const { left, top, side } = squareOf(size, framing);
      expect(framing.zoom).toBeGreaterThanOrEqual(1);
      expect(framing.zoom).toBeLessThanOrEqual(maxZoom);
      expect(side).toBeGreaterThan(0);
      expect(left).toBeGreaterThanOrEqual(-1e-6);
      expect(top).toBeGreaterThanOrEqual(-1e-6);
      expect(left + side).toBeLessThanOrEqual(size.width + 1e-6);
      expect(top + side).toBeLessThanOrEqual(size.height + 1e-6);
    }),
  );
});

test('a framing begins with the largest square, in the middle', () => {
  expect(squareOf({ width: 400, height: 300 }, wholePicture({ width: 400, height: 300 }))).toEqual({
    left: 50,
    top: 0,
    side: 300,
  });
});
