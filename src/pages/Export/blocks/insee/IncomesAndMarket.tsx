import type { SourcedCommune } from '#contracts/client/operation/estimation/insee.ts';
import { communeFigureBlocks } from '#domain/geography/commune-figures.ts';
import * as inseeMessages from '#messages/export/insee.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { RankChart } from '#ui/chart/RankChart.tsx';
import { PrintNote } from '#ui/print/PrintNote.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { useCommuneFigures } from './useCommuneFigures.ts';

/** What people of a commune earn and do, and what dwellings cost there. */
export function IncomesAndMarket({ commune }: { readonly commune: SourcedCommune }) {
  const t = useMessages(inseeMessages);
  const figuresOf = useCommuneFigures(commune);
  const prices = figuresOf(communeFigureBlocks.market);
  return (
    <>
      <FiguresTable label={t('incomes')} figures={figuresOf(communeFigureBlocks.work)} />
      {prices.length > 0 && (
        <div>
          <RankChart
            label={t('market')}
            unit="money"
            items={prices.map(({ figure, label, value }) => ({ id: figure, label, value }))}
          />
          <PrintNote>{t('source', { origin: prices[0]?.origin ?? '' })}</PrintNote>
        </div>
      )}
    </>
  );
}
