/** Longest sides of the smaller copies that are kept of a picture, in pixels: for phones, tiles, screens and paper. */
export const renditionSides = [320, 640, 1280, 1920] as const;

/** A picture in one of its sizes, in pixels. */
export interface Rendition {
  readonly widthPx: number;
  readonly heightPx: number;
}

const longest = ({ widthPx, heightPx }: Rendition): number => Math.max(widthPx, heightPx);

/** The sizes in which a picture is kept beside itself: those that are smaller than it. */
export const sidesBelow = (picture: Rendition, sides: readonly number[] = renditionSides): number[] =>
  sides.filter((side) => side < longest(picture));

/**
 * The lightest copy that has all pixels which a place shows; null where only the picture itself has them.
 *
 * @param sidePx the longest side in that place, in pixels
 */
export function fittingRendition<Copy extends Rendition>(
  copies: readonly Copy[],
  sidePx: number,
): Copy | null {
  const large = copies.filter((copy) => longest(copy) >= sidePx);
  return large.toSorted((a, b) => longest(a) - longest(b))[0] ?? null;
}
