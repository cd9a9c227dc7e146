import * as saleMessages from '#messages/admin/sale.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { FileField } from '#ui/fields/FileField.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

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
  const send = async (): Promise<boolean> =>
    (await form.submit({ method: 'POST', href, preserveScroll: true }))?.outcome === 'success';
  return (
    <FormDialog
      formRef={form.ref}
      title={t('papers.add')}
      submitLabel={t('papers.add')}
      onSubmit={send}
      onClose={onClose}
    >
      <Bound form={form} name="file">
        {(bind) => <FileField {...bind} label={t('fields.file')} formats={formats} autoFocus />}
      </Bound>
    </FormDialog>
  );
}
