import { ArrowRightLeft, CalendarDays, Inbox, Mail, Phone, StickyNote, UserCheck } from 'lucide-react';
import type { OpenLead } from '#contracts/client/ubiflow-sale-plan/prospects.ts';
import { callResults, leadPortals, leadStates } from '#domain/lead/lead.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { SectionTitle } from '#ui/data/SectionTitle.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Timeline } from '#ui/data/Timeline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useLeadWords } from './useLeadWords.ts';

const icons = {
  received: Inbox,
  reply: Mail,
  call: Phone,
  note: StickyNote,
  status: ArrowRightLeft,
  assigned: UserCheck,
  visit: CalendarDays,
} as const;

type Activity = OpenLead['activities'][number];

/** What happened to a request, the last first. */
export function LeadHistory({ activities }: Pick<OpenLead, 'activities'>) {
  const { t } = useLeadWords();
  const { dateTime } = useFormat();
  const detailOf = useActivityDetail();
  return (
    <Stack gap={2}>
      <SectionTitle>{t('panel.history')}</SectionTitle>
      {activities.length === 0 ? (
        <Text tone="ink3">{t('panel.noHistory')}</Text>
      ) : (
        <Timeline
          label={t('panel.history')}
          items={activities.map((activity) => {
            const { id, kind, body, at, by } = activity;
            const isAutomatic = kind === 'reply' && by === null;
            return {
              id,
              icon: icons[kind],
              title: t(isAutomatic ? 'activities.autoReply' : `activities.${kind}`),
              detail: (
                <Stack gap={1}>
                  <Text tone="ink2">{detailOf(activity)}</Text>
                  {body !== '' && (
                    <Text breaks="lines" tone="ink2">
                      {body}
                    </Text>
                  )}
                  {by !== null && (
                    <Text tone="ink3" size="micro">
                      {by}
                    </Text>
                  )}
                </Stack>
              ),
              date: dateTime(at),
              dateTime: at,
            };
          })}
        />
      )}
    </Stack>
  );
}

/** The words for what a line tells besides its kind. */
function useActivityDetail(): (activity: Activity) => string {
  const { t } = useLeadWords();
  const { date } = useFormat();
  return ({ kind, detail }) => {
    switch (kind) {
      case 'received': {
        const portal = leadPortals.find((one) => one === detail);
        return portal === undefined ? '' : t('activities.from', { portal: t(`choices.portal.${portal}`) });
      }
      case 'call': {
        const result = callResults.find((one) => one === detail);
        return result === undefined ? '' : t(`choices.result.${result}`);
      }
      case 'status': {
        const status = leadStates.find((one) => one === detail);
        return status === undefined ? '' : t(`choices.status.${status}`);
      }
      case 'assigned':
        return detail === '' ? t('activities.freed') : detail;
      case 'visit': {
        const [on = '', time = ''] = detail.split(' ');
        return on === '' ? '' : `${date(on)} ${time}`;
      }
      case 'note':
        return detail === 'merged' ? t('activities.merged') : detail;
      case 'reply':
        return detail;
    }
  };
}
