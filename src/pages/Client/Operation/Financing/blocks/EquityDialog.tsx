import { store } from '#generated/routes/client/operation/financing/equity.ts';
import * as financingMessages from '#messages/client/financing.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ActionDialog } from './ActionDialog.tsx';

const schema = async () =>
  (await import('#contracts/client/operation/financing/payload.ts')).storeEquity.payload;

export interface EquityDialogProps {
  readonly operationId: string;
  readonly today: string;
  readonly onClose: () => void;
}

/** Records own money: when, how much, from whom. */
export function EquityDialog({ operationId, today, onClose }: EquityDialogProps) {
  const t = useMessages(financingMessages);
  const form = useAppForm({ schema, defaultValues: { on: today, from: '' } });
  return (
    <ActionDialog
      form={form}
      title={t('equity.add')}
      submitLabel={t('equity.add')}
      action={{ method: 'POST', href: store({ operation: operationId }) }}
      onClose={onClose}
    >
      <FieldRow>
        <Bound form={form} name="on">
          {(bind) => (
            <DateField {...bind} onChange={(on) => bind.onChange(on ?? '')} label={t('equity.on')} />
          )}
        </Bound>
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
      <Bound form={form} name="from">
        {(bind) => <TextField {...bind} label={t('equity.from')} maxLength={120} />}
      </Bound>
    </ActionDialog>
  );
}
