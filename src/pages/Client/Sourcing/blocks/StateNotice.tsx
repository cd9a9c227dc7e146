import type { OpportunityFormProps } from '#contracts/client/sourcing/form.ts';
import { show } from '#generated/routes/client/operation.ts';
import * as sourcingMessages from '#messages/client/sourcing.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';

export interface StateNoticeProps {
  readonly current: NonNullable<OpportunityFormProps['current']>;
}

/** What has to be known of an opportunity before it is read. */
export function StateNotice({ current }: StateNoticeProps) {
  const t = useMessages(sourcingMessages);
  const { stage, rejectReason, operation, isGone, alerts } = current;
  return (
    <>
      {stage === 'rejected' && (
        <Banner tone="warn">{t('current.rejected', { reason: rejectReason ?? '' })}</Banner>
      )}
      {operation !== null && (
        <Banner
          tone="success"
          action={
            !operation.isInBin && (
              <TextLink href={show({ operation: operation.id })}>
                {t('convert.open', { ref: operation.ref })}
              </TextLink>
            )
          }
        >
          {t(operation.isInBin ? 'current.inBin' : 'current.converted', { ref: operation.ref })}
        </Banner>
      )}
      {isGone && <Banner tone="info">{t('current.gone')}</Banner>}
      {alerts.length > 0 && (
        <Banner tone="info">
          {t('current.alerts', {
            count: alerts.length,
            names: alerts.map((name) => `« ${name} »`).join(', '),
          })}
        </Banner>
      )}
    </>
  );
}
