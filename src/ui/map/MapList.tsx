import { MapPinOff } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import * as controlsMessages from '#messages/map-controls.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { cx } from '../cx.ts';
import { Icon } from '../identity/Icon.tsx';
import type { MapPoint } from './map-types.ts';
import { useMapMessages } from './useMapMessages.ts';

/** How the records are called; each text has its counts in it. */
export interface MapWords {
  readonly shown: (shown: number, total: number) => string;
  readonly renderUnplaced: (count: number) => ReactNode;
  readonly empty: string;
}

export interface MapListProps {
  /** Those in view. */
  readonly shown: readonly MapPoint[];
  readonly totalCount: number;
  readonly outsideCount: number;
  readonly unplacedCount: number;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
  readonly onFit: () => void;
  readonly renderRow: (point: MapPoint) => ReactNode;
  readonly words: MapWords;
}

/** So many lines stand there at once: who looks for another one zooms in. */
const maxLines = 100;

/** The records in view, in words; choosing one shows it on the map. */
export function MapList({
  shown,
  totalCount,
  outsideCount,
  unplacedCount,
  selectedId,
  onSelect,
  onFit,
  renderRow,
  words,
}: MapListProps) {
  const t = useMapMessages();
  const onGround = useMessages(controlsMessages);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (selectedId === null) return;
    // The list alone scrolls, never the page.
    const row = list.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    const box = list.current;
    if (!row || !box) return;
    if (row.offsetTop < box.scrollTop) box.scrollTop = row.offsetTop;
    const bottom = row.offsetTop + row.offsetHeight - box.clientHeight;
    if (bottom > box.scrollTop) box.scrollTop = bottom;
  }, [selectedId]);
  return (
    <section aria-label={t('list')} className="flex min-h-0 flex-col bg-card">
      <p role="status" className="border-b border-line px-3 py-2.5 text-table font-semibold">
        {words.shown(shown.length, totalCount)}
      </p>
      <ul ref={list} className="relative min-h-0 flex-1 divide-y divide-line overflow-auto max-lg:max-h-96">
        {shown.slice(0, maxLines).map((point) => {
          const isSelected = point.id === selectedId;
          return (
            <li key={point.id}>
              <button
                type="button"
                aria-pressed={isSelected}
                onClick={() => onSelect(point.id)}
                className={cx(
                  'block min-h-11 w-full px-3 py-2 text-left text-table transition-colors duration-120 hover:bg-hover',
                  'focus-visible:-outline-offset-2',
                  isSelected && 'bg-sel shadow-[inset_3px_0_0_var(--brick)]',
                )}
              >
                {renderRow(point)}
              </button>
            </li>
          );
        })}
        {shown.length > maxLines && (
          <li className="px-3 py-4 text-table text-ink3">
            {t('beyond', { count: shown.length - maxLines })}
          </li>
        )}
        {shown.length === 0 && <li className="px-3 py-4 text-table text-ink3">{words.empty}</li>}
      </ul>
      {(outsideCount > 0 || unplacedCount > 0) && (
        <div className="flex flex-col gap-1 border-t border-line px-3 py-2 text-label text-ink2">
          {outsideCount > 0 && (
            <p className="flex flex-wrap items-center justify-between gap-2">
              {t('outside', { count: outsideCount })}
              <button
                type="button"
                onClick={onFit}
                className="min-h-6 rounded-badge font-medium text-brick-ink hover:underline pointer-coarse:min-h-11"
              >
                {onGround('fit')}
              </button>
            </p>
          )}
          {unplacedCount > 0 && (
            <p className="flex items-center gap-1.5">
              <Icon icon={MapPinOff} size={14} className="text-ink3" />
              <span>{words.renderUnplaced(unplacedCount)}</span>
            </p>
          )}
        </div>
      )}
    </section>
  );
}
