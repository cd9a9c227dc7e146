import { type CSSProperties, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { cx } from '../cx.ts';
import { Banner } from '../feedback/Banner.tsx';
import { MapLayer } from './MapLayer.tsx';
import { MapList, type MapWords } from './MapList.tsx';
import type { InitialView, MapOverlay, MapPoint, MapView } from './map-types.ts';
import { useClusterMap } from './useClusterMap.ts';
import { useMapMessages } from './useMapMessages.ts';

export interface ClusterMapProps {
  /** Accessible name. */
  readonly label: string;
  /** Keep the array between renderings: the clusters are made anew with it. */
  readonly points: readonly MapPoint[];
  /** What the pin of a record opens: a card with its link. */
  readonly renderCard: (point: MapPoint) => ReactNode;
  /** A line of the list; its label by default. No link or button in it: the line is one. */
  readonly renderRow?: (point: MapPoint) => ReactNode;
  readonly selectedId: string | null;
  readonly onSelect: (id: string | null) => void;
  /** Key of the maps service (`app.mapsKey`); without one the map shows the departments. */
  readonly mapsKey?: string | null;
  /** Names the records: « {n} opérations affichées ». */
  readonly words?: Partial<MapWords>;
  /** The list stands beside the map; else it opens under it. */
  readonly isListBeside?: boolean;
  /** Any CSS length. */
  readonly height?: string;
  /** What the map shows first; all records without. */
  readonly initialView?: InitialView | null;
  /** The map has come to rest. */
  readonly onViewChange?: ((view: MapView) => void) | undefined;
  /** What lies beside the records. */
  readonly overlay?: MapOverlay | null;
}

/**
 * Records on a map, gathered where they would cover each other, with a list that says the same:
 *
 *     <ClusterMap
 *       label="Carte des opérations"
 *       points={points}
 *       renderCard={({ id }) => <OperationCard id={id} />}
 *       selectedId={selectedId}
 *       onSelect={setSelectedId}
 *       mapsKey={app.mapsKey}
 *     />
 */
export function ClusterMap({
  label,
  points,
  renderCard,
  renderRow = (point) => point.label,
  selectedId,
  onSelect,
  mapsKey = null,
  words: given,
  isListBeside = false,
  height = '34rem',
  initialView = null,
  onViewChange,
  overlay = null,
}: ClusterMapProps) {
  const t = useMapMessages();
  const instructionsId = useId();
  const [isListOpen, setListOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const state = useClusterMap({
    frame,
    container,
    points,
    selectedId,
    onSelect,
    mapsKey,
    initialView,
    onViewChange,
  });
  const { engine, index, shown, hasFailed, fit } = state;

  const words: MapWords = {
    shown: (count, total) => t('shown', { shown: count, total }),
    renderUnplaced: (count) => t('unplaced', { count }),
    empty: t('empty'),
    ...given,
  };
  const isListShown = isListBeside || isListOpen || hasFailed;
  const list = isListShown && (
    <MapList
      shown={shown}
      totalCount={points.length}
      outsideCount={index.points.length - shown.length}
      unplacedCount={points.length - index.points.length}
      selectedId={selectedId}
      onSelect={(id) => state.select(id, false)}
      onFit={fit}
      renderRow={renderRow}
      words={words}
    />
  );

  const frameStyle: CSSProperties & Record<'--map-height', string> = { '--map-height': height };
  return (
    <div className="flex flex-col gap-2">
      {state.isFallback && <Banner tone="info">{t('fallback')}</Banner>}
      {hasFailed && <Banner tone="warn">{t('unavailable')}</Banner>}
      <div
        className={cx(
          'overflow-hidden rounded-card border border-line',
          isListBeside && !hasFailed && 'lg:grid lg:h-(--map-height) lg:grid-cols-[22rem_1fr]',
        )}
        style={frameStyle}
      >
        {!hasFailed && (
          // The panes of maps are stacked up to 1000 and more: they stay among themselves.
          <div
            ref={frame}
            data-map-frame=""
            className="relative isolate h-(--map-height) max-h-[60dvh] lg:order-last lg:max-h-none"
          >
            <div
              ref={container}
              // Its arrows are for the map, which a screen reader would otherwise keep for itself.
              role="application"
              aria-label={label}
              aria-describedby={instructionsId}
              className="location-map cluster-map h-full bg-sunken"
            />
            <p id={instructionsId} hidden>
              {t('instructions')}
            </p>
            {engine ? (
              <MapLayer
                engine={engine}
                state={state}
                selectedId={selectedId}
                renderCard={renderCard}
                emptyText={words.empty}
                overlay={overlay}
              />
            ) : (
              <p role="status" className="absolute inset-0 grid place-items-center text-table text-ink3">
                {t('loading')}
              </p>
            )}
          </div>
        )}
        {(isListBeside || hasFailed) && list}
      </div>
      {!isListBeside && !hasFailed && (
        <div className="flex flex-col items-start gap-2">
          <Button size="sm" aria-expanded={isListOpen} onClick={() => setListOpen(!isListOpen)}>
            {isListOpen ? t('hideList') : t('showList')}
          </Button>
          {list && <div className="w-full overflow-hidden rounded-card border border-line">{list}</div>}
        </div>
      )}
    </div>
  );
}
