/** Longest side of the picture, in pixels: a logo of 60 mm at more than 400 dots to the inch. */
const longestSide = 1024;

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * An SVG as a PNG; null where it cannot be drawn. What such a file may run or fetch is left behind: a browser draws
 * it as a picture, and only the points are kept.
 */
export async function drawnPicture(file: File): Promise<File | null> {
  const root = new DOMParser().parseFromString(await file.text(), 'image/svg+xml').documentElement;
  const size = root.localName === 'svg' ? sizeOfDrawing(root) : null;
  if (size === null) return null;
  const { width, height } = size;
  const scale = longestSide / Math.max(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  // Without a size of its own, some browsers draw nothing; without a view box, its points would not grow with it.
  if (!root.hasAttribute('viewBox')) root.setAttribute('viewBox', `0 0 ${width} ${height}`);
  root.setAttribute('width', String(canvas.width));
  root.setAttribute('height', String(canvas.height));
  const address = URL.createObjectURL(
    new Blob([new XMLSerializer().serializeToString(root)], { type: 'image/svg+xml' }),
  );
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const points = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    return points && new File([points], file.name.replace(/\.svg$/i, '.png'), { type: 'image/png' });
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** What a drawing says of its size, by its view box or else its own width and height; null without either. */
function sizeOfDrawing(root: Element): Size | null {
  const [, , boxWidth, boxHeight] = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/u)
    .map(Number);
  const width = boxWidth ?? Number.parseFloat(root.getAttribute('width') ?? '');
  const height = boxHeight ?? Number.parseFloat(root.getAttribute('height') ?? '');
  return width > 0 && height > 0 && width < Infinity && height < Infinity ? { width, height } : null;
}
