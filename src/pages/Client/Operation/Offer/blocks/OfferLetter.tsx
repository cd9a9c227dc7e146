import type { OfferFormProps } from '#contracts/client/operation/offer/form.ts';
import type { PlaceholderValues } from '#domain/offer/placeholders.ts';
import { letterSubject } from '#domain/offer/letter-text.ts';
import { FilledLine, FilledText } from '#ui/print/FilledText.tsx';
import { PrintLetter } from '#ui/print/PrintLetter.tsx';

export interface OfferLetterProps {
  readonly letter: OfferFormProps['letter'];
  readonly subject: string;
  readonly body: string;
  readonly values: PlaceholderValues;
}

/** The letter of an offer on A4. */
export function OfferLetter({ letter, subject, body, values }: OfferLetterProps) {
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
