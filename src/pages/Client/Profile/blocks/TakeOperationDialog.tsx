import { useState } from 'react';
import { fromOperation } from '#generated/routes/client/profile/reference.ts';
import * as partMessages from '#messages/client/profile-parts.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

interface TakeOperationDialogProps {
  readonly profileId: string;
  readonly operations: readonly { readonly id: string; readonly name: string }[];
  readonly onClose: () => void;
}

/** Asks which closed operation becomes a reference. */
export function TakeOperationDialog({ profileId, operations, onClose }: TakeOperationDialogProps) {
  const t = useMessages(partMessages);
  const visit = useVisit();
  const [operationId, setOperationId] = useState<string | null>(operations[0]?.id ?? null);
  const [error, setError] = useState<string>();
  const send = async (): Promise<boolean> => {
    if (operationId === null) {
      setError(t('references.choose'));
      return false;
    }
    const result = await visit({ method: 'POST', href: fromOperation(profileId), data: { operationId } });
    setError(result.errors['operationId'] ?? result.errors['base']);
    return result.outcome === 'success';
  };
  return (
    <FormDialog
      title={t('references.fromOperation')}
      description={t('references.fromOperationHelp')}
      submitLabel={t('references.take')}
      onSubmit={send}
      onClose={onClose}
    >
      <Combobox
        name="reference-operation"
        label={t('references.operation')}
        value={operationId}
        onChange={setOperationId}
        error={error}
        choices={operations.map(({ id, name }) => ({ id, label: name }))}
      />
    </FormDialog>
  );
}
