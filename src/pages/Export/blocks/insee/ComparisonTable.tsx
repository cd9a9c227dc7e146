import type { SourcedCommune } from '#contracts/client/operation/estimation/insee.ts';
import type { InseePaperProps } from '#contracts/export/insee.ts';
import * as inseeMessages from '#messages/export/insee.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintNote } from '#ui/print/PrintNote.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';
import { PrintTable } from '#ui/print/PrintTable.tsx';

interface ComparisonTableProps {
  readonly commune: SourcedCommune;
  readonly comparison: NonNullable<InseePaperProps['comparison']>;
}

/** The commune beside its department and the country. */
export function ComparisonTable({ commune, comparison }: ComparisonTableProps) {
  const t = useMessages(inseeMessages);
  const { number } = useFormat();
  const { department, country } = comparison;
  const population = commune.figures.find(({ figure }) => figure === 'population')?.value ?? null;
  const mean = ({ population: people, communesCount }: typeof department): string =>
    number(communesCount === 0 ? null : Math.round(people / communesCount));
  return (
    <PrintSection title={t('comparison')} isWhole>
      <PrintTable
        label={t('comparison')}
        columns={[
          { id: 'what', label: '' },
          { id: 'commune', label: commune.name, isAmount: true },
          {
            id: 'department',
            label: t('department', { department: commune.departmentName }),
            isAmount: true,
          },
          { id: 'country', label: t('country'), isAmount: true },
        ]}
        groups={[
          {
            id: 'comparison',
            rows: [
              {
                id: 'people',
                cells: {
                  what: t('people'),
                  commune: number(population),
                  department: number(department.population),
                  country: number(country.population),
                },
              },
              {
                id: 'communes',
                cells: {
                  what: t('communes'),
                  commune: number(1),
                  department: number(department.communesCount),
                  country: number(country.communesCount),
                },
              },
              {
                id: 'mean',
                cells: {
                  what: t('perCommune'),
                  commune: number(population),
                  department: mean(department),
                  country: mean(country),
                },
              },
            ],
          },
        ]}
      />
      <PrintNote>{t('comparisonSource')}</PrintNote>
    </PrintSection>
  );
}
