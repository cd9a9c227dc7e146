import type { PictureType } from './inspector.ts';

/** How a camera was held, as EXIF says it: 1 is upright, 2 to 8 are mirrored, turned or both (CIPA DC-008, 4.6.4). */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const orientationTag = 0x0112;

/**
 * Whether a picture carries what a camera wrote of itself: how it was held, when, and often where. It is looked for
 * at the places that the formats have for it; what is written elsewhere shows nothing to anybody.
 */
export function hasCameraData(bytes: Uint8Array, type: PictureType): boolean {
  const words: Readonly<Record<PictureType, readonly string[]>> = {
    'image/jpeg': ['Exif\0\0', 'http://ns.adobe.com/xap/', 'Photoshop 3.0\0'],
    'image/png': ['eXIf', 'iTXtXML:com.adobe.xmp', 'tEXt', 'iTXt', 'zTXt'],
    'image/webp': ['EXIF', 'XMP '],
  };
  return words[type].some((word) => indexOfText(bytes, word) !== -1);
}

/** How the camera was held; upright where nothing tells. */
export function orientationOf(bytes: Uint8Array, type: PictureType): Orientation {
  const word = { 'image/jpeg': 'Exif\0\0', 'image/png': 'eXIf', 'image/webp': 'EXIF' }[type];
  const at = indexOfText(bytes, word);
  if (at === -1) return 1;
  // In a WebP file the size of the part stands between its name and its content, and some write the JPEG's name.
  const starts = [at + word.length, at + word.length + 4, at + word.length + 10];
  for (const start of starts) {
    const found = orientationIn(bytes.subarray(start));
    if (found !== null) return found;
  }
  return 1;
}

/** Reads the first directory of a TIFF structure; null when there is none, or none with the tag. */
function orientationIn(bytes: Uint8Array): Orientation | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const order = view.getUint16(0);
    if (order !== 0x4949 && order !== 0x4d4d) return null;
    const isLittle = order === 0x4949;
    if (view.getUint16(2, isLittle) !== 42) return null;
    const directory = view.getUint32(4, isLittle);
    const count = view.getUint16(directory, isLittle);
    for (let index = 0; index < count; index += 1) {
      const entry = directory + 2 + index * 12;
      if (view.getUint16(entry, isLittle) !== orientationTag) continue;
      const value = view.getUint16(entry + 8, isLittle);
      return value >= 1 && value <= 8 ? (value as Orientation) : null;
    }
    return null;
  } catch (error) {
    // The file ends before the structure does.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Cameras write of themselves at the beginning or, in WebP and PNG, at the end: all of it is looked at. */
function indexOfText(bytes: Uint8Array, text: string): number {
  const signs = new TextEncoder().encode(text);
  const [first = 0] = signs;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (signs.every((sign, offset) => bytes[at + offset] === sign)) return at;
  }
  return -1;
}
