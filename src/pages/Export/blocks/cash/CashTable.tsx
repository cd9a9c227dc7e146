import type { CashFlowPaperProps } from '#contracts/export/cash-flow-forecast.ts';
import * as cashMessages from '#messages/export/cash-flow-forecast.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Figure } from '#ui/data/Figure.tsx';
import { PrintTable } from '#ui/print/PrintTable.tsx';
import { PrintTone } from '#ui/print/PrintTone.tsx';
import { usePaperPeriod } from './usePaperPeriod.ts';

type Content = NonNullable<CashFlowPaperProps['content']>;

/** In mm: what a lying sheet holds, the names of the lines, a period where there is room, the totals. */
const widthMm = { sheet: 267, name: 52, period: 17, total: 20 } as const;

/** The same on all pages, so that their columns stand one under the other; narrower where totals ask for the room. */
const periodMm = (lastCount: number): number =>
  Math.min(widthMm.period, (widthMm.sheet - widthMm.name - widthMm.total) / lastCount);

interface CashTableProps {
  readonly content: Content;
  /** Index of the first and behind the last column of this page. */
  readonly from: number;
  readonly to: number;
  /** The totals stand on the last page. */
  readonly isLast: boolean;
  /** Columns of that page. */
  readonly lastCount: number;
  /** What goes with the plan is to have room on the same page. */
  readonly isCompact: boolean;
}

/** Some columns of the plan of cash; a line parts what is actual from what is foreseen. */
export function CashTable({ content, from, to, isLast, lastCount, isCompact }: CashTableProps) {
  const t = useMessages(cashMessages);
  const ofPeriod = periodMm(lastCount);
  const periodName = usePaperPeriod();
  const columns = content.columns.slice(from, to);
  return (
    <PrintTable
      label={t('line.cash')}
      look="smallest"
      isCompact={isCompact}
      widthMm={widthMm.name + columns.length * ofPeriod + (isLast ? widthMm.total : 0)}
      columns={[
        { id: 'name', label: t('head'), widthMm: widthMm.name },
        ...columns.map(({ period, place }) => ({
          id: period,
          label: periodName(period),
          isAmount: true,
          widthMm: ofPeriod,
          endsPart: place === 'current',
        })),
        ...(isLast ? [{ id: 'total', label: t('total'), isAmount: true, widthMm: widthMm.total }] : []),
      ]}
      groups={groupsOf(content.lines).map(({ id, sum, rows }) => ({
        id,
        ...(sum && { cells: cellsOf(sum) }),
        rows: rows.map((line) => ({ id: `${line.kind}:${line.key}`, cells: cellsOf(line) })),
      }))}
    />
  );

  function cellsOf({ key, kind, cells, totalCents }: Content['lines'][number]) {
    const amount = (cents: number | null | undefined) => (
      <PrintTone isBad={kind === 'balance' && (cents ?? 0) < 0}>
        <Figure cents={cents === 0 ? null : cents} decimals={0} isUnitHidden />
      </PrintTone>
    );
    return {
      name: key === 'other' && kind === 'receipt' ? t('otherReceipts') : t(`line.${key}`),
      ...Object.fromEntries(columns.map(({ period }, index) => [period, amount(cells[from + index])])),
      total: kind === 'balance' ? '' : amount(totalCents),
    };
  }
}

interface LineGroup {
  readonly id: string;
  readonly sum: Content['lines'][number] | undefined;
  readonly rows: Content['lines'];
}

/** Each sum as the head of what follows it, the first lines without one. */
function groupsOf(lines: Content['lines']): readonly LineGroup[] {
  const groups: { id: string; sum: LineGroup['sum']; rows: Content['lines'] }[] = [];
  for (const line of lines) {
    if (line.kind === 'sum' || groups.length === 0) {
      groups.push({
        id: line.key,
        sum: line.kind === 'sum' ? line : undefined,
        rows: line.kind === 'sum' ? [] : [line],
      });
    } else {
      groups.at(-1)?.rows.push(line);
    }
  }
  return groups;
}
