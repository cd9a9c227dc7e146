import type { CurrentSale } from '#contracts/client/operation/notary/sale/form.ts';
import * as formMessages from '#messages/client/notary-sale-form.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Stepper } from '#ui/data/Stepper.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';

const order = ['reserved', 'contract', 'firm', 'conditions_lifted', 'deed', 'paid', 'delivered'];

/** Where a sale stands on its way from the reservation to the keys, with the day of each stage. */
export function SaleStages({ current }: { readonly current: CurrentSale }) {
  const t = useMessages(formMessages);
  const { date } = useFormat();
  const { status, cancelledOn, cancelReason } = current;
  if (status === 'cancelled') {
    return (
      <Banner tone="warn">
        {t('cancelled', {
          date: cancelledOn === null ? '—' : date(cancelledOn),
          reason: cancelReason === null ? '—' : t(`choices.reason.${cancelReason}`),
        })}
      </Banner>
    );
  }
  const reached = order.indexOf(status);
  const stages = [
    ['reserved', t('stages.reserved'), null],
    ['contract', t('stages.contract'), current.contractOn],
    ['firm', t('stages.firm'), current.firmOn],
    ['conditions_lifted', t('stages.conditions'), current.liftedOn],
    ['deed', t('stages.deed'), current.deedOn],
    ['paid', t('stages.paid'), current.paidOn],
    ['delivered', t('stages.delivered'), current.deliveredOn],
  ] as const;
  return (
    <Stepper
      label={t('stages.label')}
      steps={stages.map(([id, label, on], rank) => ({
        id,
        label,
        // The keys may come before the last payment.
        progress:
          id === 'paid' && status === 'delivered' && on === null
            ? 'ahead'
            : rank < reached || (rank === reached && status === 'delivered')
              ? 'done'
              : rank === Math.max(reached, 0)
                ? 'current'
                : 'ahead',
        ...(on !== null && { date: date(on) }),
      }))}
    />
  );
}
