import type { EstimationPaperProps } from '#contracts/export/estimation.ts';
import * as formMessages from '#messages/client/estimation.ts';
import * as estimationMessages from '#messages/export/estimation.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintNote } from '#ui/print/PrintNote.tsx';
import { PrintSurroundings } from '#ui/print/PrintSurroundings.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';
import { PrintTable } from '#ui/print/PrintTable.tsx';

/** The sales that count, around the property and in a table with the same numbers. */
export function ComparableSales({ paper, subject, comparables, leftOutCount }: EstimationPaperProps) {
  const t = useMessages(estimationMessages);
  const form = useMessages(formMessages);
  const { money, number, date, area } = useFormat();
  if (comparables.length === 0) return null;
  const { amounts } = paper.hides;
  return (
    <PrintSection title={t('comparables')}>
      {subject.place !== null && (
        <PrintSurroundings
          label={t('planLabel')}
          centre={subject.place}
          centreLabel={subject.title}
          northLabel={form('plan.north')}
          widthMm={180}
          heightMm={80}
          points={comparables.map(({ id, address, distanceM, weight, place }, rank) => ({
            id,
            label: address,
            at: place,
            distanceM,
            weight: Number(weight),
            isFaint: false,
            mark: String(rank + 1),
          }))}
        />
      )}
      <PrintTable
        label={t('comparables')}
        columns={[
          { id: 'sale', label: t('sale') },
          { id: 'source', label: form('comparables.source'), isSecondary: true },
          { id: 'on', label: form('comparables.soldOn') },
          { id: 'area', label: form('comparables.area'), isAmount: true },
          ...(amounts
            ? []
            : [
                { id: 'price', label: form('comparables.price'), isAmount: true },
                { id: 'perM2', label: form('comparables.perM2'), isAmount: true },
              ]),
          { id: 'distance', label: form('comparables.distance'), isAmount: true },
          { id: 'weight', label: form('comparables.weight'), isAmount: true },
        ]}
        groups={[
          {
            id: 'sales',
            rows: comparables.map((row, rank) => ({
              id: row.id,
              cells: {
                sale: `${rank + 1}. ${row.address || form('comparables.unnamed', { date: date(row.soldOn) })}`,
                source: form(`choices.source.${row.source}`),
                on: date(row.soldOn),
                area: area(row.areaM2),
                price: money(row.priceCents, { decimals: 0 }),
                perM2: money(row.pricePerM2Cents, { decimals: 2 }),
                distance: `${number(row.distanceM)} m`,
                weight: number(Number(row.weight), 4),
              },
            })),
          },
        ]}
      />
      {leftOutCount > 0 && <PrintNote>{t('leftOut', { count: leftOutCount })}</PrintNote>}
    </PrintSection>
  );
}
