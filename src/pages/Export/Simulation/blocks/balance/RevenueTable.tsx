import type { SimulationShowProps } from '#contracts/export/simulation/show.ts';
import * as showMessages from '#messages/export/simulation/show.ts';
import * as studyMessages from '#messages/export/simulation/study.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintSection } from '#ui/print/PrintSection.tsx';
import { PrintTable } from '#ui/print/PrintTable.tsx';
import { euroCell, exactCell } from '../cells.tsx';

type Content = NonNullable<SimulationShowProps['content']>;

interface RevenueTableProps extends Pick<Content, 'revenues'> {
  readonly total: Content['revenueTotal'];
  readonly isHidden: boolean;
}

/** Revenue by kind of lot, rents and others after them. */
export function RevenueTable({ revenues, total, isHidden }: RevenueTableProps) {
  const t = useMessages(showMessages);
  const common = useMessages(studyMessages);
  const trade = useMessages(tradeMessages);
  const nameOf = (kind: Content['revenues'][number]['kind']): string =>
    kind === 'rent' || kind === 'other' ? t(kind) : trade(`lotType.${kind}`);
  const amounts = (row: Content['revenueTotal']) => ({
    ttc: euroCell(row.ttcCents),
    vat: exactCell(row.vatCents),
    ht: euroCell(row.htCents),
  });
  if (revenues.length === 0) {
    return (
      <PrintSection title={t('revenues')}>
        <p>{t('noRevenue')}</p>
      </PrintSection>
    );
  }
  return (
    <PrintSection title={t('revenues')} isWhole>
      <PrintTable
        label={t('revenues')}
        look="small"
        columns={[
          { id: 'kind', label: t('kind') },
          { id: 'count', label: t('count'), isAmount: true, isSecondary: true },
          ...(isHidden
            ? []
            : (['ttc', 'vat', 'ht'] as const).map((id) => ({ id, label: t(id), isAmount: true }))),
        ]}
        groups={[
          {
            id: 'revenues',
            rows: revenues.map(({ kind, count, ...row }) => ({
              id: kind,
              cells: { kind: nameOf(kind), count, ...amounts(row) },
            })),
          },
        ]}
        total={{
          kind: common('total'),
          count: revenues.reduce((sum, { count }) => sum + count, 0),
          ...amounts(total),
        }}
      />
    </PrintSection>
  );
}
