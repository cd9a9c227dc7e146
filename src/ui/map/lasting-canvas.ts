/* oxlint-disable no-underscore-dangle -- these are Leaflet's own names */
import * as leaflet from 'leaflet';

/** What Leaflet 1.9.4 keeps of a canvas to itself. */
interface Inner {
  /** Gone with the map. */
  readonly _ctx?: CanvasRenderingContext2D;
  _redraw: () => void;
}

/**
 * A canvas that bears its map being removed at any moment. Leaflet draws at once after a movement, forgets the
 * frame that it had asked for before, and fails in it when the map went meanwhile.
 */
export function lastingCanvas(options: leaflet.RendererOptions): leaflet.Canvas {
  const canvas = leaflet.canvas(options);
  const inner = canvas as unknown as Inner;
  const redraw = inner._redraw.bind(canvas);
  inner._redraw = () => {
    if (inner._ctx !== undefined) redraw();
  };
  return canvas;
}
