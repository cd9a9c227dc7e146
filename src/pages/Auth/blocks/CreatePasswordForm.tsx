import type { CreatePasswordProps } from '#contracts/auth/create-password.ts';
import * as createMessages from '#messages/auth/create-password.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { AccountName } from '#ui/fields/AccountName.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { PhoneField } from '#ui/fields/PhoneField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Form } from '#ui/form/Form.tsx';
import { NewPasswordPair } from '../../blocks/NewPasswordPair.tsx';
import { TermsLinks } from './register/TermsLinks.tsx';
import { WholeError } from './WholeError.tsx';

type CreatePasswordFormProps = Extract<CreatePasswordProps, { state: 'new' }>;

const schema = async () => (await import('#contracts/auth/create-password.ts')).createPassword.payload;

/** The account of an invited person: names, telephone, password, consent. */
export function CreatePasswordForm({ invitation, audience, words, ...props }: CreatePasswordFormProps) {
  const t = useMessages(createMessages);
  const { firstName, lastName, storeHref, termsUrl, privacyUrl } = props;
  const form = useAppForm({
    schema,
    defaultValues: {
      firstName,
      lastName,
      phone: '',
      password: '',
      passwordConfirmation: '',
      // Nobody is asked to accept what cannot be read.
      acceptsTerms: termsUrl === null,
    },
  });
  const { ref, isProcessing } = form;
  return (
    <Form ref={ref} onSubmit={form.onSubmit({ method: 'POST', href: storeHref })}>
      <WholeError form={form} />
      <AccountName email={invitation.email} />
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
      <Bound form={form} name="phone">
        {(bind) => <PhoneField {...bind} label={t('phone')} isOptional />}
      </Bound>
      <NewPasswordPair
        form={form}
        labels={{ password: t('password'), confirmation: t('confirmation') }}
        audience={audience}
        words={words}
      />
      {termsUrl === null ? (
        <TermsLinks termsUrl={null} privacyUrl={privacyUrl} />
      ) : (
        <Bound form={form} name="acceptsTerms">
          {(bind) => (
            <Checkbox
              {...bind}
              label={t('terms')}
              help={<TermsLinks termsUrl={termsUrl} privacyUrl={privacyUrl} />}
            />
          )}
        </Bound>
      )}
      <Button type="submit" variant="primary" size="lg" isFull isPending={isProcessing}>
        {t('submit')}
      </Button>
    </Form>
  );
}
