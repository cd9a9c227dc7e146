import { Bar } from '@visx/shape';
import { useId } from 'react';
import { useFormat } from '#runtime/locale/format.ts';
import { SvgFigure } from '../../data/SvgFigure.tsx';
import { useChartMessages } from '../useChartMessages.ts';
import { chartColor } from '../frame/colors.ts';
import { markFill, Textures } from '../frame/Textures.tsx';
import { axisText, roundedToScale, valueText } from '../model/axis-text.ts';
import { labelWidth } from '../model/fit-label.ts';
import type { WaterfallBar } from '../model/waterfall.ts';
import type { ChartUnit } from '../types.ts';
import { ActiveBand } from './ActiveBand.tsx';
import { layOutFrame } from './frame.ts';
import { PlaceAxis } from './PlaceAxis.tsx';
import { PlotSurface } from './PlotSurface.tsx';
import { ValueAxis } from './ValueAxis.tsx';

export interface WaterfallPlotProps {
  label: string;
  /** In px. */
  width: number;
  height: number;
  unit: ChartUnit;
  bars: readonly WaterfallBar[];
}

/** The colour and texture of each kind of bar; a change that adds is told from one that takes away. */
const looks = {
  start: { index: 0, color: chartColor(1) },
  more: { index: 1, color: chartColor('receipts') },
  less: { index: 2, color: chartColor('expenses') },
  total: { index: 3, color: chartColor(2) },
} as const;

const barStyle = ({ kind, value }: WaterfallBar) =>
  looks[kind === 'change' ? (value < 0 ? 'less' : 'more') : kind];

/** Bars that hang in the air, joined by dotted lines at the total so far. */
export default function WaterfallPlot({ label, width, height, unit, bars }: WaterfallPlotProps) {
  const id = useId();
  const t = useChartMessages();
  const format = useFormat();
  const frame = layOutFrame({
    width,
    height,
    above: 20,
    under: 34,
    count: bars.length,
    lowest: Math.min(0, ...bars.map(({ from, to }) => Math.min(from, to))),
    highest: Math.max(0, ...bars.map(({ from, to }) => Math.max(from, to))),
    smallestStep: unit === 'count' && bars.some(({ value }) => !Number.isInteger(value)) ? 0 : 1,
    write: (tick, largest) => axisText(tick, largest, unit, format),
  });
  const largest = Math.max(...frame.ticks.map(Math.abs));
  const write = (value: number): string => axisText(value, largest, unit, format);
  const taken = Math.min(frame.band * 0.62, 44);
  const texts = bars.map(({ value }) => write(roundedToScale(value, largest, unit)));
  const hasRoom = Math.max(0, ...texts.map(labelWidth)) + 2 <= frame.band;

  const drawing = (
    <>
      <ValueAxis scale={frame.y} ticks={frame.ticks} left={frame.left} right={frame.right} write={write} />
      <PlaceAxis
        frame={frame}
        labels={bars.map((bar) => ({ text: bar.label, isStrong: bar.kind === 'total' }))}
      />
      {bars.slice(0, -1).map((bar, index) => (
        <line
          key={bar.id}
          x1={frame.centerOf(index) + taken / 2}
          x2={frame.centerOf(index + 1) - taken / 2}
          y1={frame.y(bar.total)}
          y2={frame.y(bar.total)}
          className="chart-join"
        />
      ))}
      {bars.map((bar, index) => {
        const top = frame.y(Math.max(bar.from, bar.to));
        const bottom = frame.y(Math.min(bar.from, bar.to));
        const look = barStyle(bar);
        return (
          <g key={bar.id}>
            <Bar
              x={frame.centerOf(index) - taken / 2}
              y={top}
              width={taken}
              height={Math.max(1, bottom - top)}
              rx={1.5}
              className="chart-mark"
              data-forecast={bar.isForecast ? '' : undefined}
              style={markFill(id, look.index, look.color, bar.isForecast)}
            />
            {hasRoom && (
              <text
                x={frame.centerOf(index)}
                y={top - 5}
                textAnchor="middle"
                className="chart-text"
                data-strong=""
              >
                <SvgFigure text={texts[index] ?? ''} />
              </text>
            )}
          </g>
        );
      })}
    </>
  );
  return (
    <PlotSurface
      label={label}
      width={width}
      height={height}
      count={bars.length}
      pointAt={(x) => frame.placeAt(x)}
      anchorOf={(index) => ({ x: frame.centerOf(index), y: frame.top, half: taken / 2 })}
      readout={(index) => {
        const bar = bars[index];
        if (!bar) return { title: '', rows: [] };
        const change = { id: 'value', label: t('change'), value: valueText(bar.value, unit, format) };
        const total = { id: 'total', label: t('running'), value: valueText(bar.total, unit, format) };
        return {
          title: bar.label,
          isForecast: bar.isForecast,
          rows: bar.kind === 'change' ? [change, total] : [{ ...total, label: '' }],
        };
      }}
    >
      {(active) => (
        <>
          <Textures id={id} layers={Object.values(looks)} />
          {active !== null && <ActiveBand frame={frame} active={active} />}
          {drawing}
        </>
      )}
    </PlotSurface>
  );
}
