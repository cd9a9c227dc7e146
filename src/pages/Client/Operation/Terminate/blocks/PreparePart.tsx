import type { TerminateFormProps } from '#contracts/client/operation/terminate/form.ts';
import { update } from '#generated/routes/client/operation/terminate.ts';
import * as terminationMessages from '#messages/client/operation-termination.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/data/Card.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { Switch } from '#ui/fields/Switch.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { ChoiceSelect } from '../../../../blocks/ChoiceSelect.tsx';

const schema = async () =>
  (await import('#contracts/client/operation/terminate/payload.ts')).updateTermination.payload;

/** When, why and with what to remember the operation ends: kept until it is confirmed. */
export function PreparePart({ props }: { readonly props: TerminateFormProps }) {
  const t = useMessages(terminationMessages);
  const { date } = useFormat();
  const { operation, kind, values, version, reasons, latestFlowOn, today } = props;
  const isClosing = kind === 'closed';
  const form = useAppForm({
    schema,
    defaultValues: {
      version,
      kind,
      on: values.on,
      reason: values.reason,
      comment: values.comment,
      lessons: values.lessons,
      keepsRetentionFollowUp: isClosing && values.keepsRetentionFollowUp,
    },
  });
  const { ref } = form;
  const refusal = form.errorOf('base') ?? form.errorOf('version') ?? form.errorOf('kind');
  return (
    <Card title={t(isClosing ? 'form.title' : 'form.abandonTitle')}>
      <Form ref={ref} onSubmit={form.onSubmit({ method: 'PUT', href: update({ operation: operation.id }) })}>
        <Stack gap={4}>
          <FieldRow>
            <Bound form={form} name="on">
              {(bind) => (
                <DateField
                  {...bind}
                  onChange={(on) => bind.onChange(on ?? '')}
                  label={t('form.on')}
                  max={today}
                  {...(latestFlowOn !== null && { help: t('form.onHelp', { date: date(latestFlowOn) }) })}
                />
              )}
            </Bound>
            <Bound form={form} name="reason">
              {(bind) => (
                <ChoiceSelect
                  {...bind}
                  label={t('form.reason')}
                  choices={reasons.map((id) => ({ id, label: t(`reasons.${id}`) }))}
                />
              )}
            </Bound>
          </FieldRow>
          <Bound form={form} name="comment">
            {(bind) => (
              <TextArea
                {...bind}
                label={t('form.comment')}
                rows={3}
                maxLength={2000}
                isOptional={isClosing}
                {...(!isClosing && { help: t('form.commentHelp') })}
              />
            )}
          </Bound>
          <Bound form={form} name="lessons">
            {(bind) => (
              <TextArea
                {...bind}
                label={t('form.lessons')}
                help={t('form.lessonsHelp')}
                rows={4}
                maxLength={4000}
                isOptional
              />
            )}
          </Bound>
          {isClosing && (
            <Bound form={form} name="keepsRetentionFollowUp">
              {(bind) => (
                <Switch {...bind} label={t('form.keepsRetentionFollowUp')} help={t('form.retentionHelp')} />
              )}
            </Bound>
          )}
          {refusal !== undefined && <FieldError id="termination-refusal" text={refusal} />}
          <Inline>
            <Button type="submit" variant="secondary" isPending={form.isProcessing}>
              {t('form.save')}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
