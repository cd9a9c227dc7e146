import type { Paper } from '#contracts/export/paper.ts';
import type { PrintedReference } from '#contracts/export/reference.ts';
import * as referenceMessages from '#messages/export/reference.ts';
import * as tradeMessages from '#messages/trade.ts';
import * as words from '#messages/export/words.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Text } from '#ui/data/Text.tsx';
import { PrintCase } from '#ui/print/PrintCase.tsx';
import { PrintFigures } from '#ui/print/PrintFigures.tsx';
import { PrintNote } from '#ui/print/PrintNote.tsx';

interface ReferenceCaseProps {
  readonly reference: PrintedReference;
  readonly hides: Paper['hides'];
}

/** A finished operation as a card. */
export function ReferenceCase({ reference, hides }: ReferenceCaseProps) {
  const t = useMessages(referenceMessages);
  const trade = useMessages(tradeMessages);
  const word = useMessages(words);
  const { money, percent } = useFormat();
  const { title, city, year, kind, lotsCount, durationMonths, narrative, photoHref } = reference;
  const euros = (cents: number | null): string =>
    cents === null ? word('unspecified') : money(cents, { decimals: 0 });
  const detail = [
    city,
    String(year),
    kind === null ? '' : trade(`operationKind.${kind}`),
    lotsCount === null ? '' : t('lots', { count: lotsCount }),
    durationMonths === null ? '' : t('months', { count: String(durationMonths) }),
  ];
  const amounts = [
    ...(hides.margin
      ? []
      : [
          { label: t('purchase'), figure: euros(reference.purchaseCents) },
          { label: t('works'), figure: euros(reference.worksCents) },
        ]),
    ...(hides.amounts ? [] : [{ label: t('columns.revenue'), figure: euros(reference.revenueCents) }]),
    ...(hides.margin
      ? []
      : [
          {
            label: t('margin'),
            figure:
              reference.marginBps === null
                ? word('unspecified')
                : percent(reference.marginBps, { decimals: 2 }),
          },
        ]),
  ];
  return (
    <PrintCase
      title={title}
      detail={detail.filter(Boolean).join(' · ')}
      photo={photoHref === null ? undefined : { src: photoHref, alt: t('photo', { title }) }}
    >
      {narrative !== '' && <Text>{narrative}</Text>}
      {reference.isConfidential ? (
        <PrintNote>{t('confidentialAmounts')}</PrintNote>
      ) : (
        amounts.length > 0 && <PrintFigures look="light" items={amounts} />
      )}
    </PrintCase>
  );
}
