import { useFormat } from '#runtime/locale/format.ts';
import type { FigureQuantity } from '../data/Figure.tsx';
import { ChartFrame } from './frame/ChartFrame.tsx';
import { RankRow } from './frame/RankRow.tsx';
import { valueText, valueWriter } from './model/axis-text.ts';
import { layOutRankBars } from './model/rank-bars.ts';
import type { ChartProps, ChartUnit } from './types.ts';
import { useChartMessages } from './useChartMessages.ts';

export interface RankItem {
  readonly id: string;
  readonly label: string;
  /** Whole cents, basis points or a number; null is drawn as nothing and written « – ». */
  readonly value: number | null;
}

export interface RankChartProps extends Omit<ChartProps, 'height'> {
  unit: ChartUnit;
  /** In their order, from top to bottom. */
  items: readonly RankItem[];
  /** A line through all bars with its name: « Seuil cible »; what is less is ochre, and said to be. */
  threshold?: { readonly value: number; readonly label: string } | undefined;
}

const rowHeightPx = 30;
const captionHeightPx = 20;

/** Named values as horizontal bars, each with its value written, beside a threshold where there is one. */
export function RankChart({ unit, items, threshold, ...frame }: RankChartProps) {
  const t = useChartMessages();
  const format = useFormat();
  const values = items.map(({ value }) => value);
  const write = valueWriter(values, unit, format);
  const layout = layOutRankBars(values, threshold?.value ?? null);
  return (
    <ChartFrame
      {...frame}
      shape="ranks"
      height={items.length * rowHeightPx + (threshold ? captionHeightPx : 0)}
      isEmpty={items.every(({ value }) => value === null)}
      data={{
        head: [t('name'), t('value')],
        wordColumns: 1,
        rows: items.map(({ id, label, value }) => ({ id, cells: [label, write(value)] })),
      }}
    >
      {() => (
        <ul
          aria-label={frame.label}
          className="grid grid-cols-[fit-content(42%)_minmax(4rem,1fr)_max-content] gap-x-3"
        >
          {items.map(({ id, label, value }, index) => (
            <RankRow
              key={id}
              label={label}
              figure={figureOf(unit, value)}
              bar={layout.bars[index] ?? null}
              layout={layout}
              belowText={t('below')}
            />
          ))}
          {threshold && layout.threshold !== null && (
            <li className="col-span-3 grid h-5 grid-cols-subgrid">
              <span className="relative col-start-2 h-4">
                <span
                  className="absolute top-0 text-micro font-medium whitespace-nowrap text-ink2"
                  // At its end near the end, at its start near the start: the text stays within the bars.
                  style={{ left: `${layout.threshold}%`, translate: `-${layout.threshold}%` }}
                >
                  {threshold.label} {valueText(threshold.value, unit, format)}
                </span>
              </span>
            </li>
          )}
        </ul>
      )}
    </ChartFrame>
  );
}

/** As it is written at the end of its bar: whole euros, and as many decimals for all rates. */
function figureOf(unit: ChartUnit, value: number | null): FigureQuantity {
  if (unit === 'money') return { cents: value, decimals: 0 };
  return unit === 'rate' ? { rateBps: value, decimals: 2 } : { count: value };
}
