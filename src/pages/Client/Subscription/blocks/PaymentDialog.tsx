import type { SubscriptionIndexProps } from '#contracts/client/subscription/index.ts';
import { update } from '#generated/routes/client/subscription/payment.ts';
import * as subscriptionMessages from '#messages/client/subscription.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { IbanField } from '#ui/fields/IbanField.tsx';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { ActionDialog } from '../../../blocks/ask/ActionDialog.tsx';

const methods = ['virement', 'prelevement'] as const;

interface PaymentDialogProps {
  readonly method: NonNullable<SubscriptionIndexProps['subscription']>['payment']['method'];
  readonly onClose: () => void;
}

const schema = async () => (await import('#contracts/client/subscription/payload.ts')).updatePayment.payload;

/** How invoices are paid; a direct debit asks for the account and for the mandate. */
export function PaymentDialog({ method, onClose }: PaymentDialogProps) {
  const t = useMessages(subscriptionMessages);
  const defaultValues = {
    method: method === 'prelevement' ? method : ('virement' as const),
    iban: null,
    hasMandate: false,
  };
  const form = useAppForm({ schema, defaultValues });
  const isDebit = form.form.watch('method') === 'prelevement';
  return (
    <ActionDialog
      form={form}
      title={t('payment.title')}
      submitLabel={t('payment.save')}
      action={{ method: 'PUT', href: update() }}
      onClose={onClose}
    >
      <Bound form={form} name="method">
        {(bind) => (
          <RadioGroup
            {...bind}
            onChange={(id) => bind.onChange(methods.find((one) => one === id) ?? 'virement')}
            label={t('payment.title')}
            choices={methods.map((id) => ({
              id,
              label: t(`payment.methods.${id}`),
              description: t(`payment.${id}Help`),
            }))}
          />
        )}
      </Bound>
      {isDebit && (
        <>
          <Bound form={form} name="iban">
            {(bind) => <IbanField {...bind} label={t('payment.iban')} />}
          </Bound>
          <Bound form={form} name="hasMandate">
            {(bind) => <Checkbox {...bind} label={t('payment.mandate')} />}
          </Bound>
        </>
      )}
    </ActionDialog>
  );
}
