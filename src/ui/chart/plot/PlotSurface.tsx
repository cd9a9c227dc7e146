import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { useChartMessages } from '../useChartMessages.ts';
import { ChartTooltip, type Anchor, type Readout } from './ChartTooltip.tsx';
import { movedPoint } from './moved-point.ts';

export interface PlotSurfaceProps {
  label: string;
  /** In px. */
  width: number;
  height: number;
  /** How many points there are. */
  count: number;
  /** The point under a place of the plot, in px. */
  pointAt: (x: number, y: number) => number | null;
  anchorOf: (index: number) => Anchor;
  readout: (index: number) => Readout;
  /** The drawing, given the point that is looked at. */
  children: (active: number | null) => ReactNode;
}

/**
 * The drawing surface of a chart: one tab stop whose arrows go from point to point. The values of the point
 * looked at stand in a bubble; those reached by keyboard are read aloud.
 */
export function PlotSurface({
  label,
  width,
  height,
  count,
  pointAt,
  anchorOf,
  readout,
  children,
}: PlotSurfaceProps) {
  const t = useChartMessages();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const [spoken, setSpoken] = useState('');
  const active = asked === null || asked >= count ? null : asked;

  useEffect(() => {
    if (active === null) return undefined;
    // A bubble opened by the pointer closes too, wherever the focus is.
    const close = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') setAsked(null);
    };
    // A finger that leaves the plot keeps its bubble until it touches elsewhere.
    const leave = (event: globalThis.PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setAsked(null);
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', leave);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', leave);
    };
  }, [active]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = movedPoint(event.key, active, count);
    if (next === null) return;
    event.preventDefault();
    setAsked(next);
    const { title, isForecast, rows } = readout(next);
    const values = rows.map((row) => (row.label === '' ? row.value : `${row.label} ${row.value}`)).join(', ');
    setSpoken(`${title}${isForecast ? ` ${t('forecastMark')}` : ''}${t('colon')}${values}`);
  };
  const onPointer = (event: PointerEvent<HTMLElement>) => {
    const place = event.currentTarget.getBoundingClientRect();
    // A sheet may be shown smaller than it is drawn.
    const scale = place.width === 0 ? 1 : width / place.width;
    setAsked(pointAt((event.clientX - place.left) * scale, (event.clientY - place.top) * scale));
  };

  return (
    <>
      {/* Its arrows are for the chart, which a screen reader would otherwise keep for itself. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes keys */}
      <div
        ref={box}
        role="application"
        aria-roledescription={t('role')}
        aria-label={label}
        aria-describedby={`${id}help`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes keys
        tabIndex={0}
        className="chart-box relative h-full w-full touch-pan-y"
        onKeyDown={onKeyDown}
        onBlur={() => setAsked(null)}
        onPointerMove={onPointer}
        onPointerDown={onPointer}
        onPointerLeave={(event) => {
          if (event.pointerType === 'mouse') setAsked(null);
        }}
      >
        <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMinYMin meet">
          {children(active)}
        </svg>
        {active !== null && (
          <ChartTooltip readout={readout(active)} anchor={anchorOf(active)} width={width} />
        )}
      </div>
      <p id={`${id}help`} hidden>
        {t('instructions')}
      </p>
      <output aria-live="polite" className="sr-only">
        {spoken}
      </output>
    </>
  );
}
