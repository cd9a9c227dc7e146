import { useState, type ReactNode } from 'react';
import type { TaskState } from '#domain/task/task.ts';
import { move } from '#generated/routes/client/task.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import type { MoveOutcome } from '#ui/board/board-types.ts';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';

// Fetched when a move first asks for something.
const TaskMoveDialog = lazyDialog(async () => (await import('./TaskMoveDialog.tsx')).TaskMoveDialog);

/** The task that a move is about. */
export interface MovableTask {
  readonly id: string;
  readonly title: string;
  /** Points of its checklist that are not ticked. */
  readonly remainingCount: number;
}

/** Takes tasks into other states: at once, or by way of a question. */
export function useTaskMoves(): {
  readonly take: (task: MovableTask, to: TaskState) => Promise<MoveOutcome>;
  /** The window in which a move asks. */
  readonly dialog: ReactNode;
} {
  const visit = useVisit();
  const [asked, setAsked] = useState<{
    readonly task: MovableTask;
    readonly to: TaskState;
    readonly end: (outcome: MoveOutcome) => void;
  } | null>(null);

  const send = async (task: MovableTask, to: TaskState, reason: string, isForced: boolean) => {
    const { outcome, errors } = await visit({
      method: 'PATCH',
      href: move(task.id),
      data: { status: to, reason, isForced },
      preserveScroll: true,
    });
    // Whatever went wrong on the way has been told already.
    return outcome === 'success' ? true : (Object.values(errors)[0] ?? null);
  };
  return {
    take: (task, to) =>
      to === 'blocked' || (to === 'done' && task.remainingCount > 0)
        ? new Promise((end) => setAsked({ task, to, end }))
        : send(task, to, '', false),
    dialog: asked && (
      <TaskMoveDialog
        task={asked.task}
        isBlocking={asked.to === 'blocked'}
        onSubmit={async (reason) => {
          const outcome = await send(asked.task, asked.to, reason, true);
          asked.end(outcome);
          setAsked(null);
        }}
        onClose={() => {
          asked.end(null);
          setAsked(null);
        }}
      />
    ),
  };
}
