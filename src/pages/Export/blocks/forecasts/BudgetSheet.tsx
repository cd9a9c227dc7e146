import type { ForecastsProps, PrintedBudgetRow } from '#contracts/export/forecasts.ts';
import * as forecastMessages from '#messages/export/forecasts.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Figure } from '#ui/data/Figure.tsx';
import { Gauge } from '#ui/data/Gauge.tsx';
import { PrintNote } from '#ui/print/PrintNote.tsx';
import { PrintTable, type PrintCells } from '#ui/print/PrintTable.tsx';
import { PrintTone } from '#ui/print/PrintTone.tsx';

type Content = NonNullable<ForecastsProps['content']>;

const columns = ['initial', 'revised', 'committed', 'invoiced', 'paid', 'eac', 'variance'] as const;
const figures = {
  initial: 'initialCents',
  revised: 'revisedCents',
  committed: 'committedCents',
  invoiced: 'invoicedCents',
  paid: 'paidCents',
  eac: 'eacCents',
  variance: 'varianceCents',
} as const;

interface BudgetSheetProps {
  readonly content: Content;
  /** Costs leave with the margins; how much of each is paid stays. */
  readonly isCostHidden: boolean;
}

/** The budget by category, with how much of each is paid. */
export function BudgetSheet({ content, isCostHidden }: BudgetSheetProps) {
  const t = useMessages(forecastMessages);
  const { date } = useFormat();
  const { categories, total, snapshot } = content;
  const cellsOf = (label: string, row: PrintedBudgetRow): PrintCells => ({
    label,
    ...Object.fromEntries(
      columns.map((id) => [
        id,
        <PrintTone key={id} isBad={id === 'variance' && (row.varianceCents ?? 0) > 0}>
          <Figure cents={row[figures[id]]} decimals={2} isUnitHidden isSigned={id === 'variance'} />
        </PrintTone>,
      ]),
    ),
    snapshot: <Figure cents={row.thenCents} decimals={2} isUnitHidden />,
    consumption: (
      <>
        <Gauge rateBps={row.consumptionBps ?? 0} width={40} tone="ink" />{' '}
        <Figure rateBps={row.consumptionBps} decimals={2} />
      </>
    ),
  });
  return (
    <>
      <PrintTable
        label={t('total')}
        look="small"
        columns={[
          { id: 'label', label: t('label') },
          ...(isCostHidden ? [] : columns.map((id) => ({ id, label: t(id), isAmount: true }))),
          ...(snapshot === null || isCostHidden
            ? []
            : [{ id: 'snapshot', label: t('earlier'), isAmount: true, isSecondary: true }]),
          { id: 'consumption', label: t('consumption'), isAmount: true },
        ]}
        groups={[
          {
            id: 'categories',
            rows: categories.map(({ category, ...row }) => ({
              id: category,
              cells: cellsOf(t(`category.${category}`), row),
            })),
          },
        ]}
        total={cellsOf(t('total'), total)}
      />
      {isCostHidden && <PrintNote>{t('hidden')}</PrintNote>}
      {snapshot !== null && !isCostHidden && (
        <PrintNote>{t('thenNote', { label: snapshot.label, date: date(snapshot.takenOn) })}</PrintNote>
      )}
    </>
  );
}
