import type { Drawing } from '#mocks/services/png.ts';

type Point = readonly [x: number, y: number];

/** Draws with flat colours, in units of a sheet of 720 by 480, at any size. */
export interface Brush {
  readonly rect: (color: string, x: number, y: number, width: number, height: number) => void;
  /** An area within straight lines that turn one way only. */
  readonly area: (color: string, ...corners: readonly Point[]) => void;
  readonly drawing: Drawing;
}

const sheet = { width: 720, height: 480 };

/** An empty sheet. @param scale 1 for 720 by 480 points */
export function brush(scale: number): Brush {
  const width = Math.round(sheet.width * scale);
  const height = Math.round(sheet.height * scale);
  const points = new Uint8Array(width * height);
  const colors: string[] = [];
  const numberOf = (color: string): number => {
    const known = colors.indexOf(color);
    return known === -1 ? colors.push(color) - 1 : known;
  };
  const line = (color: number, y: number, from: number, to: number): void => {
    if (y < 0 || y >= height) return;
    points.fill(color, y * width + Math.max(0, from), y * width + Math.max(0, Math.min(width, to)));
  };
  return {
    drawing: {
      width,
      height,
      points,
      colors,
    },
    rect: (color, x, y, w, h) => {
      const number = numberOf(color);
      const end = Math.round((y + h) * scale);
      for (let row = Math.round(y * scale); row < end; row += 1) {
        line(number, row, Math.round(x * scale), Math.round((x + w) * scale));
      }
    },
    area: (color, ...corners) => {
      const number = numberOf(color);
      const scaled = corners.map(([x, y]): Point => [x * scale, y * scale]);
      const rows = scaled.map(([, y]) => y);
      for (let row = Math.floor(Math.min(...rows)); row < Math.max(...rows); row += 1) {
        const crossed = crossings(scaled, row + 0.5);
        if (crossed.length > 1)
          line(number, row, Math.round(Math.min(...crossed)), Math.round(Math.max(...crossed)));
      }
    },
  };
}

/** Where the outline of an area crosses a height. */
function crossings(corners: readonly Point[], y: number): number[] {
  return corners.flatMap(([x1, y1], index) => {
    const [x2, y2] = corners[(index + 1) % corners.length] ?? [x1, y1];
    if (y1 <= y === y2 <= y) return [];
    return [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)];
  });
}
