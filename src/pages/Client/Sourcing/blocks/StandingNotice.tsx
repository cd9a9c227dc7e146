import type { OpportunityFormProps } from '#contracts/client/sourcing/form.ts';
import { show } from '#generated/routes/client/operation.ts';
import * as sourcingMessages from '#messages/client/sourcing.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';

export interface StandingNoticeProps {
  readonly standing: NonNullable<OpportunityFormProps['standing']>;
}

/** What has to be known of an opportunity before it is read. */
export function StandingNotice({ standing }: StandingNoticeProps) {
  const t = useMessages(sourcingMessages);
  const { stage, rejectReason, operation, isGone, alerts } = standing;
  return (
    <>
      {stage === 'rejected' && (
        <Banner tone="warn">{t('standing.rejected', { reason: rejectReason ?? '' })}</Banner>
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
          {t(operation.isInBin ? 'standing.inBin' : 'standing.converted', { ref: operation.ref })}
        </Banner>
      )}
      {isGone && <Banner tone="info">{t('standing.gone')}</Banner>}
      {alerts.length > 0 && (
        <Banner tone="info">
          {t('standing.alerts', {
            count: alerts.length,
            names: alerts.map((name) => `« ${name} »`).join(', '),
          })}
        </Banner>
      )}
    </>
  );
}
