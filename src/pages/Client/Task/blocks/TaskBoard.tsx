import type { TaskPageProps, TaskRow } from '#contracts/client/task.ts';
import { day } from '#domain/time/day.ts';
import { dueStateOf, isClosed, statesAfter } from '#domain/task/task.ts';
import { task as index } from '#generated/routes/client.ts';
import { edit } from '#generated/routes/client/task.ts';
import * as taskMessages from '#messages/client/task.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { Board } from '#ui/board/Board.tsx';
import type { BoardColumn, BoardMove, MoveOutcome } from '#ui/board/board-types.ts';
import type { CardSlots } from '#ui/board/BoardCard.tsx';
import { PlainTile } from '#ui/board/PlainTile.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { useTaskMoves } from './useTaskMoves.tsx';

export interface TaskBoardProps {
  readonly board: NonNullable<TaskPageProps['board']>;
  readonly today: string;
  readonly canMove: boolean;
}

/** The tasks by state; moving a card changes the state, and asks what that needs. */
export function TaskBoard({ board, today, canMove }: TaskBoardProps) {
  const t = useMessages(taskMessages);
  const moves = useTaskMoves();
  const columns = board.map(({ status, count, cards }): BoardColumn<TaskRow> => ({
    id: status,
    label: t(`choices.status.${status}`),
    cards,
    hiddenCount: count - cards.length,
    hiddenNote: (
      <>
        {t('board.hidden', { count: count - cards.length })}
        <AppLink href={index({ query: { status: [status] } })}>{t('board.hiddenLink')}</AppLink>
      </>
    ),
    accepts: (card) => {
      if (!card.isChangeable) return t('board.notYours');
      if (statesAfter(card.status).includes(status)) return true;
      const words = { from: t(`choices.status.${card.status}`), to: t(`choices.status.${status}`) };
      return t('move.impossible', words);
    },
    isFinal: isClosed(status),
  }));
  const move = async ({ card, to }: BoardMove<TaskRow>): Promise<MoveOutcome> => {
    const state = board.find(({ status }) => status === to)?.status;
    return state === undefined ? null : moves.take(card, state);
  };
  return (
    <>
      <Board<TaskRow>
        label={t('board.label')}
        columns={columns}
        idOf={({ id }) => id}
        nameOf={({ title }) => title}
        hrefOf={({ id }) => edit(id)}
        renderCard={(task, slots) => <TaskTile task={task} today={today} {...slots} />}
        isMoveAnnounced
        {...(canMove && { onMove: move })}
      />
      {moves.dialog}
    </>
  );
}

interface TaskTileProps extends CardSlots {
  readonly task: TaskRow;
  readonly today: string;
}

function TaskTile({ task, today, title, menu }: TaskTileProps) {
  const t = useMessages(taskMessages);
  const { date } = useFormat();
  const due = dueStateOf(task, day(today));
  const isPressing = task.priority === 'high' || task.priority === 'urgent';
  const { checklistCount, remainingCount } = task;
  return (
    <PlainTile
      title={title}
      menu={menu}
      badges={
        (due === 'overdue' || due === 'today' || isPressing) && (
          <>
            {due === 'overdue' && <Badge tone="neg">{t('due.overdue')}</Badge>}
            {due === 'today' && <Badge tone="warn">{t('due.today')}</Badge>}
            {isPressing && <Badge tone="info">{t(`choices.priority.${task.priority}`)}</Badge>}
          </>
        )
      }
      lines={[
        task.blockedReason,
        task.operation?.name ?? null,
        [
          task.dueOn === null ? t('board.noDue') : t('board.due', { date: date(task.dueOn) }),
          ...(checklistCount === 0
            ? []
            : [t('progress', { done: checklistCount - remainingCount, total: checklistCount })]),
        ].join(' · '),
      ]}
      people={task.assignees.map(({ name }) => name)}
    />
  );
}
