import { useState } from 'react';
import * as visitMessages from '#messages/client/visit.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { Outbox } from '#runtime/outbox/useOutbox.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';

/** What waits on this device, what the server refused, and what can be done about it. */
export function OutboxNotice({ outbox }: { readonly outbox: Outbox }) {
  const t = useMessages(visitMessages);
  const [isDiscarding, setDiscarding] = useState(false);
  const { entries, isSending, isLasting } = outbox;
  const refused = entries.filter(({ refusal }) => refusal !== null);
  const waitingCount = entries.length - refused.length;
  return (
    <>
      {!isLasting && <Banner tone="warn">{t('findings.noStorage')}</Banner>}
      {waitingCount > 0 && (
        <Banner
          tone="info"
          action={
            <Button size="sm" isPending={isSending} onClick={outbox.sendNow}>
              {t('outbox.retry')}
            </Button>
          }
        >
          {t('outbox.waiting', { count: waitingCount })}
        </Banner>
      )}
      {refused.length > 0 && (
        <Banner
          tone="warn"
          action={
            <Button size="sm" onClick={() => setDiscarding(true)}>
              {t('outbox.discard')}
            </Button>
          }
        >
          {t('outbox.refused', { count: refused.length, reason: refused[0]?.refusal ?? '' })}
        </Banner>
      )}
      <ConfirmDialog
        isOpen={isDiscarding}
        title={t('outbox.discardTitle')}
        description={t('outbox.discardText')}
        confirmLabel={t('outbox.discard')}
        isDanger
        onCancel={() => setDiscarding(false)}
        onConfirm={() => {
          void outbox.discard(refused.map(({ key }) => key));
          setDiscarding(false);
        }}
      />
    </>
  );
}
