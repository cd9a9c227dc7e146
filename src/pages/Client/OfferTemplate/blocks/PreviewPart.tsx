import { useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { OfferTemplateFormProps } from '#contracts/client/offer-template/form.ts';
import type { OfferPreview } from '#contracts/client/offer-template/preview.ts';
import type { OfferCondition } from '#domain/offer/offer-template.ts';
import { missingPlaceholders } from '#domain/offer/placeholders.ts';
import { preview } from '#generated/routes/client/offer-template.ts';
import * as offerTemplateMessages from '#messages/client/offer-template.ts';
import { letterSubject } from '#domain/offer/letter-text.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { getJson } from '#runtime/protocol/get-json.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { FilledLine, FilledText } from '#ui/print/FilledText.tsx';
import { PrintLetter } from '#ui/print/PrintLetter.tsx';
import { PrintPreview } from '#ui/print/PrintPreview.tsx';
import type { OfferTemplateForm } from './offer-template-form.ts';
import { previewValues } from './preview-values.ts';

export interface PreviewPartProps {
  readonly form: OfferTemplateForm;
  readonly operations: OfferTemplateFormProps['operations'];
}

/** The text as it is typed, filled in with the data of an operation, on a sheet of paper. */
export function PreviewPart({ form, operations }: PreviewPartProps) {
  const t = useMessages(offerTemplateMessages);
  const { operationId, choose, again, answer, isFailed } = usePreview(operations[0]?.id ?? null);
  return (
    <PageSection
      title={t('preview.title')}
      help={t('preview.help')}
      empty={operations.length === 0 && t('preview.none')}
    >
      <Select
        name="previewOperation"
        label={t('preview.operation')}
        choices={operations.map(({ id, name, ref }) => ({ id, label: `${name} · ${ref}` }))}
        value={operationId}
        onChange={choose}
      />
      {isFailed && (
        <Banner
          tone="warn"
          action={
            <Button size="sm" onClick={again}>
              {t('preview.retry')}
            </Button>
          }
        >
          {t('preview.failed')}
        </Banner>
      )}
      {answer === null && !isFailed && <Skeleton width="100%" height={320} />}
      {answer !== null && <Letter form={form} answer={answer} />}
    </PageSection>
  );
}

/** What the server tells of an operation; the last answer stays while another is asked for. */
function usePreview(first: string | null) {
  const [asked, ask] = useState({ operationId: first });
  const [answer, setAnswer] = useState<OfferPreview | null>(null);
  const [failed, setFailed] = useState<typeof asked | null>(null);
  useEffect(() => {
    if (asked.operationId === null) return undefined;
    const asking = new AbortController();
    getJson(preview({ operation: asked.operationId }), asking.signal).then(
      (received) => setAnswer(received as OfferPreview),
      () => {
        if (!asking.signal.aborted) setFailed(asked);
      },
    );
    return () => asking.abort();
  }, [asked]);
  return {
    operationId: asked.operationId,
    choose: (operationId: string | null) => ask({ operationId }),
    again: () => ask({ ...asked }),
    answer,
    isFailed: failed === asked,
  };
}

function Letter({ form, answer }: { readonly form: OfferTemplateForm; readonly answer: OfferPreview }) {
  const t = useMessages(offerTemplateMessages);
  const control = form.control.form.form.control;
  const [subject, body, header, footer, days, lines] = useWatch({
    control,
    name: ['subject', 'body', 'header', 'footer', 'defaultValidityDays', 'defaultConditions'],
  });
  const values = useMemo(
    () =>
      previewValues(answer, {
        defaultValidityDays: Number.isInteger(days) ? days : null,
        // A line that is being typed has no kind yet.
        defaultConditions: (lines as readonly Partial<OfferCondition>[]).flatMap(
          ({ type, deadlineDays = null, detail = '' }) =>
            type
              ? [{ type, deadlineDays: Number.isInteger(deadlineDays) ? deadlineDays : null, detail }]
              : [],
        ),
      }),
    [answer, days, lines],
  );
  const missing = missingPlaceholders(`${subject} ${body}`, values);
  const { buyer } = answer;
  return (
    <Stack gap={3}>
      {missing.length > 0 && (
        <Text size="table" tone="ink3">
          {t('preview.missing', { list: missing.map((name) => t(`placeholder.${name}`)).join(', ') })}
        </Text>
      )}
      <PrintPreview>
        <PrintLetter
          head={
            header === 'none'
              ? null
              : { name: buyer.company, logoHref: header === 'logo' ? buyer.logoHref : null }
          }
          foot={footer === 'legal' ? buyer.legal : null}
          subject={<FilledLine text={letterSubject(subject)} values={values} />}
        >
          <FilledText html={body} values={values} />
        </PrintLetter>
      </PrintPreview>
    </Stack>
  );
}
