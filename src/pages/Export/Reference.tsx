import type { PrintedReference, ReferenceProps } from '#contracts/export/reference.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as referenceMessages from '#messages/export/reference.ts';
import * as words from '#messages/export/words.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintFigures } from '#ui/print/PrintFigures.tsx';
import { PrintNote } from '#ui/print/PrintNote.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';
import { PrintSheet } from '#ui/print/PrintSheet.tsx';
import { PrintStack } from '#ui/print/PrintStack.tsx';
import { PrintTable } from '#ui/print/PrintTable.tsx';
import { PrintTitle } from '#ui/print/PrintTitle.tsx';
import { Paper } from './blocks/Paper.tsx';
import { ReferenceCase } from './blocks/ReferenceCase.tsx';

/** Cards on a page, and under the table where there are few. */
const perPage = 3;
const underTable = 2;

/** What a profile has brought to its end: all at a glance, then one by one. */
export default function ExportReference(props: WithShared<ReferenceProps>) {
  const { paper, references } = props;
  const t = useMessages(referenceMessages);
  const areFew = references.length <= underTable;
  const cards = (some: readonly PrintedReference[]) => (
    <PrintStack>
      {some.map((reference) => (
        <ReferenceCase key={reference.id} reference={reference} hides={paper.hides} />
      ))}
    </PrintStack>
  );
  const pages = Array.from({ length: Math.ceil(references.length / perPage) }, (_, page) =>
    references.slice(page * perPage, (page + 1) * perPage),
  );
  return (
    <Paper paper={paper} title={t('pageTitle')}>
      <PrintSheet>
        <PrintTitle title={t('pageTitle')} aside={paper.subject} />
        {references.length === 0 ? <p>{t('empty')}</p> : <Summary {...props} />}
        {areFew && references.length > 0 && cards(references)}
      </PrintSheet>
      {!areFew && pages.map((page) => <PrintSheet key={page[0]?.id}>{cards(page)}</PrintSheet>)}
    </Paper>
  );
}

function Summary({ paper: { hides }, references, totals }: ReferenceProps) {
  const t = useMessages(referenceMessages);
  const word = useMessages(words);
  const { money, percent, number } = useFormat();
  const euros = (cents: number | null): string =>
    cents === null ? word('unspecified') : money(cents, { decimals: 0 });
  const rate = (bps: number | null): string =>
    bps === null ? word('unspecified') : percent(bps, { decimals: 2 });
  const visibleText = ({ isConfidential }: PrintedReference, text: string): string =>
    isConfidential ? t('confidential') : text;
  return (
    <>
      <PrintFigures
        columns={3}
        items={[
          { label: t('count'), figure: number(totals.count, 0) },
          { label: t('lotsSold'), figure: number(totals.lotsCount, 0) },
          ...(hides.amounts ? [] : [{ label: t('revenue'), figure: euros(totals.revenueCents) }]),
          ...(hides.margin
            ? []
            : [
                { label: t('purchases'), figure: euros(totals.purchaseCents) },
                { label: t('works'), figure: euros(totals.worksCents) },
                { label: t('meanMargin'), figure: rate(totals.meanMarginBps) },
              ]),
        ]}
      />
      <PrintSection title={t('summary')}>
        <PrintTable
          label={t('summary')}
          columns={[
            { id: 'title', label: t('columns.title') },
            { id: 'city', label: t('columns.city') },
            { id: 'year', label: t('columns.year') },
            { id: 'lots', label: t('columns.lots'), isAmount: true },
            ...(hides.amounts ? [] : [{ id: 'revenue', label: t('columns.revenue'), isAmount: true }]),
            ...(hides.margin ? [] : [{ id: 'margin', label: t('columns.margin'), isAmount: true }]),
            { id: 'duration', label: t('columns.duration'), isAmount: true },
          ]}
          groups={[
            {
              id: 'all',
              rows: references.map((one) => ({
                id: one.id,
                cells: {
                  title: one.title,
                  city: one.city,
                  year: String(one.year),
                  lots: number(one.lotsCount, 0),
                  revenue: visibleText(one, euros(one.revenueCents)),
                  margin: visibleText(one, rate(one.marginBps)),
                  duration:
                    one.durationMonths === null
                      ? word('unspecified')
                      : t('months', { count: String(one.durationMonths) }),
                },
              })),
            },
          ]}
          total={{
            title: t('total'),
            lots: number(totals.lotsCount, 0),
            revenue: euros(totals.revenueCents),
            margin: rate(totals.meanMarginBps),
          }}
        />
        {!hides.amounts && references.some(({ isConfidential }) => isConfidential) && (
          <PrintNote>{t('confidentialNote')}</PrintNote>
        )}
        {!hides.margin && <PrintNote>{t('marginNote')}</PrintNote>}
      </PrintSection>
    </>
  );
}
