import { CalendarDays, ChevronLeft, ChevronRight, HardHat, List, Plus, Shapes, User } from 'lucide-react';
import type { PlanningItem, PlanningPageProps, PlanningQuery } from '#contracts/client/planning.ts';
import type { WithShared } from '#contracts/shared.ts';
import { daysOfCalendar, type PlanningKind } from '#domain/planning/event.ts';
import { addMonths, month as asMonth } from '#domain/time/day.ts';
import { planning as index } from '#generated/routes/client.ts';
import { create } from '#generated/routes/client/planning.ts';
import * as planningMessages from '#messages/client/planning.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useNavigate } from '#runtime/navigation/hooks.ts';
import { useListAddress } from '#runtime/lists/use-list-address.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Button } from '#ui/actions/Button.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { Segmented } from '#ui/actions/Segmented.tsx';
import { MonthCalendar, type CalendarDay } from '#ui/calendar/MonthCalendar.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { SectionTitle } from '#ui/data/SectionTitle.tsx';
import type { Tone } from '#ui/data/tones.ts';
import { Inline } from '#ui/layout/Inline.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { ListFilters } from '#ui/list/bars/ListFilters.tsx';
import { useIsNarrow } from '#ui/layout/useIsNarrow.ts';

const defaults: PlanningQuery = {
  look: '',
  month: '',
  kind: [],
  personId: [],
  operationId: [],
};

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const tones: Readonly<Record<PlanningKind, Tone>> = {
  meeting: 'info',
  visit: 'study',
  site: 'works',
  notary: 'promise',
  deadline: 'neg',
  leave: 'closed',
  other: 'sourcing',
  task: 'warn',
  operation: 'owned',
  supplier: 'offer',
};

/** What takes place in a month: events, due tasks, days of operations, papers that run out. */
export default function Planning(props: WithShared<PlanningPageProps>) {
  const t = useMessages(planningMessages);
  const format = useFormat();
  const isNarrow = useIsNarrow();
  const navigate = useNavigate();
  const { query, month, today, items, undated, facets, can } = props;
  useTitle(t('title'), props.app.name);
  useRefreshOnEvent<PlanningPageProps>(
    props.realtime?.changesChannel ?? null,
    ['planning.changed', 'task.changed', 'operation.updated', 'deadline.changed', 'supplier.changed'],
    ['items', 'facets', 'undated'],
  );
  const address = useListAddress({ path: index(), query, defaults });
  const filters = { kind: [], personId: [], operationId: [] };
  // Another month is no filter.
  const list = {
    ...address,
    isFiltered: query.kind.length + query.personId.length + query.operationId.length > 0,
    resetHref: address.hrefWith(filters),
  };
  const hrefTo = (other: string): string =>
    address.hrefWith({ month: other === today.slice(0, 7) ? '' : other });
  const hrefOfMonth = (away: number): string => hrefTo(addMonths(asMonth(month), away));
  const isList = query.look === 'list' || isNarrow;
  return (
    <>
      <PageHeader
        title={t('title')}
        isInline
        subtitle={t('count', { count: items.length })}
        actions={
          <>
            {!isNarrow && (
              <Segmented
                label={t('looks.label')}
                value={query.look === 'list' ? 'list' : 'month'}
                segments={[
                  {
                    id: 'month',
                    label: t('looks.month'),
                    icon: CalendarDays,
                    href: address.hrefWith({ look: '' }),
                  },
                  {
                    id: 'list',
                    label: t('looks.list'),
                    icon: List,
                    href: address.hrefWith({ look: 'list' }),
                  },
                ]}
              />
            )}
            <PageActions
              isCompactOnPhone
              actions={[
                can.create && {
                  id: 'planning.create',
                  label: t('create'),
                  place: 'page',
                  icon: Plus,
                  href: create(),
                  keys: 'n e',
                  isMain: true,
                },
              ]}
            />
          </>
        }
      />
      <Stack gap={3}>
        <Inline justify="between">
          <SectionTitle>{format.month(`${month}-01`)}</SectionTitle>
          <Inline gap={1}>
            <IconButton icon={ChevronLeft} label={t('previous')} href={hrefOfMonth(-1)} />
            <Button size="sm" href={address.hrefWith({ month: '' })}>
              {t('today')}
            </Button>
            <IconButton icon={ChevronRight} label={t('next')} href={hrefOfMonth(1)} />
          </Inline>
        </Inline>
        <ListFilters
          list={list}
          filters={[
            { key: 'kind', label: t('filters.kind'), icon: Shapes, choices: facets.kind },
            { key: 'personId', label: t('filters.personId'), icon: User, choices: facets.personId },
            {
              key: 'operationId',
              label: t('filters.operationId'),
              icon: HardHat,
              choices: facets.operationId,
            },
          ]}
        />
        {isList ? (
          <Agenda items={items} month={month} holidays={props.holidays} />
        ) : (
          <MonthCalendar
            label={t('calendar', { month: format.month(`${month}-01`) })}
            weekdays={weekdays.map((weekday) => t(`weekdays.${weekday}`))}
            days={daysOf(props, {
              addLabel: (on) => t('addOn', { date: format.date(on) }),
              conflict: t('conflict'),
            })}
            more={{ label: (count) => t('more', { count }), href: address.hrefWith({ look: 'list' }) }}
            onMonth={(other) => void navigate(hrefTo(other), { preserveScroll: true })}
          />
        )}
        {undated.length > 0 && (
          <>
            <SectionTitle count={undated.length}>{t('undated')}</SectionTitle>
            <ItemList label={t('undated')} items={undated} />
          </>
        )}
      </Stack>
    </>
  );
}

