import * as inseeMessages from '#messages/export/insee.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintNote } from '#ui/print/PrintNote.tsx';
import { PrintTable } from '#ui/print/PrintTable.tsx';
import type { PaperFigure } from './useCommuneFigures.ts';

/** Figures with their year and source: one line under the table where all have the same; nothing where none is known. */
export function FiguresTable({
  label,
  figures,
}: {
  readonly label: string;
  readonly figures: readonly PaperFigure[];
}) {
  const t = useMessages(inseeMessages);
  const [origin = '', ...otherOrigins] = new Set(figures.map((figure) => figure.origin));
  if (figures.length === 0) return null;
  const hasOneOrigin = otherOrigins.length === 0;
  return (
    <div>
      <PrintTable
        label={label}
        isCompact
        columns={[
          { id: 'label', label },
          { id: 'value', label: t('value'), isAmount: true },
          ...(hasOneOrigin ? [] : [{ id: 'origin', label: t('origin'), isSecondary: true }]),
        ]}
        groups={[
          {
            id: 'figures',
            rows: figures.map(({ figure, label: name, written, origin: whence }) => ({
              id: figure,
              cells: { label: name, value: written, origin: whence },
            })),
          },
        ]}
      />
      {hasOneOrigin && <PrintNote>{t('source', { origin })}</PrintNote>}
    </div>
  );
}
