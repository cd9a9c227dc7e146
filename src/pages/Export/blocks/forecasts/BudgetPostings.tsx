import type { ForecastsProps } from '#contracts/export/forecasts.ts';
import * as forecastMessages from '#messages/export/forecasts.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Figure } from '#ui/data/Figure.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';
import { PrintTable } from '#ui/print/PrintTable.tsx';

type Posting = NonNullable<ForecastsProps['content']>['postings'][number];

/** The lines of the budget with who is paid and the account that each is booked on, those of one supplier together. */
export function BudgetPostings({ postings }: { readonly postings: readonly Posting[] }) {
  const t = useMessages(forecastMessages);
  const amount = (cents: number) => <Figure cents={cents} decimals={2} isUnitHidden />;
  const bySupplier = [...Map.groupBy(postings, ({ supplier }) => supplier ?? '')].toSorted(([a], [b]) =>
    a === '' || b === '' ? b.length - a.length : a.localeCompare(b),
  );
  const rows = bySupplier.flatMap(([supplier, own]) =>
    own.map(({ id, category, label, account, revisedCents, paidCents, eacCents }) => ({
      id,
      cells: {
        supplier: supplier === '' ? '–' : supplier,
        label,
        category: t(`category.${category}`),
        account: account ?? '–',
        revised: amount(revisedCents),
        paid: amount(paidCents),
        eac: amount(eacCents),
      },
    })),
  );
  return (
    <PrintSection title={t('postings')}>
      <PrintTable
        label={t('postings')}
        look="small"
        columns={[
          { id: 'supplier', label: t('supplier') },
          { id: 'label', label: t('line') },
          { id: 'category', label: t('label'), isSecondary: true },
          { id: 'account', label: t('account') },
          { id: 'revised', label: t('revised'), isAmount: true },
          { id: 'paid', label: t('paid'), isAmount: true },
          { id: 'eac', label: t('eac'), isAmount: true },
        ]}
        groups={[{ id: 'postings', rows }]}
      />
    </PrintSection>
  );
}
