import { useState } from 'react';
import * as saleContactMessages from '#messages/client/sale-contact.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

export interface LostDialogProps {
  readonly name: string;
  readonly onSubmit: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks why somebody will not buy. */
export function LostDialog({ name, onSubmit, onClose }: LostDialogProps) {
  const t = useMessages(saleContactMessages);
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      title={t('move.lostTitle', { name })}
      submitLabel={t('move.lost')}
      onSubmit={async () => {
        await onSubmit(reason);
        // Whoever asked closes the window.
        return false;
      }}
      onClose={onClose}
    >
      <TextArea
        name="lost-reason"
        label={t('fields.lostReason')}
        value={reason}
        onChange={setReason}
        maxLength={300}
        autoFocus
      />
    </FormDialog>
  );
}
