import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import * as recordMessages from '#messages/record.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { toast } from '#runtime/toast/toast.ts';
import { Button } from '#ui/actions/Button.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';

interface DeleteRecordProps {
  /** What people call the record. */
  readonly name: string;
  /** The address that deletes it. */
  readonly href: string;
  /** What follows from it, where it is more than thirty days in the bin. */
  readonly text?: string;
}

/** Deletes a record after a question; the list that follows offers the way back. */
export function DeleteRecord(record: DeleteRecordProps) {
  const { action, dialog } = useDeleteRecord(record);
  return (
    <>
      <Button variant="danger" icon={action.icon} onClick={action.run}>
        {action.label}
      </Button>
      {dialog}
    </>
  );
}

/** The same for a page with more to do: a line among its actions, and the question to draw beside them. */
export function useDeleteRecord({ name, href, text }: DeleteRecordProps) {
  const t = useMessages(recordMessages);
  const visit = useVisit();
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);

  const remove = async () => {
    setPending(true);
    const result = await visit({ method: 'DELETE', href });
    setPending(false);
    setAsking(false);
    const refusal = result.errors['base'];
    if (refusal !== undefined) toast.error(refusal);
  };

  return {
    action: {
      id: 'record.delete',
      label: t('delete'),
      place: 'page',
      icon: Trash2,
      isDanger: true,
      run: () => setAsking(true),
    } as const,
    dialog: (
      <ConfirmDialog
        isOpen={isAsking}
        title={t('deleteTitle', { name })}
        description={text ?? t('deleteText')}
        confirmLabel={t('delete')}
        isDanger
        isPending={isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => void remove()}
      />
    ),
  };
}
