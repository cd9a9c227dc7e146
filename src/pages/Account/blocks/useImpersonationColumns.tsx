import type { ImpersonationLine } from '#contracts/account/sections.ts';
import * as securityMessages from '#messages/account/security.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Badge } from '#ui/data/Badge.tsx';
import type { ListColumn } from '#ui/list/list-column.ts';

const minuteMs = 60_000;
const minutesOf = (line: ImpersonationLine): number | null =>
  line.endedAt === null
    ? null
    : Math.floor((Date.parse(line.endedAt) - Date.parse(line.startedAt)) / minuteMs);

/** When someone worked in a client's name, by or for whom, why, how long, how much was seen. */
export function useImpersonationColumns(who: 'staff' | 'client'): readonly ListColumn<ImpersonationLine>[] {
  const t = useMessages(securityMessages);
  const format = useFormat();
  const duration = (line: ImpersonationLine): string => {
    const minutes = minutesOf(line);
    return minutes === null ? t('support.ongoing') : t('support.minutes', { n: minutes });
  };
  const nameOf = (line: ImpersonationLine): string =>
    who === 'staff' ? line.staffName : `${line.userName} (${line.companyName})`;
  return [
    {
      id: 'date',
      label: t('support.date'),
      isName: true,
      width: 132,
      value: ({ startedAt }) => format.dateTime(startedAt),
    },
    {
      id: 'who',
      label: t(who === 'staff' ? 'support.by' : 'support.customer'),
      value: nameOf,
      width: 160,
      card: 'subtitle',
    },
    {
      id: 'reason',
      label: t('support.reason'),
      value: ({ reason }) => reason,
      width: 180,
      card: 'foot',
    },
    { id: 'mode', label: t('support.mode'), value: ({ mode }) => t(`support.${mode}`), width: 104 },
    {
      id: 'duration',
      label: t('support.duration'),
      value: duration,
      width: 104,
      card: 'badge',
      show: (line) => (line.endedAt === null ? <Badge tone="warn">{duration(line)}</Badge> : duration(line)),
    },
    { id: 'pages', label: t('support.pages'), kind: 'count', value: ({ pages }) => pages, card: 'figure' },
  ];
}
