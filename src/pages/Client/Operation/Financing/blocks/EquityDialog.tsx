import { store } from '#generated/routes/client/operation/financing/equity.ts';
import * as financingMessages from '#messages/client/financing.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ActionDialog } from '../../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../../blocks/ask/fields-of.tsx';

const schema = async () =>
  (await import('#contracts/client/operation/financing/payload.ts')).storeEquity.payload;

interface EquityDialogProps {
  readonly operationId: string;
  readonly today: string;
  readonly onClose: () => void;
}

/** Records own money: when, how much, from whom. */
export function EquityDialog({ operationId, today, onClose }: EquityDialogProps) {
  const t = useMessages(financingMessages);
  const form = useAppForm({ schema, defaultValues: { on: today, from: '' } });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('equity.add')}
      submitLabel={t('equity.add')}
      action={{ method: 'POST', href: store({ operation: operationId }) }}
      onClose={onClose}
    >
      <FieldRow>
        {field('on', DateField, { label: t('equity.on') })}
        <Bound form={form} name="cents">
          {(bind) => (
            <MoneyField
              {...bind}
              value={bind.value ?? null}
              onChange={(amount) => bind.onChange(amount ?? Number.NaN)}
              label={t('equity.amount')}
              autoFocus
            />
          )}
        </Bound>
      </FieldRow>
      {field('from', TextField, { label: t('equity.from'), maxLength: 120 })}
    </ActionDialog>
  );
}
