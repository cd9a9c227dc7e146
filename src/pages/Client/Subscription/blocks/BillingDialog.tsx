import type { SubscriptionIndexProps } from '#contracts/client/subscription/index.ts';
import { update } from '#generated/routes/client/subscription/billing.ts';
import * as subscriptionMessages from '#messages/client/subscription.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { EmailField } from '#ui/fields/EmailField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ActionDialog } from '../../../blocks/ask/ActionDialog.tsx';

interface BillingDialogProps {
  readonly billing: NonNullable<SubscriptionIndexProps['subscription']>['billing'];
  readonly onClose: () => void;
}

const schema = async () => (await import('#contracts/client/subscription/payload.ts')).updateBilling.payload;

/** Where invoices go, and what they print of the company. */
export function BillingDialog({ billing, onClose }: BillingDialogProps) {
  const t = useMessages(subscriptionMessages);
  const { email, addressLine, postalCode, city, purchaseRef } = billing;
  const form = useAppForm({ schema, defaultValues: { email, addressLine, postalCode, city, purchaseRef } });
  return (
    <ActionDialog
      form={form}
      title={t('billing.title')}
      submitLabel={t('billing.save')}
      action={{ method: 'PATCH', href: update() }}
      onClose={onClose}
    >
      <Bound form={form} name="email">
        {(bind) => <EmailField {...bind} label={t('billing.email')} />}
      </Bound>
      <Bound form={form} name="addressLine">
        {(bind) => <TextField {...bind} label={t('billing.addressLine')} maxLength={180} />}
      </Bound>
      <Bound form={form} name="postalCode">
        {(bind) => <TextField {...bind} label={t('billing.postalCode')} maxLength={10} />}
      </Bound>
      <Bound form={form} name="city">
        {(bind) => <TextField {...bind} label={t('billing.city')} maxLength={80} />}
      </Bound>
      <Bound form={form} name="purchaseRef">
        {(bind) => (
          <TextField
            {...bind}
            label={t('billing.purchaseRef')}
            help={t('billing.purchaseRefHelp')}
            isOptional
            maxLength={60}
          />
        )}
      </Bound>
    </ActionDialog>
  );
}
