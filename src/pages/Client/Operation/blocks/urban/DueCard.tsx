import type { UrbanPlanningProps } from '#contracts/client/operation/urban-planning.ts';
import * as urbanMessages from '#messages/client/urban-planning.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Badge } from '#ui/data/Badge.tsx';
import { Card } from '#ui/data/Card.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { dueTone } from './due-tone.ts';
import { useDaysLeft } from './useDaysLeft.ts';

/** What ends next, day after day: the calendar’s agenda, which stands alone on a phone. */
export function DueCard({ due }: Pick<UrbanPlanningProps, 'due'>) {
  const t = useMessages(urbanMessages);
  const { date } = useFormat();
  const inDays = useDaysLeft();
  return (
    <Card title={t('due.title')} count={due.length}>
      <ItemList
        label={t('due.title')}
        isCompact
        empty={t('due.empty')}
        items={due.map(({ on, daysLeft, title, about, nature }) => ({
          id: `${on}:${title}:${about}`,
          title: date(on),
          badges: <Badge tone={dueTone({ daysLeft })}>{inDays(daysLeft)}</Badge>,
          detail: (
            <Stack as="span" gap={1}>
              <span>{title}</span>
              <Text size="label" tone="ink3">{`${about} · ${t(`due.${nature}`)}`}</Text>
            </Stack>
          ),
        }))}
      />
    </Card>
  );
}
