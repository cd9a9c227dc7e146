import { useState, type FormEvent } from 'react';
import type { SharePageProps } from '#contracts/client/share/link.ts';
import type { HideableField } from '#domain/share/personal.ts';
import type { ExportSection } from '#domain/paper/sections.ts';
import { isFinancial, presetSections } from '#domain/share/sections.ts';
import { shareAudiences, type ShareAudience } from '#domain/share/share.ts';
import { addToDay, day } from '#domain/time/day.ts';
import * as shareMessages from '#messages/client/share.ts';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/data/Card.tsx';
import { SectionTitle } from '#ui/data/SectionTitle.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { EmailField } from '#ui/fields/EmailField.tsx';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { ChoiceSelect } from '../../../blocks/ChoiceSelect.tsx';
import { AccessFields, type Access } from './AccessFields.tsx';
import { ContentFields, type Content } from './ContentFields.tsx';

const schema = async () => (await import('#contracts/client/share/payload.ts')).storeShare.payload;

interface NewLinkProps {
  /** Where it is made. */
  readonly href: string;
  readonly page: SharePageProps;
  readonly isOfProfile: boolean;
  readonly isPersonal: boolean;
}

/** Days for which a link is proposed. */
const usualDays = 30;

const firstAccess = (today: string): Access => ({
  hideAmounts: 'none',
  hiddenFields: [],
  code: '',
  removesCode: false,
  expiresOn: addToDay(day(today), { days: usualDays }),
  maxOpenings: null,
  allowDownload: true,
  watermark: true,
  notice: 'first',
});

/** Lists that a form may keep as its own. */
const plain = <Values extends Listed>(values: Values) => ({
  ...values,
  sections: [...values.sections],
  fileIds: [...values.fileIds],
  hiddenFields: [...values.hiddenFields],
});

interface Listed {
  readonly sections: readonly ExportSection[];
  readonly fileIds: readonly string[];
  readonly hiddenFields: readonly HideableField[];
}

const nobody = { recipientName: '', recipientEmail: '', message: '' };

/** The form of a new link: what it shows, to whom, how it is opened. */
export function NewLink({ href, page, isOfProfile, isPersonal }: NewLinkProps) {
  const t = useMessages(shareMessages);
  const offered = page.sections.map(({ section }) => section);
  const firstContent = (): Content => ({
    sections: isOfProfile ? offered : presetSections('bank', offered),
    fileIds: [],
  });
  const [audience, setAudience] = useState<ShareAudience>('bank');
  const [content, setContent] = useState<Content>(firstContent);
  const [recipient, setRecipient] = useState(nobody);
  const [access, setAccess] = useState<Access>(() => firstAccess(page.today));
  const [sendsMail, setSendsMail] = useState(true);
  const sections = content.sections.filter((one) => audience !== 'buyer' || !isFinancial(one));
  const sheetsCount = page.sections
    .filter(({ section }) => sections.includes(section))
    .reduce((sum, { pagesCount }) => sum + pagesCount, 0);
  const { removesCode: _none, ...settings } = access;
  const values = {
    ...recipient,
    ...settings,
    expiresOn: access.expiresOn ?? '',
    audience,
    sections,
    fileIds: content.fileIds,
    sendsMail,
  };
  const form = useAppForm({ schema, defaultValues: plain(values) });
  const { ref, isProcessing } = form;
  const errorOf = (name: string): string | undefined => form.errorOf(name);

  const send = async (): Promise<void> => {
    // What was put together above is checked by the contract, as any form is.
    form.form.reset(plain(values));
    const result = await form.submit({ method: 'POST', href, preserveScroll: true });
    if (result?.outcome !== 'success') return;
    setRecipient(nobody);
    setContent(firstContent());
    setAccess(firstAccess(page.today));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isProcessing) void send();
  };
  const field = (name: keyof typeof nobody) => ({
    name,
    label: t(`fields.${name}`),
    value: recipient[name],
    onChange: (value: string) => setRecipient({ ...recipient, [name]: value }),
    error: errorOf(name),
  });
  const base = errorOf('base');
  return (
    <Card title={t('newLink')}>
      <Form ref={ref} gap={6} aria-label={t('newLink')} onSubmit={submit}>
        <Stack gap={3}>
          <SectionTitle>{t('content')}</SectionTitle>
          <ContentFields
            offer={page}
            audience={audience}
            value={content}
            onChange={setContent}
            onAudience={isOfProfile ? undefined : setAudience}
            error={errorOf('sections') ?? errorOf('fileIds')}
            isOfProfile={isOfProfile}
          />
        </Stack>
        <Stack gap={4}>
          <SectionTitle>{t('recipient')}</SectionTitle>
          <FieldRow>
            <TextField {...field('recipientName')} maxLength={120} />
            <EmailField {...field('recipientEmail')} />
          </FieldRow>
          <ChoiceSelect
            name="audience"
            label={t('fields.audience')}
            value={audience}
            onChange={(chosen) => setAudience(chosen ?? 'other')}
            choices={shareAudiences.map((id) => ({ id, label: t(`audiences.${id}`) }))}
            error={errorOf('audience')}
          />
          <TextArea {...field('message')} rows={3} maxLength={2000} isOptional />
        </Stack>
        <Stack gap={4}>
          <SectionTitle>{t('access')}</SectionTitle>
          <AccessFields
            value={access}
            onChange={setAccess}
            errorOf={errorOf}
            page={page}
            hasCode={false}
            isCodeRequired={isPersonal}
          />
          <Checkbox
            name="sendsMail"
            label={t('fields.sendsMail')}
            help={t('help.sendsMail')}
            value={sendsMail}
            onChange={setSendsMail}
          />
        </Stack>
        {base !== undefined && <FieldError id="share-error" text={base} />}
        <Inline justify="between">
          <Text size="table" tone="ink3" isStatus>
            {t('chosen', { sections: sections.length, files: content.fileIds.length })}
            {sheetsCount > sections.length && ` · ${t('sheets', { count: sheetsCount })}`}
          </Text>
          <Button type="submit" variant="primary" isPending={isProcessing}>
            {t(sendsMail ? 'submitAndSend' : 'submit')}
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}
