import { useState } from 'react';
import * as supplierMessages from '#messages/client/supplier.ts';
import * as validationMessages from '#messages/validation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

export interface BlockDialogProps {
  /** Null for several suppliers. */
  readonly name: string | null;
  /** Sends the reason; false keeps the window open. */
  readonly onSubmit: (reason: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks why a supplier, or several, are no longer to be ordered from. */
export function BlockDialog({ name, onSubmit, onClose }: BlockDialogProps) {
  const t = useMessages(supplierMessages);
  const required = useMessages(validationMessages)('required');
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();

  const submit = (): boolean | Promise<boolean> => {
    if (reason.trim() !== '') return onSubmit(reason);
    setError(required);
    return false;
  };
  return (
    <FormDialog
      title={name === null ? t('block.titleSeveral') : t('block.title', { name })}
      description={t('block.text')}
      submitLabel={t('block.action')}
      isDanger
      onSubmit={submit}
      onClose={onClose}
    >
      <TextArea
        name="block-reason"
        label={t('block.reason')}
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
    </FormDialog>
  );
}
