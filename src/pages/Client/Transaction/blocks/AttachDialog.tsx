import { attach } from '#generated/routes/client/transaction.ts';
import * as transactionMessages from '#messages/client/transaction.ts';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { FileField } from '#ui/fields/FileField.tsx';
import { ActionDialog } from '../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../blocks/ask/fields-of.tsx';

const schema = async () =>
  (await import('#contracts/client/transaction/payload.ts')).attachTransaction.payload;
const formats = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const;

/** Asks for a paper that proves a movement. */
export function AttachDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useMessages(transactionMessages);
  const form = useAppForm({ schema, defaultValues: {} });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('panel.attach')}
      submitLabel={t('panel.attach')}
      action={{ method: 'POST', href: attach(id) }}
      onClose={onClose}
    >
      {field('file', FileField, { label: t('fields.file'), formats })}
    </ActionDialog>
  );
}
