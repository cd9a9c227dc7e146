import { useFormat } from '#runtime/locale/format.ts';
import { cx } from '../cx.ts';
import { ChartFrame } from './frame/ChartFrame.tsx';
import { layOutRankBars, type RankBar } from './model/rank-bars.ts';
import type { ChartProps } from './types.ts';
import { useChartMessages } from './useChartMessages.ts';

/** One end of a bar: how the hypothesis was moved, and what that changes, in whole cents. */
export interface TornadoEnd {
  readonly change: string;
  readonly cents: number;
}

export interface TornadoItem {
  readonly id: string;
  readonly label: string;
  /** Those that are known: lowered, raised. */
  readonly ends: readonly TornadoEnd[];
}

export interface TornadoChartProps extends Omit<ChartProps, 'height'> {
  /** From top to bottom, the widest first. */
  items: readonly TornadoItem[];
  /** What the column of amounts holds: « Effet sur la marge ». */
  valueLabel: string;
}

const rowHeightPx = 56;

/** Hypotheses moved one at a time: a bar to each side of what is planned, as long as its effect. */
export function TornadoChart({ items, valueLabel, ...frame }: TornadoChartProps) {
  const t = useChartMessages();
  const { signedMoney } = useFormat();
  const written = (cents: number): string => signedMoney(cents, { decimals: 0 });
  const layout = layOutRankBars(
    items.flatMap(({ ends }) => ends.map(({ cents }) => cents)),
    null,
  );
  const bars = new Map(
    items.flatMap(({ ends }) => ends).map((end, index) => [end, layout.bars[index] ?? null] as const),
  );
  return (
    <ChartFrame
      {...frame}
      shape="ranks"
      height={items.length * rowHeightPx}
      isEmpty={items.length === 0}
      data={{
        head: [t('name'), t('change'), valueLabel],
        wordColumns: 2,
        rows: items.flatMap(({ id, label, ends }) =>
          ends.map(({ change, cents }) => ({
            id: `${id} ${change}`,
            cells: [label, change, written(cents)],
          })),
        ),
      }}
    >
      {() => (
        <ul aria-label={frame.label} className="flex flex-col">
          {items.map(({ id, label, ends }) => (
            <li key={id} className="h-14">
              <p className="flex justify-between gap-3 text-table whitespace-nowrap text-ink2">
                <span className="truncate">{label}</span>
                <span className="flex gap-x-3">
                  {ends.map(({ change, cents }) => (
                    <span key={change}>
                      {change}{' '}
                      <span className={cx('font-medium tabular-nums', cents < 0 ? 'text-neg' : 'text-pos')}>
                        {written(cents)}
                      </span>
                    </span>
                  ))}
                </span>
              </p>
              <span aria-hidden="true" className="relative mt-1 block h-5">
                {ends.map((end) => (
                  <Bar key={end.change} bar={bars.get(end) ?? null} isLoss={end.cents < 0} />
                ))}
                <span className="absolute -inset-y-1 w-px bg-ink2" style={{ left: `${layout.zero}%` }} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </ChartFrame>
  );
}

function Bar({ bar, isLoss }: { readonly bar: RankBar | null; readonly isLoss: boolean }) {
  if (bar === null) return null;
  return (
    <span
      className={cx('bar-fill absolute inset-y-0.5 rounded-[2px]', isLoss ? 'bg-neg-fill' : 'bg-pos-fill')}
      style={{ left: `${bar.start}%`, width: `${bar.width}%` }}
    />
  );
}
