import { Activity, CalendarClock, CalendarDays, CircleDashed, Flag, HardHat, Tag, User } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TaskPageProps, TaskRow } from '#contracts/client/task.ts';
import type { WithShared } from '#contracts/shared.ts';
import { addToDay, day } from '#domain/time/day.ts';
import { dueStateOf, taskPriorities } from '#domain/task/task.ts';
import { task as index } from '#generated/routes/client.ts';
import { bulk, create, download, edit } from '#generated/routes/client/task.ts';
import * as taskMessages from '#messages/client/task.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import type { ActionChoice } from '#ui/actions/action.ts';
import { Badge } from '#ui/data/Badge.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { PartFailed } from '#ui/feedback/PartFailed.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ListPage } from '../blocks/list/ListPage.tsx';
import { useColumns } from '../blocks/list/useColumns.ts';
import type { RowBulk } from '../blocks/list/useRowBulk.tsx';
import type { TaskBoardProps } from './Task/blocks/TaskBoard.tsx';

// Fetched when the tasks are first looked at in that way.
const TaskBoard = lazyPart<TaskBoardProps>(
  async () => (await import('./Task/blocks/TaskBoard.tsx')).TaskBoard,
  {
    pending: () => <Skeleton width="100%" height={320} />,
    failed: PartFailed,
  },
);

/** What the people of the company have to do, as list, cards or board. */
export default function Task(props: WithShared<TaskPageProps>) {
  const t = useMessages(taskMessages);
  const { date } = useFormat();
  const column = useColumns<TaskRow>(taskMessages);
  const { board, list, people, shortcuts, today } = props;
  const more = useMoreBulk(today);
  const shownDue = (row: TaskRow): ReactNode => {
    if (row.dueOn === null) return null;
    const due = dueStateOf(row, day(today));
    if (due === 'overdue') return <Badge tone="neg">{date(row.dueOn)}</Badge>;
    return due === 'today' ? <Badge tone="warn">{t('due.today')}</Badge> : date(row.dueOn);
  };
  return (
    <ListPage
      props={props}
      page="Client/Task"
      messages={taskMessages}
      routes={{
        index,
        create,
        download,
        show: edit,
      }}
      createKeys="n t"
      events={['task.changed']}
      refreshed={['board', 'shortcuts']}
      binType="task"
      viewModes={{ board: board && <TaskBoard board={board} today={today} canMove={list.can.update} /> }}
      shortcuts={shortcuts.map(({ id, count, href, isCurrent }) => ({
        label: t(`shortcuts.${id}`),
        count,
        href,
        isCurrent,
      }))}
      bulk={{
        href: bulk(),
        people,
        tags: list.facets['tag'] ?? [],
        more,
      }}
      filters={{
        status: CircleDashed,
        assigneeId: User,
        priority: Flag,
        dueOn: CalendarDays,
        operationId: HardHat,
        tag: Tag,
      }}
      columns={[
        column.name(({ title }) => title, { sort: 'ascending' }),
        column.made('text', 'operation', ({ operation }) => operation?.name ?? null, {
          card: 'subtitle',
          width: 176,
        }),
        column.made(
          'text',
          'assignees',
          ({ assignees }) => assignees.map(({ name }) => name).join(', ') || null,
          {
            card: 'subtitle',
            width: 152,
          },
        ),
        column.of('day', 'dueOn', {
          show: shownDue,
          sort: 'ascending',
          card: 'figure',
          width: 124,
        }),
        column.made('text', 'priority', ({ priority }) => t(`choices.priority.${priority}`), {
          sort: 'descending',
          card: 'figure',
          width: 96,
        }),
        column.made('text', 'checklist', progressOf, { width: 96 }),
        column.made('text', 'status', ({ status }) => t(`choices.status.${status}`), {
          show: shownState,
          card: 'badge',
          width: 116,
        }),
        column.of('text', 'blockedReason', { isHidden: true }),
        column.made(
          'text',
          'recurrence',
          ({ recurrence }) => recurrence && t(`choices.recurrence.${recurrence}`),
          {
            isHidden: true,
          },
        ),
        column.made('text', 'tags', ({ tags }) => tags.join(', ') || null, { isHidden: true }),
        column.of('instant', 'updatedAt', { isHidden: true, sort: 'descending' }),
        column.of('instant', 'createdAt', { isHidden: true, sort: 'descending' }),
      ]}
    />
  );
}

const shownState = ({ status }: TaskRow): ReactNode => <OfficeStateBadge entity="task" state={status} />;

const progressOf = ({ checklistCount, remainingCount }: TaskRow): string | null =>
  checklistCount === 0 ? null : `${checklistCount - remainingCount}/${checklistCount}`;

/** Dates, priorities and states for several tasks. */
function useMoreBulk(today: string): NonNullable<RowBulk['more']> {
  const t = useMessages(taskMessages);
  const days = [
    ['today', today],
    ['tomorrow', addToDay(day(today), { days: 1 })],
    ['nextWeek', addToDay(day(today), { days: 7 })],
    ['none', null],
  ] as const;
  return (rows, done, send) => {
    const take = async (set: Readonly<Record<string, unknown>>): Promise<void> => {
      if (await send(rows, set)) done();
    };
    const run = (set: Readonly<Record<string, unknown>>) => () => void take(set);
    return [
      {
        id: 'rows.schedule',
        label: t('bulk.due'),
        place: 'page',
        icon: CalendarClock,
        choices: days.map(([id, dueOn]): ActionChoice => ({
          id,
          label: t(`bulk.${id}`),
          run: run({ field: 'dueOn', dueOn }),
        })),
      },
      {
        id: 'rows.prioritise',
        label: t('bulk.priority'),
        place: 'page',
        icon: Flag,
        choices: taskPriorities.map((priority): ActionChoice => ({
          id: priority,
          label: t(`choices.priority.${priority}`),
          run: run({ field: 'priority', priority }),
        })),
      },
      {
        id: 'rows.move',
        label: t('bulk.status'),
        place: 'page',
        icon: Activity,
        choices: (['todo', 'in_progress', 'done', 'cancelled'] as const).map((status): ActionChoice => ({
          id: status,
          label: t(`choices.status.${status}`),
          run: run({ field: 'status', status }),
        })),
      },
    ];
  };
}
