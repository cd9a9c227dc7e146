import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components';
import { useLocale } from '#runtime/locale/context.ts';
import { weekStart } from '#runtime/locale/locale.ts';
import { dayInZone } from '#runtime/locale/day.ts';
import { Icon } from '../identity/Icon.tsx';
import { useUiMessages } from '../useUiMessages.ts';

/** The month grid of the date field: the week as the language has it, today outlined, chosen day in brick. */
export function DateCalendar() {
  const t = useUiMessages();
  const { locale, now, timeZone } = useLocale();
  const today = dayInZone(now(), timeZone);
  const arrow = 'grid size-7 place-items-center rounded-control text-ink2 hover:bg-hover';
  return (
    <Calendar firstDayOfWeek={weekStart[locale]} className="flex flex-col gap-2">
      <header className="flex items-center gap-1 pl-1.5">
        <Heading className="flex-1 text-table font-semibold" />
        <Button slot="previous" className={arrow} aria-label={t('field.previousMonth')}>
          <Icon icon={ChevronLeft} />
        </Button>
        <Button slot="next" className={arrow} aria-label={t('field.nextMonth')}>
          <Icon icon={ChevronRight} />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="short" className="border-separate border-spacing-0">
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className="h-6 text-micro font-medium text-ink3">
              {day.slice(0, 2)}
            </CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              className="calendar-day"
              data-business-day={date.toString() === today ? '' : undefined}
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
