/** A line through values in a box, as SVG path data with a tenth of a px, and where its last point stands. */
export function sparkPath(
  values: readonly (number | null)[],
  width: number,
  height: number,
): { readonly path: string; readonly last: { readonly x: number; readonly y: number } | null } {
  const margin = 3;
  const known = values.filter((value) => value !== null);
  const low = known.reduce((a, b) => Math.min(a, b), Infinity);
  const high = known.reduce((a, b) => Math.max(a, b), -Infinity);
  const tenth = (px: number): number => Math.round(px * 10) / 10;
  const share = (value: number): number => (high === low ? 0.5 : (value - low) / (high - low));
  let last: { x: number; y: number } | null = null;
  let isBroken = true;
  let path = '';
  values.forEach((value, index) => {
    if (value === null) {
      isBroken = true;
      return;
    }
    const across = values.length === 1 ? 0.5 : index / (values.length - 1);
    const x = tenth(margin + across * (width - 2 * margin));
    const y = tenth(height - margin - share(value) * (height - 2 * margin));
    path += `${isBroken ? 'M' : 'L'}${x},${y}`;
    isBroken = false;
    last = { x, y };
  });
  return { path, last };
}
