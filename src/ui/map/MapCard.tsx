import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { Coordinates } from '#domain/geography/distance.ts';
import { IconButton } from '../actions/IconButton.tsx';
import type { MapEngine } from './map-engine.ts';
import { useMapMessages } from './useMapMessages.ts';

export interface MapCardProps {
  readonly engine: MapEngine;
  readonly at: Coordinates;
  readonly label: string;
  /** Opened from the map: the focus goes into it. */
  readonly takesFocus: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Room to the edges of the map and to the pin, in px. */
const margin = 10;
const pinHeight = 44;
/** Narrower maps have the card along their lower edge. */
const dockedUnder = 480;

/** What a record says, beside its pin and always inside the map. */
export function MapCard({ engine, at, label, takesFocus, onClose, children }: MapCardProps) {
  const t = useMapMessages();
  const card = useRef<HTMLDivElement>(null);

  const put = useEffectEvent(() => {
    const element = card.current;
    const map = element?.offsetParent;
    if (!element || !map) return;
    const { clientWidth: width, clientHeight: height } = map;
    if (width < dockedUnder) {
      Object.assign(element.style, {
        visibility: '',
        translate: `${margin}px ${height - element.offsetHeight - margin}px`,
        width: `${width - 2 * margin}px`,
      });
      return;
    }
    const { x, y } = engine.project(at);
    const isSeen = x >= 0 && x <= width && y >= 0 && y <= height;
    const isBelow = y + margin + element.offsetHeight <= height - margin;
    const top = isBelow ? y + margin : y - pinHeight - element.offsetHeight;
    const left = Math.min(
      Math.max(x - element.offsetWidth / 2, margin),
      width - element.offsetWidth - margin,
    );
    const within = Math.min(Math.max(top, margin), Math.max(margin, height - element.offsetHeight - margin));
    Object.assign(element.style, {
      visibility: isSeen ? '' : 'hidden',
      translate: `${left}px ${within}px`,
      width: '',
    });
  });
  useEffect(() => {
    const element = card.current;
    if (!element) return undefined;
    const stop = engine.onMove(() => put());
    const sizes = new ResizeObserver(() => put());
    sizes.observe(element);
    if (element.offsetParent) sizes.observe(element.offsetParent);
    return () => {
      stop();
      sizes.disconnect();
    };
  }, [engine]);
  useEffect(() => put());
  useEffect(() => {
    if (takesFocus) card.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    // A dialog beside the map, which stays usable: Escape is its one key.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={card}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="absolute top-0 left-0 z-[1001] max-h-[calc(100%-20px)] w-72 overflow-auto rounded-card bg-card text-ink shadow-e2"
    >
      {children}
      <span className="absolute top-1.5 right-1.5 rounded-control bg-card shadow-e1">
        <IconButton icon={X} label={t('close')} size="sm" onClick={onClose} />
      </span>
    </div>
  );
}
