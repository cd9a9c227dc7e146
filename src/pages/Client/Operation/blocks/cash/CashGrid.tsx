import type { CashQuery, ShownCash, ShownCashEntry } from '#contracts/client/operation/cash-flow-forecast.ts';
import { withoutEmpty } from '#domain/cash-flow/used-grid.ts';
import { monthsBetween, type Month } from '#domain/time/day.ts';
import * as cashMessages from '#messages/client/cash-flow-forecast.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Text } from '#ui/data/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { PlanGrid } from '#ui/plan/PlanGrid.tsx';
import { PlanLegend } from '#ui/plan/PlanLegend.tsx';
import type { PlanLine } from '#ui/plan/plan-types.ts';
import { amountOf, columnOf, flowsOf } from './plan-lines.ts';
import { usePeriodName } from './usePeriodName.ts';

interface CashGridProps {
  readonly cash: ShownCash;
  readonly query: CashQuery;
  readonly canShift: boolean;
  readonly onOpen: (entry: ShownCashEntry) => void;
  /** By so many months. */
  readonly onShift: (ids: readonly string[], months: number) => void;
}

/** The plan of cash as a table whose forecasts can be carried to another month. */
export function CashGrid({ cash, query, canShift, onOpen, onShift }: CashGridProps) {
  const t = useMessages(cashMessages);
  const { money, month } = useFormat();
  const periodName = usePeriodName();
  const { columns, lines } = query.empty === 'hide' ? withoutEmpty(cash) : cash;
  const lineLabel = ({ key, kind }: (typeof lines)[number]): string =>
    key === 'other' && kind === 'receipt' ? t('otherReceipts') : t(`line.${key}`);
  const planLines = lines.map((line): PlanLine => {
    const isBalance = line.kind === 'balance';
    return {
      id: `${line.kind}:${line.key}`,
      label: lineLabel(line),
      isSum: line.kind === 'sum' || isBalance,
      isBalance,
      cells: line.cells.map(({ amountCents, state, isMoved }) => ({
        cents: amountCents,
        look: state,
        isMoved,
      })),
      totalCents: line.totalCents ?? undefined,
      flows: flowsOf(line, cash.entries).flatMap((entry) => {
        const column = columnOf(entry.month, columns);
        if (column === -1) return [];
        const cents = amountOf(entry, line.kind, query.mode);
        const label = entry.label === '' ? lineLabel(line) : entry.label;
        return [
          {
            id: entry.key,
            label,
            name: t('grid.entry', { label, amount: money(cents), month: month(entry.month) }),
            column,
            cell: { cents, look: entry.state, isMoved: entry.isMoved },
            isMovable: entry.record?.isMovable ?? false,
          },
        ];
      }),
    };
  });
  const move = (id: string, by: number): void => {
    const entry = cash.entries.find(({ key }) => key === id);
    const from = entry && columnOf(entry.month, columns);
    const target = from === undefined ? undefined : columns[from + by];
    const to = target?.months[0];
    if (entry === undefined || to === undefined) return;
    onShift([id], monthsBetween(entry.month as Month, to as Month));
  };
  return (
    <Stack>
      <PlanGrid
        label={t('title')}
        lineHead={t('lineHead')}
        totalHead={t('total')}
        movedLabel={t('legend.moved')}
        toggleLabel={(line, isOpen) => t(isOpen ? 'grid.close' : 'grid.open', { label: line.label })}
        columns={columns.map(({ period, place }) => ({ id: period, label: periodName(period), place }))}
        lines={planLines}
        onOpen={(id) => {
          const entry = cash.entries.find(({ key }) => key === id);
          if (entry) onOpen(entry);
        }}
        onMove={canShift ? move : undefined}
      />
      <PlanLegend
        movedLabel={t('legend.moved')}
        looks={(['actual', 'committed', 'forecast'] as const).map((look) => ({
          look,
          label: t(`state.${look}`),
        }))}
      />
      {canShift && (
        <Text as="p" size="label" tone="ink3">
          {t('legend.move')}
        </Text>
      )}
    </Stack>
  );
}
