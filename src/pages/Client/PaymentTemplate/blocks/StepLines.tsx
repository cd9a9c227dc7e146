import { callBases, callEvents } from '#domain/calls/payment-template.ts';
import type { SaleMode } from '#domain/lot/states.ts';
import * as paymentTemplateMessages from '#messages/client/payment-template.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { LinesField } from '#ui/lines/LinesField.tsx';
import { useLineColumns } from '#ui/lines/useLineColumns.ts';
import type { ScheduleForm } from './schedule-form.ts';

interface StepLinesProps {
  readonly form: ScheduleForm;
  readonly regime: SaleMode;
}

const maxSteps = 12;

/** The steps of a schedule, one line each, in the order of the calls. */
export function StepLines({ form, regime }: StepLinesProps) {
  const t = useMessages(paymentTemplateMessages);
  const column = useLineColumns();
  const isSplit = regime === 'vir';
  const label = t('fields.steps');
  return (
    <LinesField
      form={form.control.form}
      name="steps"
      label={label}
      addLabel={t('lines.add')}
      max={maxSteps}
      isReadOnly={!form.props.can.save}
      blank={() => ({ label: '', event: 'delivery', base: isSplit ? 'works' : 'total', cumulativeBps: null })}
      columns={[
        column.text('label', t('lines.label'), { maxLength: 120 }),
        column.choice(
          'event',
          t('lines.event'),
          callEvents.map((id) => ({ id, label: t(`event.${id}`) })),
          { width: '11rem' },
        ),
        // Only a VIR parts the existing from the works.
        ...(isSplit
          ? [
              column.choice(
                'base',
                t('lines.base'),
                callBases.filter((id) => id !== 'total').map((id) => ({ id, label: t(`base.${id}`) })),
                { width: '7.5rem' },
              ),
            ]
          : []),
        column.rate('cumulativeBps', t('lines.cumulativeBps'), { width: '6.5rem' }),
      ]}
    />
  );
}
