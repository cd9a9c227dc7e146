import { readFileSync } from 'node:fs';
import decodeJpeg, { init as initJpeg } from '@jsquash/jpeg/decode.js';
import { decode as decodePng, init as initPng } from '@jsquash/png/decode.js';
import decodeWebp, { init as initWebp } from '@jsquash/webp/decode.js';
import type { PictureType } from '#mocks/server/files/inspector.ts';
import type { Pixels } from '#mocks/server/files/pixels.ts';

/** What the decoders give; browsers have a class of this name, Node has none. */
class Decoded implements Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;

  constructor(data: Uint8ClampedArray, width: number, height: number) {
    this.data = data;
    this.width = width;
    this.height = height;
  }
}

/** A codec of the packages. */
export const codec = (path: string): WebAssembly.Module =>
  new WebAssembly.Module(readFileSync(new URL(import.meta.resolve(path))));

const decoders: Readonly<Record<PictureType, (bytes: ArrayBuffer) => Promise<Pixels>>> = {
  'image/png': async (bytes) => {
    await initPng(codec('@jsquash/png/codec/pkg/squoosh_png_bg.wasm'));
    return decodePng(bytes);
  },
  'image/jpeg': async (bytes) => {
    await initJpeg(codec('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'));
    return decodeJpeg(bytes);
  },
  'image/webp': async (bytes) => {
    await initWebp(codec('@jsquash/webp/codec/dec/webp_dec.wasm'));
    return decodeWebp(bytes);
  },
};

/**
 * The points of a picture; null when it cannot be decoded. Only for a thread of its own: it may take long, and much
 * memory.
 */
export async function decodePicture(bytes: ArrayBuffer, type: PictureType): Promise<Pixels | null> {
  Object.assign(globalThis, { ImageData: Decoded });
  try {
    return await decoders[type](bytes);
  } catch {
    // Whatever a decoder of WebAssembly throws: there is nothing to tell the kinds apart by.
    return null;
  }
}
