import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutPlace } from '#mocks/server/files/picture-place.ts';

const signs = (text: string): number[] => Array.from(text, (sign) => sign.charCodeAt(0));

/** A TIFF structure with the day, and a directory of GPS with one value that stands apart. */
function structure(isLittle: boolean): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(120);
  const view = new DataView(bytes.buffer);
  bytes.set(signs(isLittle ? 'II*\0' : 'MM\0*'));
  view.setUint32(4, 8, isLittle);
  view.setUint16(8, 2, isLittle);
  const entry = (at: number, tag: number, type: number, count: number, value: number): void => {
    view.setUint16(at, tag, isLittle);
    view.setUint16(at + 2, type, isLittle);
    view.setUint32(at + 4, count, isLittle);
    view.setUint32(at + 8, value, isLittle);
  };
  entry(10, 0x0112, 3, 1, 6);
  entry(22, 0x8825, 4, 1, 40);
  view.setUint16(40, 2, isLittle);
  entry(42, 1, 2, 2, 0x4e);
  entry(54, 2, 5, 3, 80);
  for (let at = 80; at < 104; at += 4) view.setUint32(at, 44, isLittle);
  bytes.set(signs('behind it'), 104);
  return bytes;
}

test.each([true, false])('coordinates go, and nothing else moves or changes', (isLittle) => {
  const tiff = structure(isLittle);
  const photo = Uint8Array.from([...signs('....ftypheic....Exif\0\0'), ...tiff, ...signs('the picture')]);
  const kept = withoutPlace(photo);
  const from = photo.length - tiff.length - 11;
  expect(kept.length).toBe(photo.length);
  expect([...kept.subarray(from + 40, from + 104)].every((byte) => byte === 0)).toBe(true);
  expect(kept.subarray(0, from + 40)).toEqual(photo.subarray(0, from + 40));
  expect(kept.subarray(from + 104)).toEqual(photo.subarray(from + 104));
  expect(withoutPlace(kept)).toEqual(kept);
});

test('coordinates in XMP are overwritten, the day is not', () => {
  const xmp =
    '<rdf exif:GPSLatitude="44,50.2N" xmp:CreateDate="2026-11-20"><exif:GPSLongitude>0,34W</exif:GPSLongitude>';
  const kept = new TextDecoder().decode(withoutPlace(Uint8Array.from(signs(xmp))));
  expect(kept).toBe(
    '<rdf exif:GPSLatitude="00,00.0N" xmp:CreateDate="2026-11-20"><exif:GPSLongitude>0,00W</exif:GPSLongitude>',
  );
});

test('whatever the bytes, it ends, and they stay as many', () => {
  const broken = fc
    .tuple(fc.constantFrom('II*\0', 'MM\0*', 'GPSLatitude'), fc.uint8Array({ maxLength: 80 }))
    .map(([beginning, rest]) => Uint8Array.from([...signs(beginning), ...rest]));
  fc.assert(
    fc.property(broken, (bytes) => {
      expect(withoutPlace(bytes).length).toBe(bytes.length);
    }),
  );
});
