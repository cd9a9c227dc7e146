import type { SimulationShowProps } from '#contracts/export/simulation/show.ts';
import * as showMessages from '#messages/export/simulation/show.ts';
import * as terms from '#messages/simulation-terms.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintNote } from '#ui/print/PrintNote.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';
import { PrintTable } from '#ui/print/PrintTable.tsx';
import { euroCell, rateCell } from '../cells.tsx';

type Costs = NonNullable<NonNullable<SimulationShowProps['content']>['costs']>;

interface CostTableProps {
  readonly costs: Costs;
  readonly areaM2: string;
}

/** Costs by group and category, against the revenue and by m². */
export function CostTable({ costs, areaM2 }: CostTableProps) {
  const t = useMessages(showMessages);
  const words = useMessages(terms);
  const { area } = useFormat();
  const cells = ({ costCents, onRevenueBps, perM2Cents }: Costs['total']) => ({
    cost: euroCell(costCents),
    share: rateCell(onRevenueBps),
    perM2: euroCell(perM2Cents),
  });
  if (costs.groups.length === 0) {
    return (
      <PrintSection title={t('costs')}>
        <p>{t('noCost')}</p>
      </PrintSection>
    );
  }
  return (
    <>
      <PrintSection title={t('costs')}>
        <PrintTable
          label={t('costs')}
          look="small"
          columns={[
            { id: 'post', label: t('post') },
            { id: 'cost', label: t('cost'), isAmount: true },
            { id: 'share', label: t('onRevenue'), isAmount: true, isSecondary: true },
            { id: 'perM2', label: t('perM2'), isAmount: true, isSecondary: true },
          ]}
          groups={costs.groups.map(({ group, rows, ...sum }) => ({
            id: group,
            cells: { post: t(`group.${group}`), ...cells(sum) },
            // One alone says no more than its group.
            rows: (rows.length === 1 ? [] : rows).map(({ category, ...row }) => ({
              id: category,
              cells: { post: words(`category.${category}`), ...cells(row) },
            })),
          }))}
          total={{ post: t('totalCost'), ...cells(costs.total) }}
        />
      </PrintSection>
      <PrintNote>{t('perM2Note', { area: area(areaM2) })}</PrintNote>
    </>
  );
}
