import * as appMessages from '#messages/app.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useOnline } from '#runtime/platform/online.ts';
import { Banner } from '#ui/feedback/Banner.tsx';

/** Says, while it is so, that there is no network, and that nothing is lost by it. */
export function OfflineBar() {
  const t = useMessages(appMessages);
  const isThere = useOnline();
  return isThere ? null : (
    <Banner tone="offline" isFullWidth>
      {t('offline')}
    </Banner>
  );
}
