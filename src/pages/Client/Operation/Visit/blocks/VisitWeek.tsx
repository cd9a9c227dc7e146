import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { VisitRow } from '#contracts/client/operation/visit/index.ts';
import { addToDay, day, weekdayOf } from '#domain/time/day.ts';
import * as visitMessages from '#messages/client/visit.ts';
import type { ListAddressView } from '#runtime/lists/use-list-address.ts';
import { dayInZone } from '#runtime/locale/day.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { SectionTitle } from '#ui/data/SectionTitle.tsx';
import { Text } from '#ui/data/Text.tsx';
import { TradeStateBadge } from '#ui/data/TradeStateBadge.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { WeekColumns } from '#ui/layout/WeekColumns.tsx';

interface VisitWeekProps {
  readonly rows: readonly VisitRow[];
  readonly list: ListAddressView;
  /** Any day of the week shown. */
  readonly week: string;
  readonly today: string;
  readonly hrefOf: (row: VisitRow) => string;
}

/** The visits of a week, Monday first. */
export function VisitWeek({ rows, list, week, today, hrefOf }: VisitWeekProps) {
  const t = useMessages(visitMessages);
  const format = useFormat();
  const shown = day(week);
  const monday = addToDay(shown, { days: 1 - weekdayOf(shown) });
  const days = [0, 1, 2, 3, 4, 5, 6].map((rank) => addToDay(monday, { days: rank }));
  const ofDay = (on: string) =>
    rows
      .filter(({ startAt }) => dayInZone(new Date(startAt), 'Europe/Paris') === on)
      .toSorted((a, b) => (a.startAt < b.startAt ? -1 : 1));
  const title = t('week.title', { from: format.date(monday), to: format.date(days.at(-1)) });
  return (
    <Stack gap={3}>
      <Inline justify="between">
        <SectionTitle>{title}</SectionTitle>
        <Inline>
          <IconButton
            icon={ChevronLeft}
            label={t('week.previous')}
            variant="secondary"
            href={list.hrefOfKey('week', addToDay(monday, { days: -7 }))}
          />
          <Button size="sm" href={list.hrefOfKey('week', '')}>
            {t('week.now')}
          </Button>
          <IconButton
            icon={ChevronRight}
            label={t('week.next')}
            variant="secondary"
            href={list.hrefOfKey('week', addToDay(monday, { days: 7 }))}
          />
        </Inline>
      </Inline>
      <WeekColumns
        label={title}
        days={days.map((on) => ({
          id: on,
          label: format.longDate(on),
          isToday: on === today,
          content: (
            <Stack gap={2}>
              {ofDay(on).length === 0 ? (
                <Text as="p" tone="ink3">
                  {t('week.empty')}
                </Text>
              ) : (
                ofDay(on).map((row) => (
                  <Stack key={row.id} gap={1} align="start">
                    <TextLink href={hrefOf(row)}>
                      {format.time(row.startAt)} · {t(`choices.kind.${row.kind}`)}
                    </TextLink>
                    <Text as="p" tone="ink3">
                      {[row.host.name, ...row.contacts].join(', ')}
                    </Text>
                    <TradeStateBadge entity="visit" state={row.status} />
                  </Stack>
                ))
              )}
            </Stack>
          ),
        }))}
      />
    </Stack>
  );
}
