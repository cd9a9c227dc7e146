import type * as z from 'zod';
import type { securitySection } from '#contracts/account/sections.ts';
import * as securityMessages from '#messages/account/security.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { focusField } from '#runtime/forms/focus-field.ts';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Text } from '#ui/data/Text.tsx';
import { AccountName } from '#ui/fields/AccountName.tsx';
import { FormSection } from '#ui/fields/FormSection.tsx';
import { PasswordField } from '#ui/fields/PasswordField.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { NewPasswordPair } from '../../../blocks/NewPasswordPair.tsx';

interface PasswordCardProps {
  readonly password: z.infer<typeof securitySection>['password'];
  readonly email: string;
  readonly href: string;
}

const blank = { currentPassword: '', password: '', passwordConfirmation: '' };

const schema = async () => (await import('#contracts/account/password.ts')).passwordPayload;

/** The present password and a new one. The fields are emptied whatever comes of it. */
export function PasswordCard({ password, email, href }: PasswordCardProps) {
  const t = useMessages(securityMessages);
  const format = useFormat();
  const form = useAppForm({ schema, defaultValues: blank });
  const { ref } = form;

  const send = async () => {
    const result = await form.submit({ method: 'PUT', href });
    if (result === null || (result.outcome !== 'success' && result.outcome !== 'invalid')) return;
    const wrong = Object.keys(blank).find((name) => name in result.errors);
    form.form.reset(blank, { keepErrors: result.outcome === 'invalid' });
    // The fields are empty now: the first that was refused is where to begin again.
    if (wrong !== undefined) requestAnimationFrame(() => focusField(wrong, { scrolls: true }));
  };

  const changed =
    password.changedAt === null
      ? t('password.neverChanged')
      : t('password.changedAt', { date: format.dateTime(password.changedAt) });
  return (
    <FormSection title={t('password.title')} help={changed}>
      <Form
        ref={ref}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <AccountName email={email} />
        <Bound form={form} name="currentPassword">
          {(bind) => (
            <PasswordField {...bind} label={t('password.current')} autoComplete="current-password" />
          )}
        </Bound>
        <NewPasswordPair
          form={form}
          labels={{ password: t('password.next'), confirmation: t('password.confirmation') }}
          audience={password.audience}
          words={password.words}
        />
        <Inline gap={3}>
          <Button type="submit" variant="primary" isPending={form.isProcessing}>
            {t('password.submit')}
          </Button>
          <Text size="table" tone="ink3">
            {t('password.otherSessions', { n: password.otherSessionsCount })}
          </Text>
        </Inline>
      </Form>
    </FormSection>
  );
}
