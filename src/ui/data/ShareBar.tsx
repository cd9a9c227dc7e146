import { useFormat } from '#runtime/locale/format.ts';
import { cx } from '../cx.ts';

/** A part of a whole. */
export interface SharePart {
  readonly id: string;
  readonly label: string;
  /** Basis points of the whole. */
  readonly bps: number;
}

export interface ShareBarProps {
  /** What is divided, for screen readers. */
  readonly label: string;
  /** In their order; they make 10 000 together. */
  readonly parts: readonly SharePart[];
}

const fills = [
  'bg-chart-1',
  'bg-chart-3',
  'bg-chart-4',
  'bg-chart-2',
  'bg-chart-5',
  'bg-chart-6',
  'bg-chart-7',
  'bg-chart-8',
] as const;

const fillOf = (index: number): string => fills[index % fills.length] ?? fills[0];

/** A whole divided into parts: a bar, and below it what each is and how much. */
export function ShareBar({ label, parts }: ShareBarProps) {
  const { percent } = useFormat();
  return (
    <div className="flex flex-col gap-1.5">
      <div aria-hidden="true" className="flex h-2 gap-px overflow-hidden rounded-full bg-line">
        {parts.map(({ id, bps }, index) => (
          <span key={id} className={cx('h-full', fillOf(index))} style={{ width: `${bps / 100}%` }} />
        ))}
      </div>
      <ul aria-label={label} className="flex flex-wrap gap-x-3 gap-y-0.5">
        {parts.map(({ id, label: name, bps }, index) => (
          <li key={id} className="inline-flex items-center gap-1.5 text-label text-ink2">
            <span aria-hidden="true" className={cx('size-2 shrink-0 rounded-full', fillOf(index))} />
            {name} <span className="font-medium whitespace-nowrap text-ink">{percent(bps)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
