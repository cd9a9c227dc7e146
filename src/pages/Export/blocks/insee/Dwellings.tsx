import type { SourcedCommune } from '#contracts/client/operation/estimation/insee.ts';
import { housingShares } from '#domain/geography/commune-figures.ts';
import * as inseeMessages from '#messages/export/insee.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { DonutChart } from '#ui/chart/DonutChart.tsx';
import { PrintColumns } from '#ui/print/PrintColumns.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { useCommuneFigures } from './useCommuneFigures.ts';

/** What the dwellings of a commune are used for, and by whom. */
export function Dwellings({ commune }: { readonly commune: SourcedCommune }) {
  const t = useMessages(inseeMessages);
  const figuresOf = useCommuneFigures(commune);
  const shares = figuresOf(housingShares);
  const others = figuresOf(['housingTotal', 'ownersShareBps', 'tenantsShareBps']);
  const table = <FiguresTable label={t('housing')} figures={[...shares, ...others]} />;
  if (shares.length === 0) return table;
  return (
    <PrintColumns shape="ring" isWhole>
      <DonutChart
        label={t('housing')}
        unit="rate"
        height={130}
        isLegendPlain
        slices={shares.map(({ figure, label, value }) => ({ id: figure, label, value }))}
      />
      {table}
    </PrintColumns>
  );
}
