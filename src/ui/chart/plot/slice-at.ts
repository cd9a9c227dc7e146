/**
 * The slice under a place, relative to the middle of the ring; null beside the ring.
 *
 * @param edges where each slice ends, from the top clockwise, as shares of the turn
 */
export function sliceAt(
  x: number,
  y: number,
  ring: { readonly inner: number; readonly outer: number },
  edges: readonly number[],
): number | null {
  const distance = Math.hypot(x, y);
  if (distance < ring.inner || distance > ring.outer) return null;
  const turn = (Math.atan2(x, -y) / (2 * Math.PI) + 1) % 1;
  const index = edges.findIndex((edge) => turn < edge);
  return index === -1 ? null : index;
}
