import type { SharedContent } from '#contracts/shared-files/index.ts';
import * as shareMessages from '#messages/share.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
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

const schema = async () => (await import('#contracts/share/payload.ts')).askShare.payload;

interface QuestionFormProps {
  readonly asks: SharedContent['asks'];
  readonly author: string;
  readonly company: string;
}

/** A question to whoever sent the link. */
export function QuestionForm({ asks, author, company }: QuestionFormProps) {
  const t = useMessages(shareMessages);
  const form = useAppForm({
    schema,
    defaultValues: { name: asks.name, email: asks.email, message: '', consent: false },
  });
  const { ref, isProcessing } = form;
  const base = form.errorOf('base');
  return (
    <Card title={t('ask.title')}>
      <Form
        ref={ref}
        aria-label={t('ask.title')}
        onSubmit={(event) => form.onSubmit({ method: 'PUT', href: asks.href })(event)}
      >
        <Text as="p" tone="ink3">
          {t('ask.help', { author })}
        </Text>
        <FieldRow>
          <Bound form={form} name="name">
            {(bind) => <TextField {...bind} label={t('ask.name')} maxLength={120} autoComplete="name" />}
          </Bound>
          <Bound form={form} name="email">
            {(bind) => <EmailField {...bind} label={t('ask.email')} />}
          </Bound>
        </FieldRow>
        <Bound form={form} name="message">
          {(bind) => <TextArea {...bind} label={t('ask.message')} rows={4} maxLength={4000} />}
        </Bound>
        <Bound form={form} name="consent">
          {(bind) => <Checkbox {...bind} label={t('ask.consent', { company })} />}
        </Bound>
        {base !== undefined && <FieldError id="question-error" text={base} />}
        <Inline justify="end">
          <Button type="submit" variant="primary" isPending={isProcessing}>
            {t('ask.submit')}
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}
