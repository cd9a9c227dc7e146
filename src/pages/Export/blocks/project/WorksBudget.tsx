import type { ProjectPaperProps } from '#contracts/export/project.ts';
import * as projectMessages from '#messages/export/project.ts';
import * as simulationTerms from '#messages/simulation-terms.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintSection } from '#ui/print/PrintSection.tsx';
import { PrintTable } from '#ui/print/PrintTable.tsx';

/** What the works cost, item by item, as the validated simulation has them. */
export function WorksBudget({ works }: { readonly works: NonNullable<ProjectPaperProps['works']> }) {
  const t = useMessages(projectMessages);
  const term = useMessages(simulationTerms);
  const { money } = useFormat();
  const whole = (cents: number | null): string => money(cents, { decimals: 0 });
  return (
    <PrintSection title={t('budget')} aside={t('simulation', { name: works.simulation })} isWhole>
      <PrintTable
        label={t('budget')}
        columns={[
          { id: 'label', label: t('label') },
          { id: 'item', label: t('item'), isSecondary: true },
          { id: 'amount', label: t('amount'), isAmount: true },
        ]}
        groups={[
          {
            id: 'works',
            rows: works.lines.map(({ id, category, label, htCents }) => ({
              id,
              cells: { label, item: term(`category.${category}`), amount: whole(htCents) },
            })),
          },
        ]}
        total={{ label: t('total'), amount: whole(works.htCents) }}
      />
    </PrintSection>
  );
}
