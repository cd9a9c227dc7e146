import {
  Banknote,
  Building2,
  CalendarClock,
  CircleAlert,
  FileBadge,
  Footprints,
  Hammer,
  Handshake,
  KeyRound,
  ListTodo,
  ScrollText,
  Undo2,
} from 'lucide-react';
import type { AgendaItem, DashboardProps } from '#contracts/client/dashboard.ts';
import type { AgendaKind } from '#domain/dashboard/agenda.ts';
import { urgencyOf } from '#domain/dashboard/urgency.ts';
import { planning } from '#generated/routes/client.ts';
import * as dashboardMessages from '#messages/client/dashboard.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Card } from '#ui/data/Card.tsx';
import { RecordList } from '#ui/data/RecordList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Icon, type IconShape } from '#ui/identity/Icon.tsx';

const icons: Readonly<Record<AgendaKind, IconShape>> = {
  unpaid: CircleAlert,
  task: ListTodo,
  event: CalendarClock,
  visit: Footprints,
  option: CalendarClock,
  withdrawal: Undo2,
  loan: Banknote,
  deed: ScrollText,
  delivery: KeyRound,
  offer: Handshake,
  works: Hammer,
  operation: Building2,
  supplier: FileBadge,
};
const tones = { late: 'neg', soon: 'warn', ahead: 'sourcing' } as const;

/** What is late and what the next days bring, each line leading where it is dealt with. */
export function AgendaCard({ agenda }: Pick<DashboardProps, 'agenda'>) {
  const t = useMessages(dashboardMessages);
  const format = useFormat();
  const badgeOf = ({ on, time, daysLeft: days }: AgendaItem): string => {
    if (days < 0) return t('agenda.late', { days: -days });
    if (days === 0) return time ?? t('agenda.today');
    return t('agenda.inDays', { date: format.date(on).slice(0, 5), days });
  };
  const detailOf = ({ operation, amountCents, time, daysLeft }: AgendaItem): string =>
    [operation, amountCents === null ? null : format.money(amountCents), daysLeft === 0 ? null : time]
      .filter((part) => part !== null)
      .join(' · ');
  return (
    <Card
      title={t('agenda.title')}
      count={agenda.length}
      isFlush={agenda.length > 0}
      aside={<TextLink href={planning()}>{t('agenda.all')}</TextLink>}
    >
      {agenda.length === 0 ? (
        <Text as="p" size="table" tone="ink3">
          {t('agenda.none')}
        </Text>
      ) : (
        <RecordList
          label={t('agenda.title')}
          records={agenda.map((item) => {
            const tone = tones[urgencyOf(item.daysLeft)];
            return {
              id: item.id,
              href: item.href,
              title: item.title,
              subtitle: detailOf(item) || undefined,
              picture: (
                <Text tone={tone === 'neg' ? 'neg' : 'ink3'}>
                  <Icon icon={icons[item.kind]} />
                </Text>
              ),
              badge: <Badge tone={tone}>{badgeOf(item)}</Badge>,
            };
          })}
        />
      )}
    </Card>
  );
}
