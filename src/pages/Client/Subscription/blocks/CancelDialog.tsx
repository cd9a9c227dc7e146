import type { SubscriptionIndexProps } from '#contracts/client/subscription/index.ts';
import { cancelReasons } from '#domain/subscription/cancel-reasons.ts';
import { cancel, plans } from '#generated/routes/client/subscription.ts';
import * as subscriptionMessages from '#messages/client/subscription.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { ActionDialog } from '../../../blocks/ask/ActionDialog.tsx';

interface CancelDialogProps {
  readonly subscription: NonNullable<SubscriptionIndexProps['subscription']>;
  readonly onClose: () => void;
}

const schema = async () =>
  (await import('#contracts/client/subscription/payload.ts')).cancelSubscription.payload;

/** Asks why the company leaves; where it is the price, a yearly offer costs less. */
export function CancelDialog({ subscription: { periodEndsOn, period }, onClose }: CancelDialogProps) {
  const t = useMessages(subscriptionMessages);
  const { longDate } = useFormat();
  const form = useAppForm({
    schema,
    defaultValues: { reason: 'prix', comment: '' },
  });
  const isPrice = form.form.watch('reason') === 'prix';
  return (
    <ActionDialog
      form={form}
      title={t('cancel.title')}
      description={t('cancel.text', { date: longDate(periodEndsOn) })}
      submitLabel={t('cancel.action')}
      isDanger
      action={{ method: 'POST', href: cancel() }}
      onClose={onClose}
    >
      <Bound form={form} name="reason">
        {(bind) => (
          <RadioGroup
            {...bind}
            onChange={(id) => bind.onChange(cancelReasons.find((one) => one === id) ?? 'autre')}
            label={t('cancel.reason')}
            choices={cancelReasons.map((id) => ({ id, label: t(`cancel.reasons.${id}`) }))}
          />
        )}
      </Bound>
      {isPrice && period === 'monthly' && (
        <Banner
          tone="info"
          action={
            <TextLink href={plans({ query: { period: 'yearly' } })} isInherited>
              {t('cancel.offerAction')}
            </TextLink>
          }
        >
          {t('cancel.offer')}
        </Banner>
      )}
      <Bound form={form} name="comment">
        {(bind) => <TextArea {...bind} label={t('cancel.comment')} rows={3} maxLength={1000} isOptional />}
      </Bound>
    </ActionDialog>
  );
}
