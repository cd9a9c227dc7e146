import { CloudOff } from 'lucide-react';
import * as liveMessages from '#messages/live.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRealtimeState } from '#runtime/realtime/useRealtimeState.ts';
import { Icon } from '#ui/identity/Icon.tsx';
import { Popover } from '#ui/overlay/Popover.tsx';

/** Says, while it is so, that changes do not show live, and what happens instead. */
export function LiveBadge() {
  const t = useMessages(liveMessages);
  const isMissing = useRealtimeState() === 'unavailable';
  return (
    <>
      {/* Stands there before it speaks, so that it is heard when it does. */}
      <span role="status" className="sr-only">
        {isMissing ? t('unavailable') : ''}
      </span>
      {isMissing && (
        <Popover
          label={t('unavailable')}
          trigger={
            <span aria-hidden="true" className="flex items-center gap-1.5">
              <Icon icon={CloudOff} size={14} />
              <span className="max-lg:hidden">{t('unavailable')}</span>
            </span>
          }
          triggerClassName="touch-target inline-flex h-6 items-center rounded-control bg-sunken px-2 text-label font-medium text-ink2 hover:text-ink"
          placement="bottom end"
          width={280}
        >
          <p className="text-table">{t('unavailableHelp')}</p>
        </Popover>
      )}
    </>
  );
}
