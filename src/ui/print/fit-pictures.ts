import { openFitThread, type FitTask } from './fit-thread.ts';

/** Dots to the inch at which photographs go on paper: more is not seen, and weighs. */
const paperDpi = 200;
/** Pixels of a style sheet to the inch. */
const cssDpi = 96;
/** A picture that is hardly larger than its place stays as it is. */
const slack = 1.15;
/** Threads that make pictures: each holds one of some ten megabytes meanwhile. */
const mostThreads = 4;

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
  // All are measured before any is changed: a change in between would have the whole document laid out anew.
  const pictures = Array.from(document.querySelectorAll<HTMLImageElement>('.print-sheet img')).flatMap(
    (image) => {
      const task = taskOf(image);
      return task === null ? [] : [{ image, task }];
    },
  );
  const threadsCount = Math.min(pictures.length, navigator.hardwareConcurrency, mostThreads);
  const threads = Array.from({ length: threadsCount }, () => openFitThread());
  // Each thread has its whole share at once: the page may be busy being counted meanwhile.
  const made = await Promise.all(
    pictures.map(async ({ image, task }, rank) => ({
      image,
      fitted: (await threads[rank % threadsCount]?.fit(task)) ?? null,
    })),
  );
  for (const thread of threads) thread.end();
  await Promise.all(made.map(async ({ image, fitted }) => fitted && show(image, fitted)));
}

/** What a thread is to make of a picture; null for nothing. */
function taskOf(image: HTMLImageElement): FitTask | null {
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const { width, height, objectFit } = getComputedStyle(image);
  const place = { width: Number.parseFloat(width), height: Number.parseFloat(height) };
  if (!(size.width > 0 && place.width > 0 && place.height > 0) || image.src.startsWith('blob:')) return null;
  const side = sideOnPaper(size, place, objectFit === 'cover');
  return { href: image.src, size, side, isLarge: Math.max(size.width, size.height) > side * slack };
}

async function show(image: HTMLImageElement, picture: Blob): Promise<void> {
  const address = URL.createObjectURL(picture);
  image.src = address;
  await pictureHere(image);
  URL.revokeObjectURL(address);
}

/** Comes when a picture is here, or will not come any more. */
export function pictureHere(image: HTMLImageElement): Promise<void> {
  if (image.complete) return Promise.resolve();
  return new Promise((done) => {
    image.addEventListener('load', () => done(), { once: true });
    image.addEventListener('error', () => done(), { once: true });
  });
}
