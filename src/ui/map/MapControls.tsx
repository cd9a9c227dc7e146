import { Maximize, Minus, Plus } from 'lucide-react';
import * as controlsMessages from '#messages/map-controls.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { IconButton } from '../actions/IconButton.tsx';

export interface MapControlsProps {
  readonly onZoom: (step: 1 | -1) => void;
  readonly onFit: () => void;
}

/** Buttons for what the wheel and the keys do. */
export function MapControls({ onZoom, onFit }: MapControlsProps) {
  const t = useMessages(controlsMessages);
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
