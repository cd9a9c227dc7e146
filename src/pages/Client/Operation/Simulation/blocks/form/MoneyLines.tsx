import * as simulationMessages from '#messages/client/simulation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { LinesField } from '#ui/lines/LinesField.tsx';
import { useDateColumns } from '#ui/lines/useDateColumns.ts';
import { useLineColumns } from '#ui/lines/useLineColumns.ts';
import type { SimulationForm } from './simulation-form.ts';

export interface MoneyLinesProps {
  readonly form: SimulationForm;
  readonly name: 'injections' | 'situations' | 'draws';
  readonly isReadOnly: boolean;
}

/** Amounts by month, or by day for drawdowns. */
export function MoneyLines({ form, name, isReadOnly }: MoneyLinesProps) {
  const t = useMessages(simulationMessages);
  const column = useLineColumns();
  const dates = useDateColumns();
  const isByDay = name === 'draws';
  return (
    <LinesField
      form={form.control.form}
      name={name}
      label={t(`fields.${name}`)}
      addLabel={t('money.add')}
      max={60}
      blank={() => (isByDay ? { on: null, cents: null } : { month: null, cents: null })}
      isReadOnly={isReadOnly}
      columns={[
        isByDay ? dates.day('on', t('money.on')) : dates.month('month', t('money.month')),
        column.money('cents', t('money.amount'), { isSummed: true }),
      ]}
    />
  );
}
