import type { SimulationOverviewProps } from '#contracts/export/simulation/overview.ts';
import * as overviewMessages from '#messages/export/simulation/overview.ts';
import * as studyMessages from '#messages/export/simulation/study.ts';
import * as terms from '#messages/simulation-terms.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Figure } from '#ui/data/Figure.tsx';
import { PrintColumns } from '#ui/print/PrintColumns.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';
import { PrintTable } from '#ui/print/PrintTable.tsx';

type Content = NonNullable<SimulationOverviewProps['content']>;

interface MoneyRow {
  readonly id: string;
  readonly label: string;
  readonly amountCents: number | null;
  readonly shareBps: number | null;
}

/** Where the money goes beside where it comes from: both come to the same cent. */
export function UsesAndSources({ content }: { readonly content: Content }) {
  const t = useMessages(overviewMessages);
  const words = useMessages(terms);
  const { uses, sources, surplusCents, totalCents, lender } = content;
  const sourceRows = sources.map(({ source, ...row }) => ({
    ...row,
    id: source,
    label: source === 'loans' && lender !== null ? t('source.lent', { lender }) : t(`source.${source}`),
  }));
  // What sales are to pay is part of what is hidden.
  if (uses === null) {
    const otherSources = sourceRows.filter(({ id }) => id !== 'sales');
    return otherSources.length === 0 ? null : (
      <MoneyTable title={t('sources')} rows={otherSources} totalCents={null} />
    );
  }
  const spent: MoneyRow[] = uses.map(({ group, ...row }) => ({
    ...row,
    id: group,
    label: words(`groups.${group}`),
  }));
  if (surplusCents !== null && surplusCents > 0) {
    spent.push({ id: 'surplus', label: t('surplus'), amountCents: surplusCents, shareBps: null });
  }
  return (
    <PrintColumns isWhole>
      <MoneyTable title={t('uses')} rows={spent} totalCents={totalCents} />
      <MoneyTable title={t('sources')} rows={sourceRows} totalCents={totalCents} />
    </PrintColumns>
  );
}

function MoneyTable({
  title,
  rows,
  totalCents,
}: {
  readonly title: string;
  readonly rows: readonly MoneyRow[];
  readonly totalCents: number | null;
}) {
  const t = useMessages(overviewMessages);
  const common = useMessages(studyMessages);
  return (
    <PrintSection title={title}>
      <PrintTable
        label={title}
        look="small"
        isHeadHidden
        columns={[
          { id: 'label', label: title },
          { id: 'amount', label: t('amount'), isAmount: true },
          ...(totalCents === null
            ? []
            : [{ id: 'share', label: t('share'), isAmount: true, isSecondary: true }]),
        ]}
        groups={[
          {
            id: 'rows',
            rows: rows.map(({ id, label, amountCents, shareBps }) => ({
              id,
              cells: {
                label,
                amount: <Figure cents={amountCents} decimals={0} />,
                share: shareBps === null ? '' : <Figure rateBps={shareBps} decimals={2} />,
              },
            })),
          },
        ]}
        {...(totalCents !== null && {
          total: {
            label: common('total'),
            amount: <Figure cents={totalCents} decimals={0} />,
            share: <Figure rateBps={10_000} decimals={2} />,
          },
        })}
      />
    </PrintSection>
  );
}
