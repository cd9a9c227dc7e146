import { Bell } from 'lucide-react';
import { channels } from '#contracts/realtime/channels.ts';
import type { SharedProps } from '#contracts/shared.ts';
import * as bellMessages from '#messages/notification-bell.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { PartFailed } from '#ui/feedback/PartFailed.tsx';
import { Icon } from '#ui/identity/Icon.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Popover } from '#ui/overlay/Popover.tsx';
import type { NotificationPanelProps } from './NotificationPanel.tsx';

// Fetched when the bell is first pressed.
const NotificationPanel = lazyPart<NotificationPanelProps>(
  async () => (await import('./NotificationPanel.tsx')).NotificationPanel,
  { pending: () => <Skeleton height="8rem" />, failed: PartFailed },
);

/** Counts above it are written « 99+ ». */
const maxShown = 99;

/** The bell of the top bar with what waits to be read, and the panel that it opens. */
export function NotificationBell({ shared }: { readonly shared: SharedProps }) {
  const t = useMessages(bellMessages);
  const count = shared.unread.notifications;
  const { user, impersonator } = shared.auth;
  if (!user) return null;
  return (
    <Popover
      label={count > 0 ? t('bellUnread', { count }) : t('bell')}
      trigger={
        <span aria-hidden="true" className="relative grid place-items-center">
          <Icon icon={Bell} size={18} />
          {count > 0 && (
            <span className="absolute -top-2 left-2 min-w-4 rounded-full bg-brick px-1 text-center text-[0.625rem] leading-4 font-semibold text-white ring-2 ring-bg">
              {count > maxShown ? `${maxShown}+` : count}
            </span>
          )}
        </span>
      }
      triggerClassName="touch-target inline-grid size-8 place-items-center rounded-control text-ink2 hover:bg-hover hover:text-ink"
      placement="bottom end"
      isLight
      width={400}
    >
      {(close) => (
        <NotificationPanel
          unreadCount={count}
          canAct={impersonator === null}
          channel={channels.user(user.id)}
          onClose={close}
        />
      )}
    </Popover>
  );
}
