import type { SourcedCommune } from '#contracts/client/operation/estimation/insee.ts';
import { housingShares } from '#domain/geography/commune-figures.ts';
import * as inseeMessages from '#messages/export/insee.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { DonutChart } from '#ui/chart/DonutChart.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { useCommuneFigures } from './useCommuneFigures.ts';

/** What the dwellings of a commune are used for, and by whom. */
export function Dwellings({ commune }: { readonly commune: SourcedCommune }) {
  const t = useMessages(inseeMessages);
  const figuresOf = useCommuneFigures(commune);
  const shares = figuresOf(housingShares);
  const others = figuresOf(['housingTotal', 'ownersShareBps', 'tenantsShareBps']);
  return (
    <>
      {shares.length > 0 && (
        <DonutChart
          label={t('housing')}
          unit="rate"
          height={170}
          slices={shares.map(({ figure, label, value }) => ({ id: figure, label, value }))}
        />
      )}
      <FiguresTable label={t('housing')} figures={[...shares, ...others]} />
    </>
  );
}
