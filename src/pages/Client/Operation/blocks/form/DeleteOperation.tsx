import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { destroy } from '#generated/routes/client/operation.ts';
import * as operationMessages from '#messages/client/operation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { toast } from '#runtime/toast/toast.ts';
import { Button } from '#ui/actions/Button.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';

/** Deletes the operation after a question; the list that follows offers the way back. */
export function DeleteOperation({ operation }: { operation: { id: string; name: string } }) {
  const t = useMessages(operationMessages);
  const visit = useVisit();
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);

  const remove = async () => {
    setPending(true);
    const result = await visit({ method: 'DELETE', href: destroy({ operation: operation.id }) });
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
        title={t('deleteTitle', { name: operation.name })}
        description={t('deleteText')}
        confirmLabel={t('deleteConfirm')}
        isDanger
        isPending={isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => void remove()}
      />
    </>
  );
}
