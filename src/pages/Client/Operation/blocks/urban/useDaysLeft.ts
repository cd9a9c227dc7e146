import * as urbanMessages from '#messages/client/urban-planning.ts';
import { useMessages } from '#runtime/locale/messages.ts';

/** Words for the days until something ends: « aujourd’hui », « dans 3 jours ». */
export function useDaysLeft(): (days: number) => string {
  const t = useMessages(urbanMessages);
  return (days) => (days <= 0 ? t('due.today') : t('due.inDays', { count: days }));
}
