import { useRef, type FormEvent } from 'react';
import type { DemoAccount } from '#contracts/shared.ts';
import * as authMessages from '#messages/auth.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { EmailField } from '#ui/fields/EmailField.tsx';
import { PasswordField } from '#ui/fields/PasswordField.tsx';
import type { DemoAccountsProps } from './DemoAccounts.tsx';
import { DemoAccountsPlace } from './DemoAccountsPlace.tsx';
import { WaitingSubmit, type Wait } from './WaitingSubmit.tsx';

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

/** Fetched after the first paint: it outweighs the page. */
const schema = async () => (await import('#contracts/auth/login.ts')).login.payload;

/** E-mail and password, and the accounts of a demonstration that can fill them in. */
export function SignInForm({ action, email, demoAccounts, hasRemember, requestHref, wait }: SignInFormProps) {
  const t = useMessages(authMessages);
  const submitButton = useRef<HTMLButtonElement>(null);
  const form = useAppForm({ schema, defaultValues: { email, password: '', remember: false } });
  const { ref, errors, isProcessing } = form;
  const isRefused = form.form.watch('email') === email;
  const whole = errors.find(({ isField }) => !isField);

  const fill = (account: DemoAccount) => {
    form.form.setValue('email', account.email, { shouldDirty: true });
    form.form.setValue('password', account.password, { shouldDirty: true });
    form.form.clearErrors();
    submitButton.current?.focus();
  };

  const send = (event: FormEvent) => form.onSubmit({ method: 'POST', href: action })(event);

  return (
    <div className="flex flex-col gap-8">
      <form ref={ref} onSubmit={send} noValidate className="flex flex-col gap-4">
        {whole && <Banner tone="error">{whole.message}</Banner>}
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
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 text-ui">
          {hasRemember && (
            <Bound form={form} name="remember">
              {(bind) => <Checkbox {...bind} value={bind.value ?? false} label={t('remember')} />}
            </Bound>
          )}
          <AppLink href={requestHref} className="text-link">
            {t('forgotten')}
          </AppLink>
        </div>
        <WaitingSubmit
          ref={submitButton}
          wait={isRefused ? wait : { ...wait, seconds: null }}
          isPending={isProcessing}
          text={t('submit')}
        />
      </form>
      {demoAccounts.length > 0 && <DemoAccounts accounts={demoAccounts} onFill={fill} />}
    </div>
  );
}
