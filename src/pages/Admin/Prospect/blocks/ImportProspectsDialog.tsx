import { import_ as importHref } from '#generated/routes/admin/prospect.ts';
import * as prospectMessages from '#messages/admin/prospect.ts';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { ActionDialog } from '../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../blocks/ask/fields-of.tsx';

const schema = async () => (await import('#contracts/admin/prospect/payload.ts')).importProspects.payload;

interface ImportProspectsDialogProps {
  readonly onClose: () => void;
}

/** Asks for the content of a file of prospects. */
export function ImportProspectsDialog({ onClose }: ImportProspectsDialogProps) {
  const t = useMessages(prospectMessages);
  const form = useAppForm({ schema, defaultValues: { text: '' } });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('import.title')}
      description={t('import.text')}
      submitLabel={t('import.action')}
      action={{ method: 'POST', href: importHref() }}
      onClose={onClose}
    >
      {field('text', TextArea, { label: t('import.content'), rows: 8, autoFocus: true })}
    </ActionDialog>
  );
}
