import { CalendarClock, FlaskConical, Send } from 'lucide-react';
import { useState } from 'react';
import type { OpenCampaign } from '#contracts/client/marketing-email.ts';
import { schedule } from '#generated/routes/client/marketing-email.ts';
import * as campaignMessages from '#messages/client/marketing-email.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { useAction } from '../../../Account/blocks/useAction.ts';
import { ScheduleDialog, TestDialog } from './SendDialogs.tsx';

interface SendSectionProps {
  readonly campaign: OpenCampaign;
  readonly ownAddress: string;
}

/** Test, sending at once or at an hour; what was set. */
export function SendSection({ campaign, ownAddress }: SendSectionProps) {
  const t = useMessages(campaignMessages);
  const { dateTime } = useFormat();
  const { isPending, run } = useAction();
  const [asking, setAsking] = useState<'test' | 'now' | 'later' | null>(null);
  const { id, can, status, scheduledAt, isImmediate, count } = campaign;
  const close = (): void => setAsking(null);
  if (status !== 'draft' && status !== 'scheduled') return null;
  return (
    <PageSection title={t('send.title')}>
      {status === 'scheduled' && scheduledAt !== null && (
        <Banner tone="info">
          {isImmediate ? t('send.soon') : t('send.scheduled', { date: dateTime(scheduledAt) })}
        </Banner>
      )}
      {can.test && (
        <Inline gap={3}>
          <Button icon={FlaskConical} onClick={() => setAsking('test')}>
            {t('send.test')}
          </Button>
          <Button
            icon={CalendarClock}
            inactiveReason={can.schedule ? undefined : t('send.notReady')}
            onClick={() => setAsking('later')}
          >
            {t('send.later')}
          </Button>
          <Button
            variant="primary"
            icon={Send}
            isPending={isPending}
            inactiveReason={can.schedule ? undefined : t('send.notReady')}
            onClick={() => setAsking('now')}
          >
            {t('send.now')}
          </Button>
        </Inline>
      )}
      {asking === 'test' && <TestDialog id={id} ownAddress={ownAddress} onClose={close} />}
      {asking === 'later' && <ScheduleDialog id={id} onClose={close} />}
      <ConfirmDialog
        isOpen={asking === 'now'}
        title={t('send.nowTitle')}
        description={t('send.nowText', { eligible: t('audience.eligible', { count: count.eligible }) })}
        confirmLabel={t('send.now')}
        onCancel={close}
        onConfirm={() => {
          close();
          void run({ method: 'PUT', href: schedule(id), data: { isNow: true } });
        }}
      />
    </PageSection>
  );
}
