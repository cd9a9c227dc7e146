import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { maxZoom, sideOf, withinPicture, type Framing } from './crop.ts';
import { drawSquare } from './square-file.ts';

export interface SquareCropProps {
  readonly bitmap: ImageBitmap;
  readonly framing: Framing;
  /** Gets what makes the next framing of the present one: several moves may come between two drawings. */
  readonly onChange: (next: (now: Framing) => Framing) => void;
  readonly label: string;
  readonly zoomLabel: string;
  /** Id of the text that tells the keys. */
  readonly describedBy: string;
  readonly autoFocus?: boolean;
}

/** Of the drawing; narrower screens show it smaller. */
const viewSide = 288;
/** Share of the square that an arrow key moves. */
const keyStep = 0.05;
const zoomStep = 0.1;

const moves: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const zooms: Readonly<Record<string, number>> = { '+': zoomStep, '=': zoomStep, '-': -zoomStep };

/**
 * Chooses a square of a picture, shown with the circle of a portrait, by mouse, finger or keyboard:
 *
 *     const [framing, setFraming] = useState(() => wholePicture(bitmap));
 *     <SquareCrop bitmap={bitmap} framing={framing} onChange={setFraming} label={t('area')} … />
 */
export function SquareCrop({
  bitmap,
  framing,
  onChange,
  label,
  zoomLabel,
  describedBy,
  autoFocus,
}: SquareCropProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawSquare(canvas.current, bitmap, framing);
  }, [bitmap, framing]);

  const change = (next: (now: Framing) => Partial<Framing>) =>
    onChange((now) => withinPicture(bitmap, { ...now, ...next(now) }));
  const drag = (event: PointerEvent) => {
    if (event.buttons !== 1) return;
    const { clientWidth } = event.currentTarget;
    const pixels = (now: Framing) => sideOf(bitmap, now.zoom) / clientWidth;
    change((now) => ({ x: now.x - event.movementX * pixels(now), y: now.y - event.movementY * pixels(now) }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    const zoom = zooms[event.key];
    if (move === undefined && zoom === undefined) return;
    event.preventDefault();
    change((now) => {
      const step = sideOf(bitmap, now.zoom) * keyStep;
      const [x, y] = move ?? [0, 0];
      return { x: now.x + x * step, y: now.y + y * step, zoom: now.zoom + (zoom ?? 0) };
    });
  };

  return (
    <>
      <button
        type="button"
        className="relative mx-auto aspect-square w-72 max-w-full cursor-move touch-none overflow-hidden rounded-card border border-ctl"
        aria-label={label}
        aria-describedby={describedBy}
        autoFocus={autoFocus}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onWheel={(event) => change((now) => ({ zoom: now.zoom - Math.sign(event.deltaY) * zoomStep }))}
        onKeyDown={onKeyDown}
      >
        <canvas ref={canvas} width={viewSide} height={viewSide} className="block size-full" />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 rounded-full shadow-[0_0_0_9999px_rgb(0_0_0/.35)]"
        />
      </button>
      <label className="flex items-center gap-3 text-table">
        {zoomLabel}
        <input
          type="range"
          className="range-input min-w-0 flex-1"
          min={1}
          max={maxZoom}
          step={zoomStep}
          value={framing.zoom}
          onChange={(event) => {
            const zoom = Number(event.target.value);
            change(() => ({ zoom }));
          }}
        />
      </label>
    </>
  );
}
