import { squareOf, type Framing } from './crop.ts';

const fileSide = 512;
const jpegQuality = 0.9;

/** Draws what a framing shows; what was transparent becomes white. */
export function drawSquare(canvas: HTMLCanvasElement, bitmap: ImageBitmap, framing: Framing): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { left, top, side } = squareOf(bitmap, framing);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** The square that a framing shows, as a JPEG of 512 pixels; null where the browser cannot write one. */
export async function squareFile(bitmap: ImageBitmap, framing: Framing, name: string): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = fileSide;
  canvas.height = fileSide;
  drawSquare(canvas, bitmap, framing);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', jpegQuality));
  return blob && new File([blob], name, { type: 'image/jpeg' });
}
