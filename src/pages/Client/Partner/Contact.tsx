import { useWatch } from 'react-hook-form';
import type { PartnerContactProps } from '#contracts/client/partner/contact.ts';
import type { WithShared } from '#contracts/shared.ts';
import { view } from '#generated/routes/client/partner.ts';
import { store } from '#generated/routes/client/partner/contact.ts';
import * as partnerMessages from '#messages/client/partner.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { PhoneField } from '#ui/fields/PhoneField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { MainAside } from '#ui/layout/MainAside.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { RequestPreview } from './blocks/RequestPreview.tsx';

const schema = async () => (await import('#contracts/client/partner/contact.ts')).contactPartner.payload;

const sharable = ['city', 'kind', 'state', 'lots', 'area', 'price'] as const;
type Sharable = (typeof sharable)[number];

/** A request to a partner: what is asked, what is passed on of an operation, and how the partner will read it. */
export default function PartnerContact(props: WithShared<PartnerContactProps>) {
  const { partner, sender, operations, operationId, left, app } = props;
  const t = useMessages(partnerMessages);
  const title = t('contact.title', { name: partner.name });
  useTitle(title, app.name);
  const form = useAppForm({
    schema,
    defaultValues: {
      subject: '',
      message: '',
      phone: sender.phone === '' ? null : sender.phone,
      operationId,
      sharedFields: ['city', 'kind'] as Sharable[],
      consent: false,
    },
  });
  const { ref, isProcessing, form: fields } = form;
  const values = useWatch({ control: fields.control });
  const operation = operations.find(({ id }) => id === values.operationId);
  const ticked = values.sharedFields ?? [];
  const base = form.errorOf('base');
  const tick = (name: Sharable, isTicked: boolean): void =>
    fields.setValue(
      'sharedFields',
      sharable.filter((one) => (one === name ? isTicked : ticked.includes(one))),
      { shouldDirty: true },
    );
  return (
    <>
      <PageHeader title={title} subtitle={t('contact.help')} />
      <MainAside
        aside={
          <RequestPreview
            partner={partner.name}
            sender={sender}
            subject={values.subject ?? ''}
            message={values.message ?? ''}
            phone={values.phone ?? null}
            operation={operation ?? null}
            ticked={ticked}
          />
        }
      >
        <Banner tone={left === 0 ? 'warn' : 'info'}>{t('contact.left', { count: left })}</Banner>
        <Card>
          <Form
            ref={ref}
            aria-label={title}
            onSubmit={(event) => form.onSubmit({ method: 'POST', href: store(partner.id) })(event)}
          >
            <Bound form={form} name="subject">
              {(bind) => <TextField {...bind} label={t('contact.subject')} maxLength={120} autoFocus />}
            </Bound>
            <Bound form={form} name="message">
              {(bind) => (
                <TextArea
                  {...bind}
                  label={t('contact.message')}
                  help={t('contact.messageHelp')}
                  rows={7}
                  maxLength={2000}
                />
              )}
            </Bound>
            <Bound form={form} name="phone">
              {(bind) => <PhoneField {...bind} label={t('contact.phone')} isOptional />}
            </Bound>
            {operations.length > 0 && (
              <Bound form={form} name="operationId">
                {({ onChange, ...bind }) => (
                  <Select
                    {...bind}
                    onChange={(id) => onChange(id === '' ? null : id)}
                    label={t('contact.operation')}
                    isOptional
                    emptyLabel={t('contact.noOperationChoice')}
                    choices={operations.map(({ id, name }) => ({ id, label: name }))}
                  />
                )}
              </Bound>
            )}
            {operation && (
              <Stack gap={2}>
                <Text weight="medium">{t('contact.sharedTitle')}</Text>
                {sharable.map((name) => (
                  <Checkbox
                    key={name}
                    name={`shared-${name}`}
                    label={`${t(`contact.shared.${name}`)} : ${operation.summary[name] ?? t('contact.unknown')}`}
                    value={ticked.includes(name)}
                    isDisabled={operation.summary[name] === null}
                    onChange={(isTicked) => tick(name, isTicked)}
                  />
                ))}
              </Stack>
            )}
            <Bound form={form} name="consent">
              {(bind) => (
                <Checkbox {...bind} label={t('contact.consent', { company: app.name, name: partner.name })} />
              )}
            </Bound>
            {base !== undefined && <FieldError id="contact-error" text={base} />}
            <Inline justify="end">
              <Button href={view(partner.slug)}>{t('contact.cancel')}</Button>
              <Button type="submit" variant="primary" isPending={isProcessing}>
                {t('contact.submit')}
              </Button>
            </Inline>
          </Form>
        </Card>
      </MainAside>
    </>
  );
}
