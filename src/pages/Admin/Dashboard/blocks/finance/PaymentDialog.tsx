import type { OverdueInvoice } from '#contracts/admin/dashboard/finance-kpi.ts';
import { invoicePaymentMethods } from '#domain/subscription/invoice.ts';
import { paid } from '#generated/routes/admin/invoice.ts';
import * as financeMessages from '#messages/admin/finance-kpi.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ActionDialog } from '../../../../blocks/ask/ActionDialog.tsx';
import { ChoiceSelect } from '../../../../blocks/ChoiceSelect.tsx';

interface PaymentDialogProps {
  readonly invoice: OverdueInvoice;
  readonly today: string;
  readonly onClose: () => void;
}

const schema = async () => (await import('#contracts/admin/invoice/payload.ts')).payInvoice.payload;

/** Asks when and how an invoice was paid. */
export function PaymentDialog({ invoice, today, onClose }: PaymentDialogProps) {
  const t = useMessages(financeMessages);
  const format = useFormat();
  const form = useAppForm({
    schema,
    defaultValues: { paidOn: today, method: 'virement', reference: '' },
  });
  return (
    <ActionDialog
      form={form}
      title={t('paid.title', { number: invoice.number })}
      description={t('paid.intro', { company: invoice.company, total: format.money(invoice.totalCents) })}
      submitLabel={t('paid.submit')}
      action={{
        method: 'PATCH',
        href: paid({ invoice: invoice.id }),
        preserveScroll: true,
      }}
      onClose={onClose}
    >
      <FieldRow>
        <Bound form={form} name="paidOn">
          {(bind) => (
            <DateField
              {...bind}
              onChange={(on) => bind.onChange(on ?? '')}
              label={t('paid.on')}
              min={invoice.issuedOn}
              max={today}
            />
          )}
        </Bound>
        <Bound form={form} name="method">
          {(bind) => (
            <ChoiceSelect
              {...bind}
              onChange={(method) => bind.onChange(method ?? 'virement')}
              label={t('paid.method')}
              choices={invoicePaymentMethods.map((id) => ({ id, label: t(`paid.methods.${id}`) }))}
            />
          )}
        </Bound>
      </FieldRow>
      <Bound form={form} name="reference">
        {(bind) => (
          <TextField
            {...bind}
            value={bind.value ?? ''}
            label={t('paid.reference')}
            isOptional
            maxLength={60}
          />
        )}
      </Bound>
    </ActionDialog>
  );
}
