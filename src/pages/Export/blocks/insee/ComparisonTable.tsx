import type { SourcedCommune } from '#contracts/client/operation/estimation/insee.ts';
import type { InseePaperProps } from '#contracts/export/insee.ts';
import { ageBands, communeFigures, type CommuneFigure } from '#domain/geography/commune-figures.ts';
import * as estimationMessages from '#messages/client/estimation.ts';
import * as inseeMessages from '#messages/export/insee.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintNote } from '#ui/print/PrintNote.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';
import { PrintTable } from '#ui/print/PrintTable.tsx';
import { useFigureText } from './useCommuneFigures.ts';

/** Numbers of people by age say nothing beside those of a country. */
const compared = communeFigures.filter((figure) => !ageBands.some((band) => band === figure));

interface ComparisonTableProps extends Pick<InseePaperProps, 'areas'> {
  readonly commune: SourcedCommune;
}

/** The commune beside its department and the country, where something is known of these, with whence. */
export function ComparisonTable({ commune, areas }: ComparisonTableProps) {
  const t = useMessages(inseeMessages);
  const figureText = useMessages(estimationMessages);
  const { write, originOf } = useFigureText();
  const columns = [
    { id: 'commune', name: commune.name, figures: commune.figures },
    ...areas.map(({ kind, name, figures }) => ({
      id: kind,
      name: figureText(`insee.areas.${kind}`, { name }),
      figures,
    })),
  ];
  const known = (figures: SourcedCommune['figures'], wanted: CommuneFigure) =>
    figures.find(({ figure }) => figure === wanted);
  const rows = compared.filter((figure) => areas.some(({ figures }) => known(figures, figure) !== undefined));
  if (rows.length === 0) return null;
  return (
    <PrintSection title={t('comparison')} isWhole>
      <PrintTable
        label={t('comparison')}
        isCompact
        columns={[
          { id: 'figure', label: t('figure') },
          ...columns.map(({ id, name }) => ({ id, label: name, isAmount: true })),
        ]}
        groups={[
          {
            id: 'comparison',
            rows: rows.map((figure) => ({
              id: figure,
              cells: {
                figure: figureText(`insee.figures.${figure}`),
                ...Object.fromEntries(
                  columns.map(({ id, figures }) => {
                    const found = known(figures, figure);
                    return [
                      id,
                      found === undefined ? figureText('insee.missing') : write(figure, found.value),
                    ];
                  }),
                ),
              },
            })),
          },
        ]}
      />
      {areas.map(({ kind, name, figures }) => {
        const shown = figures.filter(({ figure }) => rows.includes(figure));
        const origins = [...new Set(shown.map(originOf))].join(' ; ');
        return (
          origins !== '' && <PrintNote key={kind}>{t('areaSources', { area: name, origins })}</PrintNote>
        );
      })}
    </PrintSection>
  );
}
