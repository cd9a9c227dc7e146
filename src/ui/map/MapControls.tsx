import { Maximize, Minus, Plus } from 'lucide-react';
import { IconButton } from '../actions/IconButton.tsx';
import { denseFrom } from './clusters.ts';
import { useMapMessages } from './useMapMessages.ts';

export interface MapControlsProps {
  readonly onZoom: (step: 1 | -1) => void;
  readonly onFit: () => void;
}

/** Buttons for what the wheel and the keys do. */
export function MapControls({ onZoom, onFit }: MapControlsProps) {
  const t = useMapMessages();
  return (
    <div
      role="group"
      aria-label={t('controls')}
      className="absolute right-2.5 bottom-8 z-[1000] flex flex-col divide-y divide-line rounded-control bg-card shadow-e2"
    >
      <IconButton icon={Plus} label={t('zoomIn')} onClick={() => onZoom(1)} />
      <IconButton icon={Minus} label={t('zoomOut')} onClick={() => onZoom(-1)} />
      <IconButton icon={Maximize} label={t('fit')} onClick={onFit} />
    </div>
  );
}

/** What the colours of clusters mean. */
export function MapLegend() {
  const t = useMapMessages();
  return (
    <ul className="pointer-events-none absolute top-2.5 left-2.5 z-[1000] flex flex-wrap gap-x-3 gap-y-0.5 rounded-control bg-card px-2.5 py-1 text-label text-ink2 shadow-e1">
      <li className="flex items-center gap-1.5">
        <span aria-hidden="true" className="size-2.5 rounded-full bg-info" />
        {t('group')}
      </li>
      <li className="flex items-center gap-1.5">
        <span
          aria-hidden="true"
          className="size-2.5 rounded-full bg-neg outline-1 outline-offset-1 outline-neg"
        />
        {t('denseGroup', { count: denseFrom })}
      </li>
    </ul>
  );
}
