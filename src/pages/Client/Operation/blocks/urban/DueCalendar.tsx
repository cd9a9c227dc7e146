import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { UrbanPlanningProps } from '#contracts/client/operation/urban-planning.ts';
import { departmentOf } from '#domain/geography/insee.ts';
import { daysOfCalendar } from '#domain/planning/event.ts';
import { addMonths, month as asMonth } from '#domain/time/day.ts';
import { holidayNames } from '#domain/time/holiday-names.ts';
import { holidayRegionOf } from '#domain/time/holiday-region.ts';
import { holidayOn } from '#domain/time/holidays.ts';
import * as urbanMessages from '#messages/client/urban-planning.ts';
import { intlTag } from '#runtime/locale/locale.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { MonthCalendar, type CalendarDay } from '#ui/calendar/MonthCalendar.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { dueTone } from './due-tone.ts';

export type DueCalendarProps = Pick<UrbanPlanningProps, 'due' | 'place' | 'today'>;

/** What ends, on the days of a month; weeks begin on Monday, public holidays are those of the place. */
export function DueCalendar({ due, place, today }: DueCalendarProps) {
  const t = useMessages(urbanMessages);
  const format = useFormat();
  const weekday = new Intl.DateTimeFormat(intlTag(format.locale), { weekday: 'short', timeZone: 'UTC' });
  const thisMonth = today.slice(0, 7);
  const [shown, setShown] = useState(thisMonth);
  const month = asMonth(shown);
  const name = format.month(`${shown}-01`);
  const days = useDueDays({ due, place, today }, shown);
  const next = due.find(({ on }) => on.slice(0, 7) > shown) ?? due[0];
  const isEmpty = !due.some(({ on }) => on.startsWith(shown));
  return (
    <PageSection
      title={t('due.calendar')}
      aside={
        <Inline gap={1}>
          <Text weight="semibold">{name}</Text>
          <IconButton
            icon={ChevronLeft}
            label={t('due.previousMonth')}
            onClick={() => setShown(addMonths(month, -1))}
          />
          <Button size="sm" onClick={() => setShown(thisMonth)}>
            {t('due.thisMonth')}
          </Button>
          <IconButton
            icon={ChevronRight}
            label={t('due.nextMonth')}
            onClick={() => setShown(addMonths(month, 1))}
          />
        </Inline>
      }
    >
      {isEmpty && (
        <Inline justify="between">
          <Text tone="ink2">{t(due.length === 0 ? 'due.empty' : 'due.noneInMonth')}</Text>
          {next !== undefined && (
            <Button size="sm" onClick={() => setShown(next.on.slice(0, 7))}>
              {t('due.next', { title: next.title, date: format.date(next.on) })}
            </Button>
          )}
        </Inline>
      )}
      <MonthCalendar
        label={t('due.ofMonth', { month: name })}
        weekdays={days.slice(0, 7).map(({ on }) => weekday.format(new Date(on)))}
        days={days}
        more={{ label: (count) => t('due.more', { count }), href: null }}
        onMonth={setShown}
      />
    </PageSection>
  );
}

function useDueDays({ due, place, today }: DueCalendarProps, month: string): CalendarDay[] {
  const { locale } = useFormat();
  const region = holidayRegionOf(place.inseeCode === '' ? null : departmentOf(place.inseeCode));
  return daysOfCalendar(asMonth(month)).map((on) => {
    const holiday = holidayOn(on, region);
    return {
      on,
      isInMonth: on.startsWith(month),
      isToday: on === today,
      note: holiday === null ? undefined : holidayNames[holiday][locale],
      items: due
        .filter((one) => one.on === on)
        .map((one) => ({
          id: `${one.title}:${one.about}`,
          label: `${one.title} · ${one.about}`,
          time: null,
          href: null,
          tone: dueTone(one),
        })),
    };
  });
}
