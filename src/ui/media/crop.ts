/** A picture's size in its own pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Which square of a picture is seen: its middle, in pixels of the picture, and how much it is enlarged. */
export interface Framing {
  readonly x: number;
  readonly y: number;
  /** 1 shows the largest square. */
  readonly zoom: number;
}

export const maxZoom = 4;

/** The side of the square that is seen, in pixels of the picture. */
export const sideOf = ({ width, height }: PictureSize, zoom: number): number =>
  Math.min(width, height) / zoom;

/** The largest square in the middle. */
export const wholePicture = ({ width, height }: PictureSize): Framing => ({
  x: width / 2,
  y: height / 2,
  zoom: 1,
});

/** The nearest framing whose square lies within the picture. */
export function withinPicture(picture: PictureSize, framing: Framing): Framing {
  const zoom = clamp(framing.zoom, 1, maxZoom);
  const half = sideOf(picture, zoom) / 2;
  return {
    x: clamp(framing.x, half, picture.width - half),
    y: clamp(framing.y, half, picture.height - half),
    zoom,
  };
}

/** Left, top and side of the square, in pixels of the picture. */
export function squareOf(
  picture: PictureSize,
  framing: Framing,
): { left: number; top: number; side: number } {
  const side = sideOf(picture, framing.zoom);
  return { left: framing.x - side / 2, top: framing.y - side / 2, side };
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
