import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import * as profileMessages from '#messages/account/profile.ts';
import * as shellMessages from '#messages/account/shell.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { maxZoom, sideOf, squareOf, wholePicture, withinPicture, type Framing } from './crop.ts';

interface CropDialogProps {
  readonly bitmap: ImageBitmap;
  readonly onCancel: () => void;
  /** The square that was chosen, as a JPEG of 512 pixels. */
  readonly onDone: (file: File) => void;
}

const viewSide = 288;
const fileSide = 512;
const jpegQuality = 0.9;
/** Share of the square that an arrow key moves. */
const keyStep = 0.05;
const zoomStep = 0.1;

/** Draws what a framing shows; what was transparent becomes white. */
function draw(canvas: HTMLCanvasElement, bitmap: ImageBitmap, framing: Framing): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { left, top, side } = squareOf(bitmap, framing);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** Cuts a picture to a square, by mouse, finger or keyboard. */
export function CropDialog({ bitmap, onCancel, onDone }: CropDialogProps) {
  const t = useMessages(profileMessages);
  const shell = useMessages(shellMessages);
  const helpId = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [framing, setFraming] = useState(() => wholePicture(bitmap));
  const change = (next: (now: Framing) => Partial<Framing>) =>
    setFraming((now) => withinPicture(bitmap, { ...now, ...next(now) }));

  useEffect(() => {
    if (canvas.current) draw(canvas.current, bitmap, framing);
  }, [bitmap, framing]);

  const drag = (event: PointerEvent) => {
    if (event.buttons !== 1) return;
    const pixels = (now: Framing) => sideOf(bitmap, now.zoom) / viewSide;
    change((now) => ({ x: now.x - event.movementX * pixels(now), y: now.y - event.movementY * pixels(now) }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Readonly<Record<string, readonly [x: number, y: number]>> = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
    };
    const move = moves[event.key];
    const zooms: Readonly<Record<string, number>> = { '+': zoomStep, '=': zoomStep, '-': -zoomStep };
    const zoom = zooms[event.key];
    if (move === undefined && zoom === undefined) return;
    event.preventDefault();
    change((now) => {
      const step = sideOf(bitmap, now.zoom) * keyStep;
      const [x, y] = move ?? [0, 0];
      return { x: now.x + x * step, y: now.y + y * step, zoom: now.zoom + (zoom ?? 0) };
    });
  };
  const finish = () => {
    const sheet = document.createElement('canvas');
    sheet.width = fileSide;
    sheet.height = fileSide;
    draw(sheet, bitmap, framing);
    sheet.toBlob(
      (blob) => blob && onDone(new File([blob], 'portrait.jpg', { type: 'image/jpeg' })),
      'image/jpeg',
      jpegQuality,
    );
  };

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
      title={t('photo.cropTitle')}
      description={<span id={helpId}>{t('photo.cropHelp')}</span>}
      actions={
        <>
          <Button onClick={onCancel}>{shell('cancel')}</Button>
          <Button variant="primary" onClick={finish}>
            {t('photo.apply')}
          </Button>
        </>
      }
    >
      <button
        type="button"
        className="relative mx-auto size-72 cursor-move touch-none overflow-hidden rounded-card border border-ctl"
        aria-label={t('photo.cropArea')}
        aria-describedby={helpId}
        autoFocus
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
        {t('photo.zoom')}
        <input
          type="range"
          className="min-w-0 flex-1 accent-brick"
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
    </Dialog>
  );
}
