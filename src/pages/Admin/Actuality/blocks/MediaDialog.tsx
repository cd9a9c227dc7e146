import { store } from '#generated/routes/admin/actuality/media.ts';
import * as actualityMessages from '#messages/admin/actuality.ts';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { FileField } from '#ui/fields/FileField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ActionDialog } from '../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../blocks/ask/fields-of.tsx';

const schema = async () =>
  (await import('#contracts/admin/actuality/payload.ts')).storeActualityMedia.payload;

const formats = ['image/png', 'image/jpeg', 'image/webp'] as const;

interface MediaDialogProps {
  readonly actualityId: string;
  readonly onClose: () => void;
}

/** Asks for a picture of an article, and for what is seen on it. */
export function MediaDialog({ actualityId, onClose }: MediaDialogProps) {
  const t = useMessages(actualityMessages);
  const form = useAppForm({ schema, defaultValues: { alt: '' } });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('media.add')}
      submitLabel={t('media.add')}
      action={{ method: 'POST', href: store(actualityId) }}
      onClose={onClose}
    >
      {field('file', FileField, { label: t('media.file'), formats })}
      {field('alt', TextField, { label: t('media.alt'), maxLength: 200 })}
    </ActionDialog>
  );
}
