import { CircleCheck, CircleDashed, Eye, FileText } from 'lucide-react';
import type { UploadProps } from '#contracts/supplier/upload.ts';
import type { WithShared } from '#contracts/shared.ts';
import { depositFormats } from '#domain/relation/document-request.ts';
import * as paperMessages from '#messages/client/supplier-paper.ts';
import * as uploadMessages from '#messages/supplier/upload.ts';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Card } from '#ui/data/Card.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { SupplierPaperFields } from '../blocks/SupplierPaperFields.tsx';

const schema = async () => (await import('#contracts/supplier/upload.ts')).storeUpload.payload;

/** Where a supplier deposits the papers that a company asked it for, without an account. */
export default function Upload(props: WithShared<UploadProps>) {
  const { sender, supplier, message, endsOn, asked, received, isPreview, app } = props;
  const t = useMessages(uploadMessages);
  const paper = useMessages(paperMessages);
  const { date, dateTime } = useFormat();
  useTitle(t('pageTitle'), app.name);
  return (
    <>
      {isPreview && (
        <Banner tone="info" icon={Eye}>
          {t('preview')}
        </Banner>
      )}
      <PageHeader
        title={t('title', { company: sender.company })}
        subtitle={t('until', { date: date(endsOn) })}
      />
      <Text as="p" tone="ink2">
        {t('intro', { author: sender.author, supplier })}
      </Text>
      {message !== '' && (
        <Text as="p" breaks="lines" tone="ink2">
          {message}
        </Text>
      )}
      <Card title={t('asked')} count={asked.length}>
        <ItemList
          label={t('asked')}
          isCompact
          items={asked.map(({ kind, isReceived }) => ({
            id: kind,
            title: paper(`kind.${kind}`),
            icon: isReceived ? CircleCheck : CircleDashed,
            badges: (
              <Badge tone={isReceived ? 'pos' : 'warn'}>{t(isReceived ? 'isReceived' : 'isAwaited')}</Badge>
            ),
          }))}
        />
      </Card>
      {!isPreview && <UploadForm key={received.length} {...props} />}
      {received.length > 0 && (
        <Card title={t('received')} count={received.length}>
          <ItemList
            label={t('received')}
            isCompact
            items={received.map(({ kind, name, at }) => ({
              id: `${kind}:${at}:${name}`,
              title: name,
              icon: FileText,
              detail: `${paper(`kind.${kind}`)} · ${t('receivedAt', { date: dateTime(at) })}`,
            }))}
          />
        </Card>
      )}
      <Text as="p" size="table" tone="ink3">
        {t('checked', { company: sender.company })}
      </Text>
    </>
  );
}

/** One paper with the days on which it holds; what is asked for and did not come yet is proposed first. */
function UploadForm({ href, asked }: UploadProps) {
  const t = useMessages(uploadMessages);
  const next = asked.find(({ isReceived }) => !isReceived) ?? asked[0];
  const form = useAppForm({
    schema,
    defaultValues: {
      kind: next?.kind ?? 'other',
      validFrom: null,
      validTo: null,
    },
  });
  const { ref, isProcessing } = form;
  const base = form.errorOf('base');
  return (
    <Card title={t('form')}>
      <Form
        ref={ref}
        aria-label={t('form')}
        onSubmit={(event) => form.onSubmit({ method: 'POST', href })(event)}
      >
        <Text as="p" tone="ink3">
          {t('formHelp')}
        </Text>
        <SupplierPaperFields form={form} formats={depositFormats} />
        {base !== undefined && <FieldError id="deposit-error" text={base} />}
        <Inline justify="end">
          <Button type="submit" variant="primary" isPending={isProcessing}>
            {t('submit')}
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}
