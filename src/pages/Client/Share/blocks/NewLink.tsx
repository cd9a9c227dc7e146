import { useState, type FormEvent } from 'react';
import type { SharePageProps } from '#contracts/client/share/link.ts';
import { isFinancial, presetSections } from '#domain/share/sections.ts';
import { shareAudiences, type ShareAudience } from '#domain/share/share.ts';
import { addToDay, day } from '#domain/time/day.ts';
import * as shareMessages from '#messages/client/share.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
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

const nobody = { recipientName: '', recipientEmail: '', message: '' };

/** The form of a new link: what it shows, to whom, how it is opened. */
export function NewLink({ href, page, isOfProfile, isPersonal }: NewLinkProps) {
  const t = useMessages(shareMessages);
  const visit = useVisit();
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
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isPending, setPending] = useState(false);
  const sections = content.sections.filter((one) => audience !== 'buyer' || !isFinancial(one));

  const send = async (): Promise<void> => {
    setPending(true);
    const { removesCode: _none, ...rest } = access;
    const result = await visit({
      method: 'POST',
      href,
      data: { ...recipient, ...rest, audience, sections, fileIds: content.fileIds, sendsMail },
      preserveScroll: true,
    });
    setPending(false);
    setErrors(result.errors);
    if (result.outcome !== 'success') return;
    setRecipient(nobody);
    setContent(firstContent());
    setAccess(firstAccess(page.today));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) void send();
  };
  const field = (name: keyof typeof nobody) => ({
    name,
    label: t(`fields.${name}`),
    value: recipient[name],
    onChange: (value: string) => setRecipient({ ...recipient, [name]: value }),
    error: errors[name],
  });
  return (
    <Card title={t('newLink')}>
      <Form gap={6} aria-label={t('newLink')} onSubmit={submit}>
        <Stack gap={3}>
          <SectionTitle>{t('content')}</SectionTitle>
          <ContentFields
            offer={page}
            audience={audience}
            value={content}
            onChange={setContent}
            onAudience={isOfProfile ? undefined : setAudience}
            error={errors['sections'] ?? errors['fileIds']}
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
            error={errors['audience']}
          />
          <TextArea {...field('message')} rows={3} maxLength={2000} isOptional />
        </Stack>
        <Stack gap={4}>
          <SectionTitle>{t('access')}</SectionTitle>
          <AccessFields
            value={access}
            onChange={setAccess}
            errors={errors}
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
        {errors['base'] !== undefined && <FieldError id="share-error" text={errors['base']} />}
        <Inline justify="between">
          <Text size="table" tone="ink3" isStatus>
            {t('chosen', { sections: sections.length, files: content.fileIds.length })}
          </Text>
          <Button type="submit" variant="primary" isPending={isPending}>
            {t(sendsMail ? 'submitAndSend' : 'submit')}
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}
