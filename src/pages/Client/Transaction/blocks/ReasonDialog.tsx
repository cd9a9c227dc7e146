import * as transactionMessages from '#messages/client/transaction.ts';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { ActionDialog } from '../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../blocks/ask/fields-of.tsx';

interface ReasonDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly method: 'PATCH' | 'DELETE';
  readonly href: string;
  readonly onClose: () => void;
}

const schema = async () =>
  (await import('#contracts/client/transaction/payload.ts')).reasonedTransaction.payload;

/** Asks why a movement is set aside, or opened again. */
export function ReasonDialog({ title, submitLabel, method, href, onClose }: ReasonDialogProps) {
  const t = useMessages(transactionMessages);
  const form = useAppForm({ schema, defaultValues: { reason: '' } });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={title}
      submitLabel={submitLabel}
      action={{ method, href }}
      onClose={onClose}
    >
      {field('reason', TextField, { label: t('fields.reason'), maxLength: 300, autoFocus: true })}
    </ActionDialog>
  );
}
