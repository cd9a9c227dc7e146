/** Longest side of a photograph, in pixels: enough to see a crack, little enough for a phone's network. */
const maxSide = 1920;
/** Of photographs that are made smaller. */
export const jpegQuality = 0.82;

/** Width and height that fit into a square, in proportion; what is smaller stays. */
export function fittedSize(size: { readonly width: number; readonly height: number }, side = maxSide) {
  const scale = Math.min(1, side / Math.max(size.width, size.height));
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
}

/** A photograph as a JPEG of at most so many pixels a side, upright, without where it was taken; null when it cannot be read. */
export async function photoFile(file: Blob, side = maxSide): Promise<Blob | null> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const { width, height } = fittedSize(bitmap, side);
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) return null;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: jpegQuality });
  } catch {
    return null;
  }
}
