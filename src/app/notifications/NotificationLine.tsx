import { CircleAlert, CircleCheck, Info, Mail, MailOpen, TriangleAlert, X } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { NotificationItem } from '#contracts/notification.ts';
import * as notificationMessages from '#messages/notification.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { Icon } from '#ui/identity/Icon.tsx';

const looks = {
  info: { icon: Info, className: 'text-info' },
  success: { icon: CircleCheck, className: 'text-pos' },
  warning: { icon: TriangleAlert, className: 'text-warn' },
  danger: { icon: CircleAlert, className: 'text-neg' },
} as const;

interface NotificationLineProps {
  readonly item: NotificationItem;
  /** False for staff in a client's name, who change nothing of the person's own. */
  readonly canAct: boolean;
  readonly onOpen: (item: NotificationItem) => void;
  readonly onToggle: (item: NotificationItem) => void;
  readonly onRemove: (item: NotificationItem) => void;
}

/** One notice: what happened, when, how often, and what can be done with it. */
export function NotificationLine({ item, canAct, onOpen, onToggle, onRemove }: NotificationLineProps) {
  const t = useMessages(notificationMessages);
  const format = useFormat();
  const { icon, className } = looks[item.severity];
  const open = (event: MouseEvent<HTMLElement>) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (!canAct || opensElsewhere) return;
    event.preventDefault();
    onOpen(item);
  };
  const title = (
    <span className={item.isRead ? 'text-ink2' : 'font-medium text-ink'}>
      {item.title}
      {!item.isRead && <span className="sr-only"> ({t('isUnread')})</span>}
    </span>
  );
  return (
    <li className="group flex items-start gap-2.5 px-4 py-2.5 hover:bg-hover">
      <span className={`mt-0.5 ${className}`}>
        <Icon icon={icon} size={16} />
        <span className="sr-only">{t(`severity.${item.severity}`)}</span>
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-0.5 text-table">
        {item.href === null ? (
          <span className="wrap-anywhere">{title}</span>
        ) : (
          <AppLink href={item.href} onClick={open} className="wrap-anywhere no-underline hover:underline">
            {title}
          </AppLink>
        )}
        <span className="text-label text-ink3">
          {format.time(item.at)}
          {item.groupedCount > 1 && ` · ${t('times', { count: item.groupedCount })}`}
        </span>
      </div>
      {canAct && (
        <span className="flex shrink-0 items-center">
          <IconButton
            icon={item.isRead ? Mail : MailOpen}
            size="sm"
            label={t(item.isRead ? 'unread' : 'read')}
            onClick={() => onToggle(item)}
          />
          <IconButton icon={X} size="sm" label={t('remove')} onClick={() => onRemove(item)} />
        </span>
      )}
      <span
        aria-hidden="true"
        className={`mt-1.5 size-2 shrink-0 rounded-full ${item.isRead ? '' : 'bg-brick'}`}
      />
    </li>
  );
}
