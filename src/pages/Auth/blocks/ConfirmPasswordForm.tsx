import { useState } from 'react';
import type { ConfirmPasswordProps } from '#contracts/auth/confirm-password.ts';
import { store } from '#generated/routes/password/confirm.ts';
import * as confirmMessages from '#messages/auth/confirm-password.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { AccountName } from '#ui/fields/AccountName.tsx';
import { ProofField, type ProofKind } from '#ui/fields/ProofField.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { WholeError } from './WholeError.tsx';

const schema = async () => (await import('#contracts/auth/confirm-password.ts')).confirmPassword.payload;

/** The password, or a code instead where the person has an application for it. */
export function ConfirmPasswordForm({ email, hasCode, cancelHref }: Omit<ConfirmPasswordProps, 'reason'>) {
  const t = useMessages(confirmMessages);
  const [kind, setKind] = useState<ProofKind>('password');
  const form = useAppForm({
    schema,
    defaultValues: { password: '', code: '', isDialog: false },
  });
  const { ref, isProcessing } = form;
  const switchTo = (next: ProofKind) => {
    form.form.reset();
    setKind(next);
  };
  return (
    <Form ref={ref} onSubmit={form.onSubmit({ method: 'POST', href: store() })}>
      <WholeError form={form} />
      <AccountName email={email} />
      <Bound key={kind} form={form} name={kind}>
        {({ value = '', ...bind }) => (
          <ProofField
            {...bind}
            value={value}
            // A blank form is refused for its password, whichever is asked for.
            error={bind.error ?? form.errorOf('password')}
            kind={kind}
            autoFocus
            onSwitch={hasCode ? switchTo : undefined}
          />
        )}
      </Bound>
      <Columns gap={2}>
        <Button href={cancelHref} size="lg" isFull>
          {t('cancel')}
        </Button>
        <Button type="submit" variant="primary" size="lg" isFull isPending={isProcessing}>
          {t('submit')}
        </Button>
      </Columns>
    </Form>
  );
}
