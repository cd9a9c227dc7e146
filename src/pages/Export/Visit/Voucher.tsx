import type { VisitVoucherProps } from '#contracts/export/visit/voucher.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as visitMessages from '#messages/export/visit.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Text } from '#ui/data/Text.tsx';
import { PrintFacts } from '#ui/print/PrintFacts.tsx';
import { PrintNote } from '#ui/print/PrintNote.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';
import { PrintSheet } from '#ui/print/PrintSheet.tsx';
import { PrintSignatures } from '#ui/print/PrintSignatures.tsx';
import { PrintTitle } from '#ui/print/PrintTitle.tsx';
import { Paper } from '../blocks/Paper.tsx';
import { VisitedSection } from '../blocks/visit/VisitedSection.tsx';

/** What visitors sign on the spot: that this company showed them this property, on this day. */
export default function ExportVisitVoucher({ paper, visit }: WithShared<VisitVoucherProps>) {
  const t = useMessages(visitMessages);
  const { dateTime, date } = useFormat();
  const { company } = paper;
  const { people, host, city, startAt } = visit;
  return (
    <Paper paper={paper} title={t('voucherTitle')}>
      <PrintSheet>
        <PrintTitle title={t('voucherTitle')} aside={dateTime(startAt)} />
        <VisitedSection visit={visit} />
        <PrintSection title={t('visitors')} isWhole>
          {people.length === 0 ? (
            // Who comes by chance writes it in.
            <PrintFacts
              items={[
                { term: t('name'), value: t('noVisitor') },
                { term: t('address'), value: '' },
              ]}
            />
          ) : (
            <PrintFacts
              items={people.map(({ id, name, address }) => ({
                id,
                term: name,
                value: address === '' ? t('noVisitor') : address,
              }))}
            />
          )}
        </PrintSection>
        <Text as="p">{t('voucherText', { company })}</Text>
        <PrintSignatures
          made={{ place: city, date: date(startAt) }}
          mention={t('mention')}
          signers={[
            ...(people.length === 0 ? [{ name: '', quality: t('visitor') }] : people).map(({ name }) => ({
              name,
              quality: t('visitor'),
            })),
            { name: host.name, quality: t('presenter', { company }) },
          ]}
        />
        <PrintNote>{t('voucherNote')}</PrintNote>
      </PrintSheet>
    </Paper>
  );
}
