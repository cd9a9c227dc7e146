import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import type { NotificationItem } from '#contracts/notification.ts';
import { notificationFilters, type NotificationFilter } from '#contracts/notification-filters.ts';
import { destroy, read } from '#generated/routes/notification.ts';
import { all as readAll } from '#generated/routes/notification/read.ts';
import * as notificationMessages from '#messages/notification.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import type { VisitOptions } from '#runtime/navigation/visit.ts';
import { useChannel } from '#runtime/realtime/useChannel.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Segmented } from '#ui/actions/Segmented.tsx';
import { Spinner } from '#ui/actions/Spinner.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { byDay } from './by-day.ts';
import { NotificationLine } from './NotificationLine.tsx';
import { useNotifications } from './useNotifications.ts';

export interface NotificationPanelProps {
  readonly unreadCount: number;
  readonly canAct: boolean;
  /** The person's own channel. */
  readonly channel: string;
  readonly onClose: () => void;
}

/** The person's notices by day, and what can be done with them. */
export function NotificationPanel({ unreadCount, canAct, channel, onClose }: NotificationPanelProps) {
  const t = useMessages(notificationMessages);
  const format = useFormat();
  const visit = useVisit();
  const [filter, setFilter] = useState<NotificationFilter>('all');
  const { items, isFailed, hasMore, loadMore, reload } = useNotifications(filter, unreadCount);
  // One more of the same changes its line, not the count.
  useChannel(channel, { 'notification.created': reload });

  const send = (options: VisitOptions) => void visit({ preserveScroll: true, ...options }).then(reload);
  const open = ({ id }: NotificationItem) => {
    onClose();
    void visit({ method: 'PATCH', href: read(id), data: { isRead: true, follows: true } });
  };
  const dayOf = (at: string): string => {
    const day = format.relativeDay(at);
    return day.charAt(0).toLocaleUpperCase() + day.slice(1);
  };

  return (
    <div className="-m-4 flex max-h-[80vh] flex-col">
      <header className="flex flex-col gap-2 border-b border-line px-4 pt-3 pb-2.5">
        <div className="flex min-h-8 items-center justify-between gap-2">
          <h2 className="font-display text-base font-semibold">{t('title')}</h2>
          {canAct && unreadCount > 0 && (
            <Button
              variant="discreet"
              size="sm"
              icon={CheckCheck}
              onClick={() => send({ method: 'POST', href: readAll() })}
            >
              {t('readAll')}
            </Button>
          )}
        </div>
        <div className="flex">
          <Segmented
            label={t('filter.label')}
            segments={notificationFilters.map((id) => ({ id, label: t(`filter.${id}`) }))}
            value={filter}
            onChange={setFilter}
            size="sm"
          />
        </div>
      </header>
      <div className="min-h-40 flex-1 overflow-y-auto py-1" aria-busy={items === null && !isFailed}>
        {items === null && !isFailed && (
          <p role="status" className="flex justify-center py-10 text-ink3">
            <Spinner size={18} />
            <span className="sr-only">{t('loading')}</span>
          </p>
        )}
        {isFailed && (
          <div className="flex flex-col items-center gap-3 px-4 py-8 text-center">
            <p role="alert" className="text-ink2">
              {t('failed')}
            </p>
            <Button size="sm" onClick={reload}>
              {t('retry')}
            </Button>
          </div>
        )}
        {!isFailed && items?.length === 0 && (
          <EmptyState title={t(`empty.${filter}`)} isCompact headingLevel={3}>
            {t('empty.text')}
          </EmptyState>
        )}
        {!isFailed &&
          byDay(items ?? [], dayOf).map(({ day, items: ofDay }) => (
            <section key={day} aria-label={day}>
              <h3 className="px-4 pt-2.5 pb-1 text-label font-medium text-ink3">{day}</h3>
              <ul>
                {ofDay.map((item) => (
                  <NotificationLine
                    key={item.id}
                    item={item}
                    canAct={canAct}
                    onOpen={open}
                    onToggle={({ id, isRead }) =>
                      send({ method: 'PATCH', href: read(id), data: { isRead: !isRead } })
                    }
                    onRemove={({ id }) => send({ method: 'DELETE', href: destroy(id) })}
                  />
                ))}
              </ul>
            </section>
          ))}
        {!isFailed && hasMore && (
          <div className="flex justify-center p-3">
            <Button size="sm" onClick={loadMore}>
              {t('more')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
