import type { ReactNode } from 'react';
import type { LotOfSheet, SheetProps } from '#contracts/export/property-type/sheet.ts';
import type { WithShared } from '#contracts/shared.ts';
import type { ExportSection } from '#domain/paper/sections.ts';
import * as sheetMessages from '#messages/export/property-type.ts';
import * as sectionMessages from '#messages/export/sections.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintSheet } from '#ui/print/PrintSheet.tsx';
import { PrintTitle } from '#ui/print/PrintTitle.tsx';
import { Paper } from '../../blocks/Paper.tsx';
import { sectionKey } from '../../blocks/section-key.ts';
import { PriceFigures } from './PriceFigures.tsx';

interface SheetPaperProps {
  readonly props: WithShared<SheetProps>;
  readonly section: ExportSection;
  readonly children: (lot: LotOfSheet) => {
    /** The first page, under title and price. */
    readonly first: ReactNode;
    /** What follows on a page of its own. */
    readonly second: ReactNode;
  };
}

/** The frame that the sheets of lots share: title and price, a page of facts, one of what goes with them. */
export function SheetPaper({ props, section, children }: SheetPaperProps) {
  const { paper, lots } = props;
  const title = useSheetTitle(section);
  return (
    <Paper paper={paper} title={title(lots)}>
      {lots.map((lot, rank) => {
        const { first, second } = children(lot);
        return [
          <PrintSheet key={`${lot.id}-1`} isDense>
            <PrintTitle title={title([lot])} aside={lot.label} isFurther={rank > 0} />
            <PriceFigures lot={lot} />
            {first}
          </PrintSheet>,
          <PrintSheet key={`${lot.id}-2`} isDense>
            {second}
          </PrintSheet>,
        ];
      })}
    </Paper>
  );
}

/** « Fiche appartement · lot A11 » */
export function useSheetTitle(section: ExportSection) {
  const t = useMessages(sheetMessages);
  const sections = useMessages(sectionMessages);
  return (lots: readonly Pick<LotOfSheet, 'ref'>[]): string => {
    const name = sections(sectionKey(section));
    const refs = lots.map(({ ref }) => ref);
    return refs.length === 1
      ? t('titleOf', { section: name, ref: refs[0] ?? '' })
      : t('titleOfBoth', { section: name, refs: refs.join(', ') });
  };
}
