import { expect, test } from 'vitest';
import type { PictureType } from '#mocks/server/files/inspector.ts';
import { isDecodable, pictureSize } from '#mocks/server/files/picture-size.ts';
import { pictures } from '#tests/support/pictures.ts';

test('the size of a picture is read from its header, of every format', () => {
  expect(pictureSize(pictures['image/png'], 'image/png')).toEqual({ width: 1, height: 1 });
  expect(pictureSize(pictures['image/jpeg'], 'image/jpeg')).toEqual({ width: 16, height: 12 });
  expect(pictureSize(pictures['image/webp'], 'image/webp')).toEqual({ width: 16, height: 12 });
});

test('lossless and extended WebP tell theirs elsewhere', () => {
  const lossless = new Uint8Array(30);
  lossless.set(new TextEncoder().encode('RIFF....WEBPVP8L'));
  new DataView(lossless.buffer).setUint32(21, (640 - 1) | ((480 - 1) << 14), true);
  expect(pictureSize(lossless, 'image/webp')).toEqual({ width: 640, height: 480 });
  const extended = new Uint8Array(30);
  extended.set(new TextEncoder().encode('RIFF....WEBPVP8X'));
  extended.set([0xff, 0xff, 0x01, 0x0f, 0x00, 0x00], 24);
  expect(pictureSize(extended, 'image/webp')).toEqual({ width: 131_072, height: 16 });
});

test('a header that ends too soon has no size, wherever it is cut', () => {
  for (const [type, bytes] of Object.entries(pictures)) {
    for (let length = 0; length < 12; length += 1) {
      expect(pictureSize(bytes.slice(0, length), type as PictureType), `${type} ${length}`).toBeNull();
    }
  }
});

test('what has no point, or more than 25 million, is not decoded', () => {
  expect(isDecodable({ width: 5000, height: 5000 })).toBe(true);
  expect(isDecodable({ width: 5001, height: 5000 })).toBe(false);
  expect(isDecodable({ width: 0, height: 10 })).toBe(false);
});