interface DayWords {
  readonly addLabel: (on: string) => string;
  readonly conflict: string;
}

/** The days of the calendar with what takes place on each; what lasts several days stands on all of them. */
function daysOf(
  { month, today, items, holidays, can }: PlanningPageProps,
  { addLabel, conflict }: DayWords,
): CalendarDay[] {
  return daysOfCalendar(asMonth(month)).map((on) => ({
    on,
    isInMonth: on.startsWith(month),
    isToday: on === today,
    note: holidays.find((holiday) => holiday.on === on)?.name,
    add: can.create ? { href: create({ query: { on } }), label: addLabel(on) } : undefined,
    items: items
      .filter(({ startsOn, endsOn }) => startsOn <= on && on <= endsOn)
      .map(({ id, title, startsOn, startTime, href, kind, hasConflict }) => ({
        id,
        label: title,
        time: startsOn === on ? startTime : null,
        href,
        tone: tones[kind],
        warning: hasConflict ? conflict : undefined,
      })),
  }));
}

type AgendaProps = Pick<PlanningPageProps, 'items' | 'month' | 'holidays'>;

/** The same as a list, day after day: those of the month on which something takes place. */
function Agenda({ items, month, holidays }: AgendaProps) {
  const t = useMessages(planningMessages);
  const format = useFormat();
  const days = Map.groupBy(
    items.filter(({ startsOn, endsOn }) => startsOn.startsWith(month) || endsOn.startsWith(month)),
    ({ startsOn }) => startsOn,
  );
  if (days.size === 0) return <ItemList label={t('title')} items={[]} empty={t('empty')} />;
  return (
    <Stack gap={3}>
      {[...days].map(([on, ofDay]) => {
        const holiday = holidays.find((candidate) => candidate.on === on)?.name;
        return (
          <ItemList
            key={on}
            label={holiday === undefined ? format.longDate(on) : `${format.longDate(on)} · ${holiday}`}
            isLabelShown
            items={ofDay.map((item) => ({
              id: item.id,
              title: item.title,
              href: item.href,
              badges: (
                <>
                  <Badge tone={tones[item.kind]}>{t(`choices.kind.${item.kind}`)}</Badge>
                  {item.hasConflict && <Badge tone="neg">{t('conflict')}</Badge>}
                </>
              ),
              detail: detailOf(item),
              end: timesOf(item, format.date),
            }))}
          />
        );
      })}
    </Stack>
  );
}

function detailOf({ location, operation, people }: PlanningItem): string | null {
  const names = people.map(({ name }) => name).join(', ');
  const place = [...new Set([location, operation?.name, names])];
  return place.filter(Boolean).join(' · ') || null;
}

function timesOf(item: PlanningItem, date: (on: string) => string): string | null {
  const { startsOn, startTime, endsOn, endTime } = item;
  if (startsOn !== endsOn) return `→ ${date(endsOn)}`;
  if (startTime === null) return null;
  return endTime === null || endTime === startTime ? startTime : `${startTime} – ${endTime}`;
}
