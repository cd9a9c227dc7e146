import { useWatch } from 'react-hook-form';
import { personalWords } from '#domain/identity/password-words.ts';
import * as registerMessages from '#messages/auth/register.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useMessages } from '#runtime/locale/messages.ts';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { NewPasswordField } from '#ui/fields/NewPasswordField.tsx';
import { PasswordField } from '#ui/fields/PasswordField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import type { RegisterFormOf } from './useRegisterForm.ts';

interface YouStepProps {
  readonly form: RegisterFormOf;
  readonly appName: string;
}

/** Who signs up, and with which password. */
export function YouStep({ form, appName }: YouStepProps) {
  const t = useMessages(registerMessages);
  const { control } = form.form;
  const [firstName, lastName, email, company] = useWatch({
    control,
    name: ['firstName', 'lastName', 'email', 'company.legalName'],
  });
  const words = personalWords({ firstName, lastName, email, names: [appName, company] });
  return (
    <div className="flex flex-col gap-4">
      <FieldRow>
        <Bound form={form} name="firstName">
          {(bind) => (
            <TextField {...bind} label={t('firstName')} autoComplete="given-name" maxLength={80} autoFocus />
          )}
        </Bound>
        <Bound form={form} name="lastName">
          {(bind) => <TextField {...bind} label={t('lastName')} autoComplete="family-name" maxLength={80} />}
        </Bound>
      </FieldRow>
      <Bound form={form} name="email">
        {(bind) => (
          <TextField
            {...bind}
            label={t('email')}
            help={t('emailHelp')}
            type="email"
            autoComplete="username"
            inputMode="email"
            spellCheck={false}
            maxLength={190}
          />
        )}
      </Bound>
      <Bound form={form} name="phone">
        {({ value, ...bind }) => (
          <TextField
            {...bind}
            value={value ?? ''}
            label={t('phone')}
            type="tel"
            autoComplete="tel"
            inputMode="tel"
            maxLength={30}
            isOptional
          />
        )}
      </Bound>
      <Bound form={form} name="password">
        {(bind) => <NewPasswordField {...bind} label={t('password')} audience="client" words={words} />}
      </Bound>
      <Bound form={form} name="passwordConfirmation">
        {(bind) => <PasswordField {...bind} label={t('confirmation')} autoComplete="new-password" />}
      </Bound>
    </div>
  );
}
