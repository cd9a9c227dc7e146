import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { OfferFormProps } from '#contracts/client/operation/offer/form.ts';
import { missingPlaceholders, type PlaceholderValues } from '#domain/offer/placeholders.ts';
import * as offerMessages from '#messages/client/offer.ts';
import * as templateMessages from '#messages/client/offer-template.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { PrintAlone } from '#ui/print/PrintAlone.tsx';
import { PrintPreview } from '#ui/print/PrintPreview.tsx';
import { letterSubject } from '#domain/offer/letter-text.ts';
import { FilledLine, FilledText } from '#ui/print/FilledText.tsx';
import { PrintLetter } from '#ui/print/PrintLetter.tsx';
import type { OfferForm } from './offer-form.ts';
import { useOfferValues } from './useOfferValues.ts';

export interface PreviewPartProps {
  readonly form: OfferForm;
  readonly props: OfferFormProps;
}

/** The letter on a sheet of paper: as it is typed, or as it was sent; and the way to print it. */
export function PreviewPart({ form, props }: PreviewPartProps) {
  const t = useMessages(offerMessages);
  const names = useMessages(templateMessages);
  const [isPrinting, setPrinting] = useState(props.query.print === '1');
  const { subject, body, values } = useOfferValues(form, props);
  const sent = props.current?.sentBody ?? null;
  const missing = sent === null ? missingPlaceholders(`${subject} ${body}`, values) : [];
  useEffect(() => {
    if (!isPrinting) return undefined;
    const putAway = (): void => setPrinting(false);
    window.addEventListener('afterprint', putAway);
    const pictures = [...document.querySelectorAll<HTMLImageElement>('.print-alone img')];
    const loaded = pictures.map((picture) => picture.decode().catch(() => undefined));
    void Promise.all(loaded).then(() => window.print());
    return () => window.removeEventListener('afterprint', putAway);
  }, [isPrinting]);
  const letter = <OfferLetter letter={props.letter} subject={subject} body={sent ?? body} values={values} />;
  return (
    <PageSection
      title={t('preview.title')}
      help={t(sent === null ? 'preview.help' : 'preview.sent')}
      aside={
        <Button size="sm" icon={Printer} onClick={() => setPrinting(true)}>
          {t('preview.print')}
        </Button>
      }
    >
      <Stack gap={3}>
        {missing.length > 0 && (
          <Banner tone="warn">
            {t('preview.missing', { list: missing.map((name) => names(`placeholder.${name}`)).join(', ') })}
          </Banner>
        )}
        <PrintPreview>{letter}</PrintPreview>
      </Stack>
      {isPrinting && <PrintAlone>{letter}</PrintAlone>}
    </PageSection>
  );
}

interface OfferLetterProps {
  readonly letter: OfferFormProps['letter'];
  readonly subject: string;
  readonly body: string;
  readonly values: PlaceholderValues;
}

/** The letter of an offer on A4. */
function OfferLetter({ letter, subject, body, values }: OfferLetterProps) {
  const { buyer, header, footer } = letter;
  return (
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
  );
}
