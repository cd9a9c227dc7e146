import { update } from '#generated/routes/verification/email.ts';
import * as verifyMessages from '#messages/auth/verify-email.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { EmailField } from '#ui/fields/EmailField.tsx';
import { PasswordField } from '#ui/fields/PasswordField.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { WholeError } from './WholeError.tsx';

const schema = async () => (await import('#contracts/auth/verify-email.ts')).verificationEmailUpdate.payload;

/** Another address for the mail, with the password: the session alone must not move an account. */
export function CorrectAddressForm({ onCancel }: { readonly onCancel: () => void }) {
  const t = useMessages(verifyMessages);
  const form = useAppForm({
    schema,
    defaultValues: { email: '', password: '' },
  });
  const { ref, isProcessing } = form;
  return (
    <Form ref={ref} onSubmit={form.onSubmit({ method: 'PATCH', href: update(), onSuccess: onCancel })}>
      <WholeError form={form} />
      <Bound form={form} name="email">
        {(bind) => <EmailField {...bind} label={t('newEmail')} autoFocus />}
      </Bound>
      <Bound form={form} name="password">
        {(bind) => (
          <PasswordField
            {...bind}
            label={t('password')}
            help={t('passwordHelp')}
            autoComplete="current-password"
          />
        )}
      </Bound>
      <Columns gap={2}>
        <Button size="lg" isFull onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant="primary" size="lg" isFull isPending={isProcessing}>
          {t('save')}
        </Button>
      </Columns>
    </Form>
  );
}
