import { maxPictureSide, thumbnailSide } from '#domain/media/media.ts';
import { sidesBelow } from '#domain/media/renditions.ts';
import type {
  Inspector,
  MadePicture,
  MadeRendition,
  PictureFault,
  PictureType,
} from '#mocks/server/files/inspector.ts';
import { isDecodable, pictureSize } from '#mocks/server/files/picture-size.ts';
import { fittedSize } from '#mocks/server/files/pixels.ts';
import { readTable } from '#mocks/server/imports/read-table.ts';
import { readStatement } from '#mocks/server/statements/read-statement.ts';

const quality = 0.82;

/** In the demonstration people can only keep themselves waiting: files are read in their own tab. */
export const tabInspector: Inspector = {
  readTable: (_owner, file) => readTable(file),
  readStatement: async (_owner, file) => readStatement(new Uint8Array(await file.arrayBuffer())),
  checkPicture: async (_owner, file, type) => {
    const bitmap = await decode(file, type);
    if (typeof bitmap === 'string') return bitmap;
    bitmap.close();
    return null;
  },
  preparePicture: async (_owner, file, type, { turns = 0, side = maxPictureSide, copies = [] } = {}) => {
    const bitmap = await decode(file, type);
    if (typeof bitmap === 'string') return bitmap;
    try {
      const picture = draw(bitmap, side, turns);
      return {
        width: picture.width,
        height: picture.height,
        picture: await encode(picture, type === 'image/jpeg' ? type : 'image/webp'),
        thumbnail: await encode(draw(bitmap, thumbnailSide, turns), 'image/webp'),
        renditions: await renditionsOf(picture, (copy) => draw(bitmap, copy, turns), copies),
      };
    } finally {
      bitmap.close();
    }
  },
};

/** The smaller copies of a picture that was drawn, one after the other. */
async function renditionsOf(
  { width, height }: OffscreenCanvas,
  drawn: (side: number) => OffscreenCanvas,
  copies: readonly number[],
): Promise<MadeRendition[]> {
  const made: MadeRendition[] = [];
  for (const sidePx of sidesBelow({ widthPx: width, heightPx: height }, copies)) {
    const copy = drawn(sidePx);
    const encoded = await encode(copy, 'image/webp');
    made.push({ ...encoded, sidePx, widthPx: copy.width, heightPx: copy.height });
  }
  return made;
}

async function decode(file: Blob, type: PictureType): Promise<ImageBitmap | PictureFault> {
  const size = pictureSize(new Uint8Array(await file.arrayBuffer()), type);
  if (size === null) return 'unreadable';
  if (!isDecodable(size)) return 'tooManyPixels';
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return 'unreadable';
  }
}

/** Draws a picture upright, turned by quarters, of at most so many pixels a side. */
function draw(bitmap: ImageBitmap, side: number, turns: number): OffscreenCanvas {
  const { width, height } = fittedSize(bitmap, side);
  const isOnItsSide = turns % 2 === 1;
  const canvas = new OffscreenCanvas(isOnItsSide ? height : width, isOnItsSide ? width : height);
  const context = canvas.getContext('2d');
  context?.translate(canvas.width / 2, canvas.height / 2);
  context?.rotate((turns * Math.PI) / 2);
  context?.drawImage(bitmap, -width / 2, -height / 2, width, height);
  return canvas;
}

/** Some browsers write no WebP: the type is then what they wrote. */
async function encode(canvas: OffscreenCanvas, wanted: PictureType): Promise<MadePicture> {
  const blob = await canvas.convertToBlob({ type: wanted, quality });
  return {
    bytes: new Uint8Array(await blob.arrayBuffer()),
    type: blob.type === 'image/png' ? 'image/png' : wanted,
  };
}
