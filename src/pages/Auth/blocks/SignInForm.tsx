import { useRef } from 'react';
import type { DemoAccount } from '#contracts/shared.ts';
import * as authMessages from '#messages/auth.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { EmailField } from '#ui/fields/EmailField.tsx';
import { PasswordField } from '#ui/fields/PasswordField.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import type { DemoAccountsProps } from './DemoAccounts.tsx';
import { DemoAccountsPlace } from './DemoAccountsPlace.tsx';
import { WaitingSubmit, type Wait } from './WaitingSubmit.tsx';
import { WholeError } from './WholeError.tsx';

interface SignInFormProps {
  /** Address that takes the sign-in. */
  readonly action: string;
  /** E-mail typed before a refusal. */
  readonly email: string;
  readonly demoAccounts: readonly DemoAccount[];
  /** Offers to stay signed in on this device. */
  readonly hasRemember: boolean;
  /** Where a forgotten password is replaced. */
  readonly requestHref: string;
  /** For the address that was refused; another may be tried at once. */
  readonly wait: Wait;
}

/** Of demonstrations alone: where it cannot be had, the form goes without. */
const DemoAccounts = lazyPart<DemoAccountsProps>(
  async () => (await import('./DemoAccounts.tsx')).DemoAccounts,
  { pending: DemoAccountsPlace, failed: () => null },
);

const schema = async () => (await import('#contracts/auth/login.ts')).login.payload;

/** E-mail and password, and the accounts of a demonstration that can fill them in. */
export function SignInForm({ action, email, demoAccounts, hasRemember, requestHref, wait }: SignInFormProps) {
  const t = useMessages(authMessages);
  const submitButton = useRef<HTMLButtonElement>(null);
  const form = useAppForm({ schema, defaultValues: { email, password: '', remember: false } });
  const { ref, isProcessing } = form;
  const isRefused = form.form.watch('email') === email;

  const fill = (account: DemoAccount) => {
    form.form.setValue('email', account.email, { shouldDirty: true });
    form.form.setValue('password', account.password, { shouldDirty: true });
    form.form.clearErrors();
    submitButton.current?.focus();
  };

  return (
    <Stack gap={8}>
      <Form ref={ref} onSubmit={form.onSubmit({ method: 'POST', href: action })}>
        <WholeError form={form} />
        <Bound form={form} name="email">
          {(bind) => (
            <EmailField {...bind} label={t('email')} autoComplete="username" autoFocus={email === ''} />
          )}
        </Bound>
        <Bound form={form} name="password">
          {(bind) => (
            <PasswordField
              {...bind}
              label={t('password')}
              autoComplete="current-password"
              autoFocus={email !== ''}
            />
          )}
        </Bound>
        <Text as="div" size="ui">
          <Inline justify="between" align="start">
            {hasRemember && (
              <Bound form={form} name="remember">
                {(bind) => <Checkbox {...bind} value={bind.value ?? false} label={t('remember')} />}
              </Bound>
            )}
            <TextLink href={requestHref}>{t('forgotten')}</TextLink>
          </Inline>
        </Text>
        <WaitingSubmit
          ref={submitButton}
          wait={isRefused ? wait : { ...wait, seconds: null }}
          isPending={isProcessing}
          text={t('submit')}
        />
      </Form>
      {demoAccounts.length > 0 && <DemoAccounts accounts={demoAccounts} onFill={fill} />}
    </Stack>
  );
}
