import * as saleMessages from '#messages/admin/sale.ts';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { FileField } from '#ui/fields/FileField.tsx';
import { ActionDialog } from '../../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../../blocks/ask/fields-of.tsx';

const schema = async () => (await import('#contracts/admin/sale/payload.ts')).storeSalePaper.payload;

const formats = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const;

interface PaperDialogProps {
  readonly href: string;
  readonly onClose: () => void;
}

/** Asks for a document to be kept with the sale. */
export function PaperDialog({ href, onClose }: PaperDialogProps) {
  const t = useMessages(saleMessages);
  const form = useAppForm({ schema, defaultValues: { file: undefined } });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('papers.add')}
      submitLabel={t('papers.add')}
      action={{ method: 'POST', href, preserveScroll: true }}
      onClose={onClose}
    >
      {field('file', FileField, { label: t('fields.file'), formats, autoFocus: true })}
    </ActionDialog>
  );
}
