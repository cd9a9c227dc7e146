import { useState } from 'react';
import * as taskMessages from '#messages/client/task.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import type { MovableTask } from './useTaskMoves.tsx';

interface TaskMoveDialogProps {
  readonly task: MovableTask;
  /** Asks why it is blocked; else whether it is done although points remain. */
  readonly isBlocking: boolean;
  readonly onSubmit: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks what a move of a task needs: a reason, or a yes. */
export function TaskMoveDialog({ task, isBlocking, onSubmit, onClose }: TaskMoveDialogProps) {
  const t = useMessages(taskMessages);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const submit = async (): Promise<boolean> => {
    if (isBlocking && reason.trim() === '') {
      setError(t('move.reasonRequired'));
      return false;
    }
    await onSubmit(reason.trim());
    return true;
  };
  return (
    <FormDialog
      title={
        isBlocking
          ? t('move.blockTitle', { title: task.title })
          : t('move.remainingTitle', { count: task.remainingCount })
      }
      description={isBlocking ? t('move.blockText') : t('move.remainingText')}
      submitLabel={t(isBlocking ? 'move.to.blocked' : 'move.to.done')}
      onSubmit={submit}
      onClose={onClose}
    >
      {isBlocking && (
        <TextArea
          name="task-reason"
          label={t('move.reason')}
          value={reason}
          onChange={(text) => {
            setReason(text);
            setError(undefined);
          }}
          error={error}
          rows={3}
          maxLength={300}
          autoFocus
        />
      )}
    </FormDialog>
  );
}
