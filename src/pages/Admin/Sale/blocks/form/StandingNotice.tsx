import type { SaleFormProps } from '#contracts/admin/sale/form.ts';
import * as saleMessages from '#messages/admin/sale.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Banner } from '#ui/feedback/Banner.tsx';

/** What has to be known of a sale before it is read: where its proposal stands, what it waits for. */
export function StandingNotice({ row, standing, today, form }: SaleFormProps) {
  const t = useMessages(saleMessages);
  const { date, percent } = useFormat();
  if (row === null || standing === null) return null;
  const { sentOn, sentTo, cancelledOn, cancelReason, approvedBy, approvedBps } = standing;
  if (row.status === 'cancelled') {
    return (
      <Banner tone="info">
        {t('standing.cancelled', { date: date(cancelledOn ?? today), reason: cancelReason ?? '–' })}
      </Banner>
    );
  }
  const isSent = row.status === 'sent' && sentOn !== null && row.endsOn !== null;
  return (
    <>
      {row.isToApprove && (
        <Banner tone="warn">{t('standing.asked', { rate: percent(row.concessionBps) })}</Banner>
      )}
      {approvedBy !== null && approvedBps !== null && !row.isToApprove && (
        <Banner tone="info">
          {t('standing.approved', { rate: percent(approvedBps), name: approvedBy })}
        </Banner>
      )}
      {isSent && (
        <Banner tone={row.isOver ? 'warn' : 'info'}>
          {row.isOver
            ? t('standing.over', { end: date(row.endsOn) })
            : t('standing.sent', { date: date(sentOn), email: sentTo ?? '–', end: date(row.endsOn) })}
          {form.can.save && ` ${t('standing.resent')}`}
        </Banner>
      )}
      {standing.isWaiting && (
        <Banner tone={row.startsOn < today ? 'warn' : 'info'}>
          {t(row.startsOn < today ? 'standing.waitingLate' : 'standing.waiting', {
            date: date(row.startsOn),
          })}
        </Banner>
      )}
    </>
  );
}
