import type { CompositionFigures, ProjectPaperProps } from '#contracts/export/project.ts';
import * as projectMessages from '#messages/export/project.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintSection } from '#ui/print/PrintSection.tsx';
import { PrintTable, type PrintCells } from '#ui/print/PrintTable.tsx';

/** The programme, type by type with its lines; what a copy hides has no column. */
export function CompositionTable({ paper, composition }: ProjectPaperProps) {
  const t = useMessages(projectMessages);
  const trade = useMessages(tradeMessages);
  const { money, number, area } = useFormat();
  const { amounts, margin } = paper.hides;
  const whole = (cents: number | null): string => (cents === null ? '–' : money(cents, { decimals: 0 }));
  const cellsOf = (label: string, total: CompositionFigures): PrintCells => ({
    label,
    count: number(total.count),
    area: area(total.areaM2),
    perM2: whole(total.pricePerM2Cents),
    revenue: whole(total.revenueCents),
    works: total.worksCents === 0 ? '–' : whole(total.worksCents),
    worksPerM2: whole(total.worksPerM2Cents),
  });
  return (
    <PrintSection title={t('composition')} {...(!amounts && { aside: t('amounts') })}>
      {composition.types.length === 0 ? (
        <p>{t('noComposition')}</p>
      ) : (
        <PrintTable
          label={t('composition')}
          columns={[
            { id: 'label', label: t('type') },
            { id: 'count', label: t('count'), isAmount: true },
            { id: 'area', label: t('area'), isAmount: true },
            ...(amounts
              ? []
              : [
                  { id: 'perM2', label: t('perM2'), isAmount: true, isSecondary: true },
                  { id: 'revenue', label: t('revenue'), isAmount: true },
                ]),
            ...(margin
              ? []
              : [
                  { id: 'works', label: t('works'), isAmount: true },
                  { id: 'worksPerM2', label: t('worksPerM2'), isAmount: true, isSecondary: true },
                ]),
          ]}
          groups={composition.types.map((type) => {
            const name = trade(`lotType.${type.type}`);
            const [only, ...others] = type.lines;
            // A single line says nothing that its type does not.
            const isOne = only !== undefined && others.length === 0;
            const label = isOne && only.label !== '' ? `${name} · ${only.label}` : name;
            return {
              id: type.type,
              cells: cellsOf(label, type),
              rows: isOne
                ? []
                : type.lines.map((line, rank) => ({
                    id: `${rank}`,
                    cells: cellsOf(line.label || name, line),
                  })),
            };
          })}
          total={cellsOf(t('total'), composition.all)}
        />
      )}
    </PrintSection>
  );
}
