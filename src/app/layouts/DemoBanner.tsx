import { useState } from 'react';
import * as appMessages from '#messages/app.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { sessionStore } from '#runtime/storage/safe-storage.ts';
import { Banner } from '#ui/feedback/Banner.tsx';

const dismissedKey = 'demo-banner-dismissed';

/** Says that the operations live by a clock of their own; once closed, it stays so for the session. */
export function DemoBanner({ startsAt }: { readonly startsAt: string }) {
  const t = useMessages(appMessages);
  const format = useFormat();
  const [isDismissed, setDismissed] = useState(() => sessionStore.get(dismissedKey) !== null);
  if (isDismissed) return null;
  const dismiss = () => {
    sessionStore.set(dismissedKey, '1');
    setDismissed(true);
  };
  return (
    <Banner tone="demo" isFullWidth onDismiss={dismiss}>
      {t('demo', { date: format.longDate(startsAt) })}
    </Banner>
  );
}
