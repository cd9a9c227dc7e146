import type { Orientation } from './picture-metadata.ts';

/** A decoded picture: red, green, blue and opacity of each point, line by line. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** The size that fits into a square, in proportion; what is smaller stays. */
export function fittedSize({ width, height }: Pick<Pixels, 'width' | 'height'>, side: number) {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Makes a picture smaller: each point is the mean of those that it stands for, weighted by their opacity. */
export function shrunk(from: Pixels, side: number): Pixels {
  const { width, height } = fittedSize(from, side);
  if (width === from.width && height === from.height) return from;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const top = Math.floor((y * from.height) / height);
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * from.height) / height));
    for (let x = 0; x < width; x += 1) {
      const left = Math.floor((x * from.width) / width);
      const right = Math.max(left + 1, Math.floor(((x + 1) * from.width) / width));
      let [red, green, blue, opacity] = [0, 0, 0, 0];
      for (let row = top; row < bottom; row += 1) {
        for (let at = (row * from.width + left) * 4; at < (row * from.width + right) * 4; at += 4) {
          const weight = from.data[at + 3] ?? 0;
          red += (from.data[at] ?? 0) * weight;
          green += (from.data[at + 1] ?? 0) * weight;
          blue += (from.data[at + 2] ?? 0) * weight;
          opacity += weight;
        }
      }
      const to = (y * width + x) * 4;
      if (opacity === 0) continue;
      data[to] = red / opacity;
      data[to + 1] = green / opacity;
      data[to + 2] = blue / opacity;
      data[to + 3] = opacity / ((bottom - top) * (right - left));
    }
  }
  return { data, width, height };
}

/** Where a point of the upright picture is to be read in one that was held like this. */
const sources: Readonly<
  Record<Orientation, (x: number, y: number, w: number, h: number) => readonly [x: number, y: number]>
> = {
  1: (x, y) => [x, y],
  2: (x, y, w) => [w - 1 - x, y],
  3: (x, y, w, h) => [w - 1 - x, h - 1 - y],
  4: (x, y, _w, h) => [x, h - 1 - y],
  5: (x, y) => [y, x],
  6: (x, y, _w, h) => [y, h - 1 - x],
  7: (x, y, w, h) => [w - 1 - y, h - 1 - x],
  8: (x, y, w) => [w - 1 - y, x],
};

/** A picture upright, of one whose camera was held like this. */
export function upright(from: Pixels, orientation: Orientation): Pixels {
  if (orientation === 1) return from;
  const isOnItsSide = orientation >= 5;
  const width = isOnItsSide ? from.height : from.width;
  const height = isOnItsSide ? from.width : from.height;
  const read = new Uint32Array(from.data.buffer, from.data.byteOffset, from.width * from.height);
  const points = new Uint32Array(width * height);
  const source = sources[orientation];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [fromX, fromY] = source(x, y, from.width, from.height);
      points[y * width + x] = read[fromY * from.width + fromX] ?? 0;
    }
  }
  return { data: new Uint8ClampedArray(points.buffer), width, height };
}

/** How a picture is held that is to be turned by quarters, clockwise. */
export const turnedBy = (quarters: 0 | 1 | 2 | 3): Orientation => ([1, 6, 3, 8] as const)[quarters];
