import { useWatch } from 'react-hook-form';
import { personalWords } from '#domain/identity/password-words.ts';
import * as registerMessages from '#messages/auth/register.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useMessages } from '#runtime/locale/messages.ts';
import { EmailField } from '#ui/fields/EmailField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { PhoneField } from '#ui/fields/PhoneField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { NewPasswordPair } from '../../../blocks/NewPasswordPair.tsx';
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
    <Stack>
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
        {(bind) => <EmailField {...bind} label={t('email')} help={t('emailHelp')} autoComplete="username" />}
      </Bound>
      <Bound form={form} name="phone">
        {(bind) => <PhoneField {...bind} label={t('phone')} isOptional />}
      </Bound>
      <NewPasswordPair
        form={form}
        labels={{ password: t('password'), confirmation: t('confirmation') }}
        audience="client"
        words={words}
      />
    </Stack>
  );
}
