import type { SaleLot } from '#contracts/client/operation/sale/row.ts';
import { lotStates } from '#domain/lot/states.ts';
import * as saleMessages from '#messages/client/sale.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Card } from '#ui/data/Card.tsx';
import { LotBadge } from '#ui/data/LotBadge.tsx';
import { Elevation, type ElevationCell } from '#ui/elevation/Elevation.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { plotsOf, storeysOf } from './storeys.ts';
import { useSaleWords } from './useSaleWords.ts';

interface FloorsCardProps {
  readonly lots: readonly SaleLot[];
  readonly hrefOf: (lot: SaleLot) => string;
  readonly isChosen: (lot: SaleLot) => boolean;
}

/** The lots drawn floor by floor, building by building, with the meaning of the colours. */
export function FloorsCard({ lots, hrefOf, isChosen }: FloorsCardProps) {
  const t = useMessages(saleMessages);
  const format = useFormat();
  const words = useSaleWords();
  const cellOf = (lot: SaleLot): ElevationCell => ({
    id: lot.id,
    href: hrefOf(lot),
    ref: lot.ref,
    what: words.what(lot),
    price: lot.priceTtcCents === null ? t('floors.noPrice') : format.money(lot.priceTtcCents),
    state: lot.status,
    stateLabel: words.state(lot.status),
    weight: Number(lot.areaM2),
    isSelected: isChosen(lot),
  });
  const buildings = storeysOf(lots);
  const plots = plotsOf(lots);
  const present = lotStates.filter((state) => lots.some(({ status }) => status === state));
  return (
    <Card title={t('floors.title')}>
      <Stack gap={4}>
        {buildings.map(({ building, storeys }) => (
          <Elevation
            key={building}
            label={building === '' ? t('floors.title') : t('floors.building', { name: building })}
            storeys={storeys.map(({ level, lots: own }) => ({
              id: `${building}-${level ?? 'none'}`.replaceAll(/\W+/g, '-'),
              label: words.floor(level),
              cells: own.map(cellOf),
            }))}
          />
        ))}
        {plots.length > 0 && <PlotPlan cells={plots.map(cellOf)} />}
        <Inline gap={2} as="ul" label={t('floors.legend')}>
          {present.map((state) => (
            <li key={state}>
              <LotBadge state={state} />
            </li>
          ))}
        </Inline>
      </Stack>
    </Card>
  );
}

/** Plots side by side: no roof stands over them. */
function PlotPlan({ cells }: { readonly cells: readonly ElevationCell[] }) {
  const t = useMessages(saleMessages);
  return (
    <Elevation
      label={t('floors.title')}
      isOpen
      storeys={[{ id: 'plots', label: t('floors.plots'), cells }]}
    />
  );
}
