import { useState, type FormEvent } from 'react';
import type { SharedContent } from '#contracts/shared-files/index.ts';
import * as shareMessages from '#messages/share.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { EmailField } from '#ui/fields/EmailField.tsx';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Inline } from '#ui/layout/Inline.tsx';

interface QuestionFormProps {
  readonly asks: SharedContent['asks'];
  readonly author: string;
  readonly company: string;
}

/** A question to whoever sent the link. */
export function QuestionForm({ asks, author, company }: QuestionFormProps) {
  const t = useMessages(shareMessages);
  const visit = useVisit();
  const [values, setValues] = useState({ name: asks.name, email: asks.email, message: '', consent: false });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isPending, setPending] = useState(false);
  const send = async (): Promise<void> => {
    setPending(true);
    const result = await visit({ method: 'PUT', href: asks.href, data: values });
    setPending(false);
    setErrors(result.errors);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) void send();
  };
  const field = (name: 'name' | 'email' | 'message') => ({
    name,
    label: t(`ask.${name}`),
    value: values[name],
    onChange: (value: string) => setValues({ ...values, [name]: value }),
    error: errors[name],
  });
  return (
    <Card title={t('ask.title')}>
      <Form aria-label={t('ask.title')} onSubmit={submit}>
        <Text as="p" tone="ink3">
          {t('ask.help', { author })}
        </Text>
        <FieldRow>
          <TextField {...field('name')} maxLength={120} autoComplete="name" />
          <EmailField {...field('email')} />
        </FieldRow>
        <TextArea {...field('message')} rows={4} maxLength={4000} />
        <Checkbox
          name="consent"
          label={t('ask.consent', { company })}
          value={values.consent}
          onChange={(consent) => setValues({ ...values, consent })}
          error={errors['consent']}
        />
        {errors['base'] !== undefined && <FieldError id="question-error" text={errors['base']} />}
        <Inline justify="end">
          <Button type="submit" variant="primary" isPending={isPending}>
            {t('ask.submit')}
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}
