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
export function DeleteRecord({ name, href, text }: DeleteRecordProps) {
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

  return (
    <>
      <Button variant="danger" icon={Trash2} onClick={() => setAsking(true)}>
        {t('delete')}
      </Button>
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
    </>
  );
}
