import type { SaleFormProps } from '#contracts/admin/sale/form.ts';
import * as saleMessages from '#messages/admin/sale.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Banner } from '#ui/feedback/Banner.tsx';

/** What has to be known of a sale before it is read: where its proposal stands, what it waits for. */
export function StateNotice({ row, current, today, form }: SaleFormProps) {
  const t = useMessages(saleMessages);
  const { date, percent } = useFormat();
  if (row === null || current === null) return null;
  const { sentOn, sentTo, cancelledOn, cancelReason, approvedBy, approvedBps } = current;
  if (row.status === 'cancelled') {
    return (
      <Banner tone="info">
        {t('current.cancelled', { date: date(cancelledOn ?? today), reason: cancelReason ?? '–' })}
      </Banner>
    );
  }
  const isSent = row.status === 'sent' && sentOn !== null && row.endsOn !== null;
  return (
    <>
      {row.isToApprove && (
        <Banner tone="warn">{t('current.asked', { rate: percent(row.concessionBps) })}</Banner>
      )}
      {approvedBy !== null && approvedBps !== null && !row.isToApprove && (
        <Banner tone="info">{t('current.approved', { rate: percent(approvedBps), name: approvedBy })}</Banner>
      )}
      {isSent && (
        <Banner tone={row.isOver ? 'warn' : 'info'}>
          {row.isOver
            ? t('current.over', { end: date(row.endsOn) })
            : t('current.sent', { date: date(sentOn), email: sentTo ?? '–', end: date(row.endsOn) })}
          {form.can.save && ` ${t('current.resent')}`}
        </Banner>
      )}
      {current.isWaiting && (
        <Banner tone={row.startsOn < today ? 'warn' : 'info'}>
          {t(row.startsOn < today ? 'current.waitingLate' : 'current.waiting', {
            date: date(row.startsOn),
          })}
        </Banner>
      )}
    </>
  );
}
