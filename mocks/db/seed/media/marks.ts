import { pngOf } from '#mocks/services/png.ts';
import { letter, pointsOf } from '../partners/letters.ts';
import { brush } from './draw.ts';

/** The mark of the first company: a gable over the river. */
export function companyMark(): Uint8Array<ArrayBuffer> {
  const { area, rect, drawing } = brush(1);
  rect('#ffffff', 0, 0, 720, 480);
  area('#a9462b', [360, 40], [560, 190], [160, 190]);
  rect('#33495a', 200, 190, 320, 150);
  rect('#ffffff', 330, 230, 60, 110);
  for (const y of [370, 410]) rect('#8fa3b0', 140, y, 440, 14);
  return pngOf(drawing);
}

/** The logo of the first company, 604 by 96 points: its gable, and its name in two lines. */
export function companyLogo(): Uint8Array<ArrayBuffer> {
  const width = 604;
  const height = 96;
  const points = new Uint8Array(width * height);
  const rect = (color: number, x: number, y: number, w: number, h: number): void => {
    for (let row = y; row < y + h; row += 1) points.fill(color, row * width + x, row * width + x + w);
  };
  for (let row = 0; row < 40; row += 1)
    rect(1, 64 - Math.round(row * 1.6), 8 + row, Math.round(row * 3.2), 1);
  rect(2, 12, 48, 104, 36);
  rect(0, 54, 58, 20, 26);
  rect(3, 0, 88, 128, 4);
  const size = 5;
  for (const [line, text] of ['GARONNE', 'PATRIMOINE'].entries()) {
    const top = 8 + line * (letter.height + 2) * size;
    for (const [x, y] of pointsOf(text)) rect(2 - line, 160 + x * size, top + y * size, size, size);
  }
  return pngOf({ width, height, points, colors: ['#ffffff', '#a9462b', '#33495a', '#8fa3b0'] });
}

/** A drawn portrait of nobody: head and shoulders, in the middle third that papers keep. */
export function portrait(): Uint8Array<ArrayBuffer> {
  const { area, rect, drawing } = brush(1);
  rect('#dfe7ea', 0, 0, 720, 480);
  area('#33495a', [190, 480], [215, 380], [300, 340], [420, 340], [505, 380], [530, 480]);
  area('#f5f1ea', [320, 340], [400, 340], [360, 430]);
  rect('#c98f70', 328, 270, 64, 74);
  area('#5b4a3c', [262, 170], [290, 90], [360, 62], [430, 90], [458, 170], [440, 230], [280, 230]);
  area(
    '#d9a98a',
    [282, 160],
    [320, 118],
    [400, 118],
    [438, 160],
    [430, 240],
    [390, 300],
    [330, 300],
    [290, 240],
  );
  return pngOf(drawing);
}
