import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasCameraData, orientationOf, type Orientation } from '#mocks/server/files/picture-metadata.ts';
import { fittedSize, shrunk, turnedBy, upright, type Pixels } from '#mocks/server/files/pixels.ts';

/** A picture whose points are numbered, all opaque. */
function numbered(width: number, height: number): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1) data.set([at, 0, 0, 255], at * 4);
  return { data, width, height };
}
const reds = ({ data }: Pixels): number[] => [...data].filter((_, at) => at % 4 === 0);

test('a picture is turned clockwise by quarters', () => {
  const picture = numbered(3, 2);
  expect(reds(upright(picture, turnedBy(1)))).toEqual([3, 0, 4, 1, 5, 2]);
  expect(upright(picture, turnedBy(1))).toMatchObject({ width: 2, height: 3 });
  expect(reds(upright(picture, turnedBy(2)))).toEqual([5, 4, 3, 2, 1, 0]);
  expect(reds(upright(picture, turnedBy(3)))).toEqual([2, 5, 1, 4, 0, 3]);
});

test('four quarters, or twice the same mirror, change nothing', () => {
  const size = fc.integer({ min: 1, max: 6 });
  fc.assert(
    fc.property(size, size, (width, height) => {
      const picture = numbered(width, height);
      const quarter = (from: Pixels) => upright(from, 6);
      expect(quarter(quarter(quarter(quarter(picture))))).toEqual(picture);
      for (const mirror of [2, 4, 5, 7] as const) {
        expect(upright(upright(picture, mirror), mirror)).toEqual(picture);
      }
    }),
  );
});

test('a smaller picture keeps its shape, and its points are means', () => {
  expect(fittedSize({ width: 4000, height: 3000 }, 2560)).toEqual({ width: 2560, height: 1920 });
  expect(fittedSize({ width: 100, height: 50 }, 2560)).toEqual({ width: 100, height: 50 });
  const picture = numbered(4, 2);
  expect(shrunk(picture, 4)).toBe(picture);
  // Means of 0, 1, 4, 5 and of 2, 3, 6, 7.
  expect(reds(shrunk(picture, 2))).toEqual([2, 4]);
});

test('points that are not seen do not colour their neighbours', () => {
  const data = Uint8ClampedArray.from([200, 0, 0, 255, 0, 0, 0, 0]);
  expect([...shrunk({ data, width: 2, height: 1 }, 1).data]).toEqual([200, 0, 0, 128]);
});

/** A JPEG's beginning with an EXIF directory of one entry. */
function exif(orientation: number, isLittle: boolean): Uint8Array {
  const bytes = new Uint8Array(48);
  bytes.set([0xff, 0xd8, 0xff, 0xe1, 0, 40]);
  bytes.set(new TextEncoder().encode('Exif\0\0'), 6);
  const view = new DataView(bytes.buffer, 12);
  view.setUint16(0, isLittle ? 0x4949 : 0x4d4d);
  view.setUint16(2, 42, isLittle);
  view.setUint32(4, 8, isLittle);
  view.setUint16(8, 1, isLittle);
  view.setUint16(10, 0x0112, isLittle);
  view.setUint16(12, 3, isLittle);
  view.setUint32(14, 1, isLittle);
  view.setUint16(18, orientation, isLittle);
  return bytes;
}

test.each([1, 3, 6, 8] satisfies Orientation[])('how the camera was held is read (%i)', (orientation) => {
  expect(orientationOf(exif(orientation, true), 'image/jpeg')).toBe(orientation);
  expect(orientationOf(exif(orientation, false), 'image/jpeg')).toBe(orientation);
});

test('nonsense is upright, and any bytes are read to an end', () => {
  expect(orientationOf(exif(9, true), 'image/jpeg')).toBe(1);
  expect(hasCameraData(exif(1, true), 'image/jpeg')).toBe(true);
  expect(hasCameraData(new Uint8Array([0xff, 0xd8]), 'image/jpeg')).toBe(false);
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (noise) => {
      const bytes = Uint8Array.from([...exif(1, true).subarray(0, 12), ...noise]);
      expect(orientationOf(bytes, 'image/jpeg')).toBeGreaterThan(0);
    }),
  );
});
