import type { SimulationShowProps } from '#contracts/export/simulation/show.ts';
import * as showMessages from '#messages/export/simulation/show.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintSection } from '#ui/print/PrintSection.tsx';
import { PrintTable } from '#ui/print/PrintTable.tsx';
import { PrintTone } from '#ui/print/PrintTone.tsx';
import { euroCell, rateCell } from '../cells.tsx';

type Content = NonNullable<SimulationShowProps['content']>;

const toned = (cents: number) => <PrintTone isBad={cents < 0}>{euroCell(cents)}</PrintTone>;

/** From the revenue to the net result, one step a line. */
export function ResultTable({ result }: { readonly result: NonNullable<Content['result']> }) {
  const t = useMessages(showMessages);
  return (
    <PrintSection title={t('result')}>
      <PrintTable
        label={t('result')}
        look="small"
        columns={[
          { id: 'step', label: t('post') },
          { id: 'amount', label: t('ht'), isAmount: true },
          { id: 'share', label: t('onRevenue'), isAmount: true, isSecondary: true },
        ]}
        groups={[
          {
            id: 'revenue',
            rows: [
              { id: 'revenue', cells: { step: t('revenueHt'), amount: euroCell(result.revenueHtCents) } },
              { id: 'cost', cells: { step: t('lessCost'), amount: euroCell(result.costCents) } },
            ],
          },
          {
            id: 'margin',
            cells: {
              step: t('margin'),
              amount: toned(result.marginCents),
              share: rateCell(result.marginBps),
            },
            rows: [{ id: 'tax', cells: { step: t('lessTax'), amount: euroCell(result.taxCents) } }],
          },
        ]}
        total={{ step: t('net'), amount: toned(result.netCents), share: rateCell(result.netBps) }}
      />
    </PrintSection>
  );
}

/** The margin under other prices and works. */
export function SensitivityTable({
  sensitivity,
}: {
  readonly sensitivity: NonNullable<Content['sensitivity']>;
}) {
  const t = useMessages(showMessages);
  const { percent } = useFormat();
  const change = (bps: number): string => `${bps > 0 ? '+' : ''}${percent(bps)}`;
  const nameOf = ({ priceBps, worksBps }: (typeof sensitivity)[number]): string => {
    if (worksBps !== 0) return t('works', { change: change(worksBps) });
    return priceBps === 0 ? t('asPlanned') : t('price', { change: change(priceBps) });
  };
  return (
    <PrintSection title={t('sensitivity')}>
      <PrintTable
        label={t('sensitivity')}
        look="small"
        columns={[
          { id: 'change', label: t('change') },
          { id: 'margin', label: t('margin'), isAmount: true },
          { id: 'share', label: t('onRevenue'), isAmount: true, isSecondary: true },
        ]}
        groups={[
          {
            id: 'changes',
            rows: sensitivity.map((row) => ({
              id: `${row.priceBps}.${row.worksBps}`,
              cells: { change: nameOf(row), margin: toned(row.marginCents), share: rateCell(row.marginBps) },
            })),
          },
        ]}
      />
    </PrintSection>
  );
}
