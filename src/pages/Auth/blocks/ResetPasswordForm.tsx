import type { PasswordAudience } from '#domain/identity/password-policy.ts';
import * as resetMessages from '#messages/auth/reset-password.ts';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { AccountName } from '#ui/fields/AccountName.tsx';
import { Form } from '#ui/form/Form.tsx';
import { NewPasswordPair } from '../../blocks/NewPasswordPair.tsx';
import { WholeError } from './WholeError.tsx';

interface ResetPasswordFormProps {
  /** Address that takes the new password. */
  readonly action: string;
  readonly email: string;
  readonly audience: PasswordAudience;
  readonly words: readonly string[];
}

const schema = async () => (await import('#contracts/auth/reset-password.ts')).passwordUpdate.payload;

/** The new password, twice. */
export function ResetPasswordForm({ action, email, audience, words }: ResetPasswordFormProps) {
  const t = useMessages(resetMessages);
  const form = useAppForm({
    schema,
    defaultValues: { email, password: '', passwordConfirmation: '' },
  });
  const { ref, isProcessing } = form;
  return (
    <Form ref={ref} onSubmit={form.onSubmit({ method: 'POST', href: action })}>
      <WholeError form={form} />
      <AccountName email={email} />
      <NewPasswordPair
        form={form}
        labels={{ password: t('password'), confirmation: t('confirmation') }}
        audience={audience}
        words={words}
        autoFocus
      />
      <Button type="submit" variant="primary" size="lg" isFull isPending={isProcessing}>
        {t('submit')}
      </Button>
    </Form>
  );
}
