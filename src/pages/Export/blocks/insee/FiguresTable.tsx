import * as inseeMessages from '#messages/export/insee.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintTable } from '#ui/print/PrintTable.tsx';
import type { PaperFigure } from './useCommuneFigures.ts';

/** Figures with their year and source, a line each; nothing where none is known. */
export function FiguresTable({
  label,
  figures,
}: {
  readonly label: string;
  readonly figures: readonly PaperFigure[];
}) {
  const t = useMessages(inseeMessages);
  if (figures.length === 0) return null;
  return (
    <PrintTable
      label={label}
      columns={[
        { id: 'label', label },
        { id: 'value', label: t('value'), isAmount: true },
        { id: 'origin', label: t('origin'), isSecondary: true },
      ]}
      groups={[
        {
          id: 'figures',
          rows: figures.map(({ figure, label: name, written, origin }) => ({
            id: figure,
            cells: { label: name, value: written, origin },
          })),
        },
      ]}
    />
  );
}
