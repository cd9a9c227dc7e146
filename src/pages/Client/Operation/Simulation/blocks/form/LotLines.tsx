import { useMemo } from 'react';
import type { SimulationFormProps } from '#contracts/client/operation/simulation/form.ts';
import type { Simulation } from '#domain/simulation/results.ts';
import { receiptsFault } from '#domain/simulation/study/hand-receipts.ts';
import { isSplitPrice, studyPriceCents, type StudyLot } from '#domain/simulation/study/study.ts';
import * as simulationMessages from '#messages/client/simulation.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { AnyLine } from '#ui/lines/fill-lines.ts';
import { LinesField } from '#ui/lines/LinesField.tsx';
import { useDateColumns } from '#ui/lines/useDateColumns.ts';
import { useLineColumns } from '#ui/lines/useLineColumns.ts';
import type { SimulationForm } from './simulation-form.ts';
import type { AmountView } from './useExpenseColumns.ts';
import { useRevenueColumns } from './useRevenueColumns.ts';

interface LotLinesProps {
  readonly form: SimulationForm;
  readonly results: Simulation | null;
  readonly view: AmountView;
  readonly plans: SimulationFormProps['paymentPlans'];
  readonly isReadOnly: boolean;
  /** Opens when the price of a lot comes in. */
  readonly onReceipts: (row: number) => void;
}

const maxLots = 500;
const lotOf = (line: AnyLine): StudyLot => line as unknown as StudyLot;

/** What is sold: the lots as they were taken over, with the price, month and probability of each. */
export function LotLines({ form, results, view, plans, isReadOnly, onReceipts }: LotLinesProps) {
  const t = useMessages(simulationMessages);
  const { money, area } = useFormat();
  const column = useLineColumns();
  const dates = useDateColumns();
  const revenueColumns = useRevenueColumns();
  const columns = useMemo(() => {
    const byRef = new Map((results?.lots ?? []).map((lot) => [lot.ref, lot]));
    const planNames = new Map(plans.map(({ id, name }) => [id, name]));
    const whole = (cents: number): string => money(cents, { decimals: 0 });
    const onlySplit = (line: AnyLine): string | null => (isSplitPrice(lotOf(line)) ? null : '–');
    const receiptsText = (line: AnyLine): string => {
      const lot = lotOf(line);
      const { length: count } = lot.receipts;
      if (count === 0) return planNames.get(lot.paymentTemplateId ?? '') ?? t('receipts.byCalls');
      const isPrice = receiptsFault(lot.receipts, studyPriceCents(lot)) === null;
      return isPrice ? t('receipts.byHand', { count }) : t('receipts.toMend');
    };
    const sumOfPrices = (lines: readonly AnyLine[]): string =>
      whole(lines.reduce((sum, line) => sum + (studyPriceCents(lotOf(line)) ?? 0), 0));
    return [
      column.computed('ref', t('lots.ref'), (line) => lotOf(line).ref, { width: '4rem', align: undefined }),
      column.computed('areaM2', t('lots.area'), (line) => area(lotOf(line).areaM2).replace(/\s*m²$/u, ''), {
        width: '4.25rem',
      }),
      column.money('existingPriceCents', t('lots.existing'), {
        width: '7.25rem',
        lockedText: onlySplit,
      }),
      column.money('worksPriceCents', t('lots.works'), { width: '7.25rem', lockedText: onlySplit }),
      column.money('priceTtcCents', t('lots.price'), {
        lockedText: (line) => {
          const lot = lotOf(line);
          return isSplitPrice(lot) ? whole(studyPriceCents(lot) ?? 0) : null;
        },
        total: sumOfPrices,
      }),
      ...revenueColumns(results, view, (line) => byRef.get(lotOf(line).ref)),
      ...(view === 'all'
        ? [
            column.computed(
              'perM2',
              t('line.perM2'),
              (line) => {
                const result = byRef.get(lotOf(line).ref);
                return result === undefined ? '–' : whole(result.pricePerM2Cents);
              },
              { width: '5.25rem' },
            ),
          ]
        : []),
      dates.month('deedMonth', t('lots.deedMonth'), { width: '5.5rem', placeholder: t('lots.monthHint') }),
      column.rate('probabilityBps', t('lots.probability'), { width: '5.75rem' }),
      column.computed('receipts', t('lots.receipts'), receiptsText, {
        width: '6.25rem',
        onPress: onReceipts,
      }),
    ];
  }, [area, column, dates, money, onReceipts, plans, results, revenueColumns, t, view]);
  return (
    <LinesField
      form={form.control.form}
      name="lots"
      label={t('sections.lots')}
      columns={columns}
      blank={() => ({})}
      max={maxLots}
      isReadOnly={isReadOnly}
      isFixed
    />
  );
}
