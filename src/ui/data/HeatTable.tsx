import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { useOverflow } from '../useOverflow.ts';
import { useUiMessages } from '../useUiMessages.ts';

export interface HeatCell {
  readonly id: string;
  readonly text: string;
  /** What a colour says is said in the text as well: a sign, a figure. */
  readonly tone: 'pos' | 'warn' | 'neg';
  /** As things are now. */
  readonly isCurrent?: boolean;
}

export interface HeatTableProps {
  /** What the table crosses, for screen readers. */
  readonly label: string;
  /** What stands in the corner: « Travaux / prix ». */
  readonly corner: ReactNode;
  readonly heads: readonly { readonly id: string; readonly text: string; readonly isCurrent?: boolean }[];
  readonly rows: readonly {
    readonly id: string;
    readonly head: string;
    readonly isCurrent?: boolean;
    readonly cells: readonly HeatCell[];
  }[];
  /** In a card: the names of the rows stay while wide ones scroll. */
  readonly isFirstColumnFixed?: boolean;
}

const tones = {
  pos: 'bg-pos-bg text-pos',
  warn: 'bg-warn-bg text-warn',
  neg: 'bg-neg-bg text-neg',
};

/** A figure under two changes at once: a colour for each cell, the present one framed. */
export function HeatTable({ label, corner, heads, rows, isFirstColumnFixed = false }: HeatTableProps) {
  const t = useUiMessages();
  const { ref, isOverflowing } = useOverflow<HTMLDivElement>();
  const fixed = isFirstColumnFixed && 'sticky left-0 bg-card';
  return (
    <div
      ref={ref}
      className="overflow-x-auto"
      role={isOverflowing ? 'region' : undefined}
      aria-label={isOverflowing ? `${label} (${t('table.scroll')})` : undefined}
      tabIndex={isOverflowing ? 0 : undefined}
    >
      <table aria-label={label} className="w-full border-separate border-spacing-0.5 text-table tabular-nums">
        <thead>
          <tr>
            <th scope="col" className={cx('pb-1 text-left text-micro font-normal text-ink3', fixed)}>
              {corner}
            </th>
            {heads.map(({ id, text, isCurrent = false }) => (
              <th
                key={id}
                scope="col"
                className={cx(
                  'pb-1 text-center text-label',
                  isCurrent ? 'font-semibold' : 'font-normal text-ink3',
                )}
              >
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, head, isCurrent = false, cells }) => (
            <tr key={id}>
              <th
                scope="row"
                className={cx(
                  'pr-2 text-left text-label whitespace-nowrap',
                  fixed,
                  isCurrent ? 'font-semibold' : 'font-normal text-ink3',
                )}
              >
                {head}
              </th>
              {cells.map((cell) => (
                <td
                  key={cell.id}
                  aria-current={cell.isCurrent ? 'true' : undefined}
                  className={cx(
                    'rounded-badge px-1.5 py-1 text-center whitespace-nowrap',
                    tones[cell.tone],
                    cell.isCurrent && 'font-semibold outline-2 -outline-offset-1 outline-ink',
                  )}
                >
                  {cell.text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
