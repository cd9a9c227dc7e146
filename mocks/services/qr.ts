import { encode, renderSVG } from 'uqr';
import { pngOf } from './png.ts';

/** Points around the code, which cameras need. */
const border = 4;
/** Width of a point in a picture, in pixels. */
const pointPx = 12;

/** An address as a QR code: an SVG document in black on white, with the margin that cameras need. */
export function qrSvg(address: string): string {
  return renderSVG(address, { ecc: 'M', border, pixelSize: 4, blackColor: '#000', whiteColor: '#fff' });
}

/** An address as a QR code: a PNG file that can be printed large. */
export function qrPng(address: string): Uint8Array<ArrayBuffer> {
  const { data, size } = encode(address, { ecc: 'M', border });
  const width = size * pointPx;
  const points = new Uint8Array(width * width);
  for (let y = 0; y < width; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isDark = data[Math.floor(y / pointPx)]?.[Math.floor(x / pointPx)] === true;
      points[y * width + x] = isDark ? 0 : 1;
    }
  }
  return pngOf({ width, height: width, points, colors: ['#000000', '#ffffff'] });
}
