import { pngOf } from '#mocks/services/png.ts';
import { letter, pointsOf } from './letters.ts';

/** Colours of a firm: ground, drawing, letters. */
export type Palette = readonly [ground: string, shape: string, ink: string];

interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
}

/** Draws rectangles by the number of their colour. */
function sheetOf({ width, height, palette }: Sheet) {
  const points = new Uint8Array(width * height);
  return {
    rect: (color: number, x: number, y: number, w: number, h: number): void => {
      for (let row = Math.max(0, y); row < Math.min(height, y + h); row += 1) {
        points.fill(color, row * width + Math.max(0, x), row * width + Math.min(width, x + w));
      }
    },
    png: () => pngOf({ width, height, points, colors: palette }),
  };
}

type Brush = ReturnType<typeof sheetOf>;

function write({ rect }: Brush, text: string, at: { x: number; y: number; size: number }): void {
  for (const [x, y] of pointsOf(text)) rect(2, at.x + x * at.size, at.y + y * at.size, at.size, at.size);
}

/** Houses of different heights along the lower edge, from a column on. */
function street({ rect }: Brush, from: number, width: number, height: number): void {
  const house = Math.round(height / 4);
  for (let x = from, rank = 0; x < width; x += house + 8, rank += 1) {
    const top = Math.round(height * (0.35 + 0.13 * ((rank * 2) % 4)));
    rect(1, x, top, house, height - top);
    for (let y = top + 14; y < height - 20; y += 30) {
      for (const part of [0.2, 0.6]) rect(0, x + Math.round(house * part), y, Math.round(house / 5), 16);
    }
  }
}

/** A logo of 320 by 96 points: a mark and the initials. */
export function drawLogo(initials: string, [, shape, ink]: Palette): Uint8Array<ArrayBuffer> {
  const brush = sheetOf({
    width: 320,
    height: 96,
    palette: ['#ffffff', shape, ink === '#ffffff' || ink === '#f2efe6' ? shape : ink],
  });
  brush.rect(1, 0, 16, 64, 64);
  brush.rect(0, 16, 48, 32, 32);
  brush.rect(2, 28, 60, 8, 20);
  write(brush, initials, { x: 84, y: 27, size: 6 });
  return brush.png();
}

/** A banner in one of its sizes: two lines of letters beside a street. */
export function drawBanner(
  lines: readonly [string, string],
  palette: Palette,
  { widthPx: width, heightPx: height }: { readonly widthPx: number; readonly heightPx: number },
): Uint8Array<ArrayBuffer> {
  const brush = sheetOf({ width, height, palette });
  const longest = Math.max(...lines.map(({ length }) => length));
  const room = width * 0.62;
  const size = Math.max(2, Math.floor(room / (longest * letter.step)));
  street(brush, Math.round(width * 0.7), width, height);
  lines.forEach((line, rank) => {
    const y = Math.round(height / 2 - letter.height * size * 1.3 + rank * letter.height * size * 1.6);
    write(brush, line, { x: Math.round(width * 0.05), y, size });
  });
  return brush.png();
}
