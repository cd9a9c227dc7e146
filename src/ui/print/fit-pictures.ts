import { fittedSize, photoFile } from '../media/photo-file.ts';

/** Dots to the inch at which photographs go on paper: more is not seen, and weighs. */
const paperDpi = 200;
/** Pixels of a style sheet to the inch. */
const cssDpi = 96;
/** A picture that is hardly larger than its place stays as it is. */
const slack = 1.15;
/** Pictures drawn at once: each takes some ten megabytes meanwhile. */
const atOnce = 4;

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The longest side that a picture needs on paper, in its own pixels: it fills its place (`cover`) or stands whole in it.
 *
 * @param place in pixels of the style sheet
 */
export function sideOnPaper(picture: Size, place: Size, isCovering: boolean): number {
  const ratios = [place.width / picture.width, place.height / picture.height];
  const scale = (isCovering ? Math.max(...ratios) : Math.min(...ratios)) * (paperDpi / cssDpi);
  return Math.ceil(Math.max(picture.width, picture.height) * scale);
}

/**
 * Draws the photographs of the sheets as large as paper shows them, as JPEG: a PDF takes such a picture as it is,
 * and any other point by point. What cannot be drawn stays as it came.
 */
export async function fitPictures(): Promise<void> {
  const waiting = Array.from(document.querySelectorAll<HTMLImageElement>('.print-sheet img'));
  const work = async (): Promise<void> => {
    for (let image = waiting.shift(); image; image = waiting.shift()) {
      await fitPicture(image).catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

async function fitPicture(image: HTMLImageElement): Promise<void> {
  const own = { width: image.naturalWidth, height: image.naturalHeight };
  const { width, height, objectFit } = getComputedStyle(image);
  const place = { width: Number.parseFloat(width), height: Number.parseFloat(height) };
  if (!(own.width > 0 && place.width > 0 && place.height > 0) || image.src.startsWith('blob:')) return;
  const side = sideOnPaper(own, place, objectFit === 'cover');
  const kept = await (await fetch(image.src)).blob();
  const isLarge = Math.max(own.width, own.height) > side * slack;
  // Drawings and logos are lighter, and sharper, as they are.
  if (kept.type !== 'image/webp' && !(kept.type === 'image/jpeg' && isLarge)) return;
  const { width: toWidth, height: toHeight } = fittedSize(own, side);
  const fitted = await photoFile(kept, Math.max(toWidth, toHeight));
  if (fitted === null) return;
  const address = URL.createObjectURL(fitted);
  const drawn = new Promise((done) => image.addEventListener('load', done, { once: true }));
  image.src = address;
  await drawn;
  URL.revokeObjectURL(address);
}
