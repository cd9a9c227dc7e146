const shapes = ['circle', 'square', 'triangle', 'diamond'] as const;

/** The shape of a point, which tells lines apart without their colours. */
export type MarkerShape = (typeof shapes)[number];

/** The shape of the series at this place. */
export function markerShape(index: number): MarkerShape {
  return shapes[index % shapes.length] ?? 'circle';
}

/** The outline of a marker around a point, as SVG path data; the radius is in px. */
export function markerPath(shape: MarkerShape, x: number, y: number, radius: number): string {
  const r = radius;
  switch (shape) {
    case 'circle':
      return `M${x - r},${y}a${r},${r} 0 1,0 ${2 * r},0a${r},${r} 0 1,0 ${-2 * r},0Z`;
    case 'square':
      return `M${x - r * 0.9},${y - r * 0.9}h${r * 1.8}v${r * 1.8}h${-r * 1.8}Z`;
    case 'triangle':
      return `M${x},${y - r * 1.2}L${x + r * 1.15},${y + r * 0.9}H${x - r * 1.15}Z`;
    case 'diamond':
      return `M${x},${y - r * 1.3}L${x + r * 1.2},${y}L${x},${y + r * 1.3}L${x - r * 1.2},${y}Z`;
  }
}
