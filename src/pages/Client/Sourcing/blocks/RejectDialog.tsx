import { useState } from 'react';
import * as sourcingMessages from '#messages/client/sourcing.ts';
import * as validationMessages from '#messages/validation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

interface RejectDialogProps {
  readonly title: string;
  readonly onSubmit: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks why an opportunity is given up. */
export function RejectDialog({ title, onSubmit, onClose }: RejectDialogProps) {
  const t = useMessages(sourcingMessages);
  const required = useMessages(validationMessages)('rejectReason');
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const submit = async (): Promise<boolean> => {
    if (reason.trim() === '') {
      setError(required);
      return false;
    }
    await onSubmit(reason.trim());
    // Who sends it closes the window with it.
    return false;
  };
  return (
    <FormDialog
      title={t('reject.title', { title })}
      description={t('reject.text')}
      submitLabel={t('reject.action')}
      isDanger
      onSubmit={submit}
      onClose={onClose}
    >
      <TextArea
        name="reject-reason"
        label={t('reject.reason')}
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
