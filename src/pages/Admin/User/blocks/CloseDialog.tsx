import { close } from '#generated/routes/admin/tenant.ts';
import * as userMessages from '#messages/admin/user.ts';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ActionDialog } from '../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../blocks/ask/fields-of.tsx';

interface CloseDialogProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

const schema = async () => (await import('#contracts/admin/user/payload.ts')).closeCompany.payload;

/** Asks why a company is closed, and for its name to be typed. */
export function CloseDialog({ id, name, onClose }: CloseDialogProps) {
  const t = useMessages(userMessages);
  const form = useAppForm({ schema, defaultValues: { reason: '', confirm: '' } });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('company.closeTitle', { name })}
      description={t('company.closeText')}
      submitLabel={t('company.close')}
      isDanger
      action={{ method: 'POST', href: close(id) }}
      onClose={onClose}
    >
      {field('reason', TextArea, {
        label: t('ask.reason'),
        help: t('ask.reasonHelp'),
        rows: 3,
        maxLength: 500,
        autoFocus: true,
      })}
      {field('confirm', TextField, {
        label: t('company.confirm'),
        help: t('company.confirmHelp', { name }),
        autoComplete: 'off',
      })}
    </ActionDialog>
  );
}
