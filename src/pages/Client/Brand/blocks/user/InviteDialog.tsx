import { invite } from '#generated/routes/client/brand.ts';
import * as userMessages from '#messages/client/brand-user.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { EmailField } from '#ui/fields/EmailField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { SirenField } from '#ui/fields/SirenField.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ActionDialog } from '../../../../blocks/ask/ActionDialog.tsx';

export interface InviteDialogProps {
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
  return (
    <ActionDialog
      form={form}
      title={t('invite.title')}
      description={t('invite.text')}
      submitLabel={t('invite.send')}
      action={{ method: 'POST', href: invite(), preserveScroll: true }}
      onClose={onClose}
    >
      <Bound form={form} name="companyName">
        {(bind) => <TextField {...bind} label={t('invite.companyName')} maxLength={160} autoFocus />}
      </Bound>
      <Bound form={form} name="siren">
        {(bind) => <SirenField {...bind} label={t('invite.siren')} isOptional />}
      </Bound>
      <FieldRow>
        <Bound form={form} name="firstName">
          {(bind) => <TextField {...bind} label={t('invite.firstName')} maxLength={80} />}
        </Bound>
        <Bound form={form} name="lastName">
          {(bind) => <TextField {...bind} label={t('invite.lastName')} maxLength={80} />}
        </Bound>
      </FieldRow>
      <Bound form={form} name="email">
        {(bind) => <EmailField {...bind} label={t('invite.email')} />}
      </Bound>
      <Bound form={form} name="message">
        {(bind) => <TextArea {...bind} label={t('invite.message')} maxLength={1000} isOptional />}
      </Bound>
    </ActionDialog>
  );
}
