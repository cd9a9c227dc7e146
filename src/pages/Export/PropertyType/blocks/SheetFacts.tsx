import type { LotOfSheet, SheetProps } from '#contracts/export/property-type/sheet.ts';
import type { DetailName } from '#domain/lot/details.ts';
import * as sheetMessages from '#messages/export/property-type.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintFacts } from '#ui/print/PrintFacts.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';
import { useSheetWords } from './useSheetWords.ts';

interface SheetFactsProps {
  readonly lot: LotOfSheet;
  readonly names: readonly DetailName[];
  /** Where it stands in its building. */
  readonly hasFloor?: boolean;
  readonly operation?: SheetProps['operation'];
}

/** The facts of a lot in a grid, with where it stands and what is sold with it. */
export function SheetFacts({ lot, names, hasFloor = false, operation }: SheetFactsProps) {
  const t = useMessages(sheetMessages);
  const trade = useMessages(tradeMessages);
  const words = useSheetWords();
  const { area, list } = useFormat();
  const annexes = lot.annexes.map(({ type, ref, areaM2 }) =>
    t('annexOf', { type: trade(`lotType.${type}`), ref, area: area(areaM2) }),
  );
  const facts = [
    ...(hasFloor ? [{ term: t('floor'), value: words.floor(lot.level) }] : []),
    ...(hasFloor && lot.buildingLabel !== '' ? [{ term: t('building'), value: lot.buildingLabel }] : []),
    ...names.map((name) => words.fact(lot.details, name)),
    { term: t('occupancy'), value: words.occupancy(lot.occupancy) },
    ...(operation?.buildYear == null ? [] : [{ term: t('buildYear'), value: String(operation.buildYear) }]),
  ];
  return (
    <PrintSection title={t('facts')} isWhole>
      <PrintFacts columns={facts.length > 8 ? 3 : 2} items={facts} />
      {annexes.length > 0 && <PrintFacts items={[{ term: t('annexes'), value: list(annexes) }]} />}
    </PrintSection>
  );
}
