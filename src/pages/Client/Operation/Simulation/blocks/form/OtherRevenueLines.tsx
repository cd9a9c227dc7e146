import type { Simulation } from '#domain/simulation/results.ts';
import * as simulationMessages from '#messages/client/simulation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { LinesField } from '#ui/lines/LinesField.tsx';
import { useDateColumns } from '#ui/lines/useDateColumns.ts';
import { useLineColumns } from '#ui/lines/useLineColumns.ts';
import type { SimulationForm } from './simulation-form.ts';
import type { AmountView } from './useExpenseColumns.ts';
import { useRevenueColumns } from './useRevenueColumns.ts';

const blank = () => ({
  kind: 'other',
  label: '',
  priceTtcCents: null,
  vatRateBps: 0,
  month: null,
  probabilityBps: 10_000,
});

interface OtherRevenueLinesProps {
  readonly form: SimulationForm;
  readonly results: Simulation | null;
  readonly view: AmountView;
  readonly isReadOnly: boolean;
}

/** Rents and whatever else comes in. */
export function OtherRevenueLines({ form, results, view, isReadOnly }: OtherRevenueLinesProps) {
  const revenueColumns = useRevenueColumns();
  const others = results?.revenues.filter(({ kind }) => kind !== 'lot') ?? [];
  const t = useMessages(simulationMessages);
  const column = useLineColumns();
  const dates = useDateColumns();
  const kinds = (['rent', 'other'] as const).map((id) => ({ id, label: t(`choices.kind.${id}`) }));
  return (
    <LinesField
      form={form.control.form}
      name="otherRevenues"
      label={t('sections.others')}
      addLabel={t('lots.addOther')}
      max={60}
      blank={blank}
      isReadOnly={isReadOnly}
      columns={[
        column.text('label', t('lots.label'), { maxLength: 100 }),
        column.choice('kind', t('lots.kind'), kinds, { width: '6rem' }),
        column.money('priceTtcCents', t('lots.price'), { width: '8rem', isSummed: true }),
        column.rate('vatRateBps', t('lots.vatRate'), { width: '5rem' }),
        ...revenueColumns(results, view, (_, row) => others[row]),
        dates.month('month', t('lots.month'), { width: '5.5rem', placeholder: t('lots.monthHint') }),
        column.rate('probabilityBps', t('lots.probability'), { width: '5.75rem' }),
      ]}
    />
  );
}
