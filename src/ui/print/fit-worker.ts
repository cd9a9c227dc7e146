import { fittedSize, jpegQuality, photoFile } from '../media/photo-file.ts';
import type { FitTask } from './fit-thread.ts';

/** One picture after the other: each is large while it is being made. */
let last: Promise<void> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<FitTask>) => {
  last = last.then(async () => postMessage(await fit(data).catch(() => null)));
});

/** A picture for paper; null where it had better stay as it is: drawings and logos are lighter, and sharper. */
async function fit({ href, size, side, isLarge }: FitTask): Promise<Blob | null> {
  const kept = await (await fetch(href)).blob();
  const fitted = fittedSize(size, side);
  if (kept.type === 'image/jpeg') return isLarge ? smallerJpeg(kept, fitted) : null;
  return kept.type === 'image/webp' ? photoFile(kept, Math.max(fitted.width, fitted.height)) : null;
}

/**
 * A JPEG of fewer pixels. It hides nothing that could be seen through it, so that its pixels are handed over: to draw
 * them, a thread asks the page for its canvas, and waits while that is being laid out.
 */
async function smallerJpeg(kept: Blob, { width, height }: FitTask['size']): Promise<Blob> {
  const bitmap = await createImageBitmap(kept, {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  });
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: jpegQuality });
}
