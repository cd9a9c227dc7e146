import * as forgotMessages from '#messages/auth/forgot-password.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { EmailField } from '#ui/fields/EmailField.tsx';
import { Form } from '#ui/form/Form.tsx';
import { WholeError } from './WholeError.tsx';

interface ForgotPasswordFormProps {
  /** Address that takes the demand. */
  readonly action: string;
  readonly email: string;
}

const schema = async () => (await import('#contracts/auth/forgot-password.ts')).passwordEmail.payload;

/** Asks for the address to which the link goes. */
export function ForgotPasswordForm({ action, email }: ForgotPasswordFormProps) {
  const t = useMessages(forgotMessages);
  const form = useAppForm({ schema, defaultValues: { email } });
  const { ref, isProcessing } = form;
  return (
    <Form ref={ref} onSubmit={form.onSubmit({ method: 'POST', href: action })}>
      <WholeError form={form} />
      <Bound form={form} name="email">
        {(bind) => (
          <EmailField {...bind} label={t('email')} help={t('next')} autoComplete="username" autoFocus />
        )}
      </Bound>
      <Button type="submit" variant="primary" size="lg" isFull isPending={isProcessing}>
        {t('submit')}
      </Button>
    </Form>
  );
}
