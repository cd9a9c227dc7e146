import { invite } from '#generated/routes/client/brand.ts';
import * as userMessages from '#messages/client/brand-user.ts';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { EmailField } from '#ui/fields/EmailField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { SirenField } from '#ui/fields/SirenField.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ActionDialog } from '../../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../../blocks/ask/fields-of.tsx';

interface InviteDialogProps {
  readonly onClose: () => void;
}

const schema = async () => (await import('#contracts/client/brand/payload.ts')).inviteCompany.payload;

/** Which company is asked to join the network, and who is written to. */
export function InviteDialog({ onClose }: InviteDialogProps) {
  const t = useMessages(userMessages);
  const form = useAppForm({
    schema,
    defaultValues: { companyName: '', siren: null, firstName: '', lastName: '', email: '', message: '' },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('invite.title')}
      description={t('invite.text')}
      submitLabel={t('invite.send')}
      action={{ method: 'POST', href: invite(), preserveScroll: true }}
      onClose={onClose}
    >
      {field('companyName', TextField, { label: t('invite.companyName'), maxLength: 160, autoFocus: true })}
      {field('siren', SirenField, { label: t('invite.siren'), isOptional: true })}
      <FieldRow>
        {field('firstName', TextField, { label: t('invite.firstName'), maxLength: 80 })}
        {field('lastName', TextField, { label: t('invite.lastName'), maxLength: 80 })}
      </FieldRow>
      {field('email', EmailField, { label: t('invite.email') })}
      {field('message', TextArea, { label: t('invite.message'), maxLength: 1000, isOptional: true })}
    </ActionDialog>
  );
}
