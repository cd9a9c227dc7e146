import type { PictureType } from './inspector.ts';

/** Most millions of points of a picture: a decoder needs some fourteen bytes for each. */
export const maxMegapixels = 25;

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The size that a picture's header tells, found where its decoder looks for it; null where there is none. It is
 * read before decoding, which takes room for every point.
 */
export function pictureSize(bytes: Uint8Array, type: PictureType): Size | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (type === 'image/png') return sizeOfPng(view);
    return type === 'image/jpeg' ? sizeOfJpeg(view) : sizeOfWebp(view);
  } catch (error) {
    // The header ends before it has told.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** True for a picture that may be decoded as far as its size goes. */
export const isDecodable = ({ width, height }: Size): boolean =>
  width > 0 && height > 0 && width * height <= maxMegapixels * 1_000_000;

/** IHDR comes first (PNG, 11.2.1). */
function sizeOfPng(view: DataView): Size | null {
  if (view.getUint32(12) !== 0x49_48_44_52) return null;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** The first frame header counts; signs that are no marker are passed over (ITU T.81, B.1 and B.2.2). */
function sizeOfJpeg(view: DataView): Size | null {
  let at = 2;
  for (;;) {
    while (view.getUint8(at) !== 0xff) at += 1;
    while (view.getUint8(at) === 0xff) at += 1;
    const marker = view.getUint8(at);
    at += 1;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 5), height: view.getUint16(at + 3) };
    const isAlone = marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd9);
    if (!isAlone) at += Math.max(2, view.getUint16(at));
  }
}

/** Lossy, lossless or extended (RFC 9649, 2.5 to 2.7). */
function sizeOfWebp(view: DataView): Size | null {
  const uint24 = (at: number): number => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;
  switch (view.getUint32(12)) {
    case 0x56_50_38_20:
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 0x56_50_38_4c: {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 0x56_50_38_58:
      return { width: uint24(24) + 1, height: uint24(27) + 1 };
    default:
      return null;
  }
}
