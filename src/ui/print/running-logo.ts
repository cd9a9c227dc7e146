/** Room of a logo in a running head, in pixels of the style sheet: 45 by 7 mm. */
const room = { width: 170, height: 26 };
/** Pixels of the picture for one of the style sheet: 300 dots to the inch. */
const density = 300 / 96;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A logo as a running head shows it. */
export interface RunningLogo extends Size {
  /** Address of its picture, which holds all of it. */
  readonly src: string;
}

/** The size at which a logo stands whole in the running head, in pixels of the style sheet. */
export function sizeInHead({ width, height }: Size): Size {
  const scale = Math.min(room.width / width, room.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * A logo made for the running heads of paper; null where it cannot be had or drawn.
 *
 * @param signal ends the way to it
 */
export async function loadRunningLogo(
  href: string,
  { isGrey, signal }: { readonly isGrey: boolean; readonly signal: AbortSignal },
): Promise<RunningLogo | null> {
  try {
    const answer = await fetch(href, { signal });
    if (!answer.ok) return null;
    const picture = await createImageBitmap(await answer.blob());
    const size = sizeInHead(picture);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(size.width * density);
    canvas.height = Math.round(size.height * density);
    const brush = canvas.getContext('2d');
    if (brush === null) return null;
    brush.imageSmoothingQuality = 'high';
    if (isGrey) brush.filter = 'grayscale(1)';
    brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return { ...size, src: canvas.toDataURL('image/png') };
  } catch {
    return null;
  }
}

/**
 * The same as `content` of a margin box: an image there has its natural size, so that a drawing says it.
 *
 * The picture is its own address and a number of points: neither can end the text around it.
 */
export function logoContent({ src, width, height }: RunningLogo): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image href="${src}" width="${width}" height="${height}"/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}
