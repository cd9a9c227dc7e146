import encodeJpeg, { init as initJpeg } from '@jsquash/jpeg/encode.js';
import encodeWebp, { init as initWebp } from '@jsquash/webp/encode.js';
import { thumbnailSide } from '#domain/media/media.ts';
import { sidesBelow } from '#domain/media/renditions.ts';
import type {
  MadePicture,
  MadeRendition,
  PictureType,
  PreparedPicture,
  QuarterTurns,
} from '#mocks/server/files/inspector.ts';
import { hasCameraData, orientationOf } from '#mocks/server/files/picture-metadata.ts';
import { shrunk, turnedBy, upright, type Pixels } from '#mocks/server/files/pixels.ts';
import { codec } from './decode-picture.ts';

const jpegQuality = 82;
const webpQuality = 80;

interface Sent {
  readonly bytes: ArrayBuffer;
  readonly type: PictureType;
  readonly turns: QuarterTurns;
  readonly side: number;
  readonly copies: readonly number[];
}

/** Makes of a decoded picture what is kept of it. Only for a thread of its own. */
export async function preparePicture(decoded: Pixels, sent: Sent): Promise<PreparedPicture> {
  const bytes = new Uint8Array(sent.bytes);
  const fitted = shrunk(decoded, sent.side);
  // A picture that was kept has no orientation any more: the two never add up.
  const orientation = sent.turns === 0 ? orientationOf(bytes, sent.type) : turnedBy(sent.turns);
  const pixels = upright(fitted, orientation);
  const canStay = fitted === decoded && orientation === 1 && !hasCameraData(bytes, sent.type);
  return {
    width: pixels.width,
    height: pixels.height,
    picture: canStay ? null : await encoded(pixels, sent.type),
    thumbnail: await asWebp(shrunk(pixels, thumbnailSide)),
    renditions: await renditionsOf(pixels, sent.copies),
  };
}

/** The smaller copies of a picture, one after the other. */
async function renditionsOf(pixels: Pixels, copies: readonly number[]): Promise<MadeRendition[]> {
  const made: MadeRendition[] = [];
  for (const sidePx of sidesBelow({ widthPx: pixels.width, heightPx: pixels.height }, copies)) {
    const copy = shrunk(pixels, sidePx);
    made.push({ ...(await asWebp(copy)), sidePx, widthPx: copy.width, heightPx: copy.height });
  }
  return made;
}

/** A photograph stays a JPEG; what may be transparent becomes a WebP. */
async function encoded(pixels: Pixels, type: PictureType): Promise<MadePicture> {
  if (type !== 'image/jpeg') return asWebp(pixels);
  await initJpeg(codec('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'));
  const bytes = await encodeJpeg(asImageData(pixels), { quality: jpegQuality });
  return { bytes: new Uint8Array(bytes), type: 'image/jpeg' };
}

async function asWebp(pixels: Pixels): Promise<MadePicture> {
  await initWebp(codec('@jsquash/webp/codec/enc/webp_enc_simd.wasm'));
  const bytes = await encodeWebp(asImageData(pixels), { quality: webpQuality, method: 2 });
  return { bytes: new Uint8Array(bytes), type: 'image/webp' };
}

/** The encoders read size and points alone. */
const asImageData = (pixels: Pixels): ImageData => pixels as unknown as ImageData;
