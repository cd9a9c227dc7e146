import { useEffect, useMemo, useState } from 'react';
import type { MapLayer, MapSale } from '#contracts/client/operation/index-map.ts';
import { isInBounds } from '#domain/geography/bounds.ts';
import { departmentName } from '#domain/geography/departments.ts';
import { departmentOf } from '#domain/geography/insee.ts';
import { edit } from '#generated/routes/client/operation/estimation.ts';
import * as viewMessages from '#messages/client/operation-views.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { DotCard } from '#ui/map/DotCard.tsx';
import type { MapOverlay, MapView, PlacedPoint } from '#ui/map/map-types.ts';
import { loadPlaceNames, type PlaceName } from '#ui/map/place-names.ts';

/** Dots of each layer at most: of more, the newest sales and the largest communes are shown. */
const maxDots = { sales: 300, communes: 60 } as const;

export interface MapOverlayOptions {
  readonly layers: readonly MapLayer[];
  readonly sales: readonly MapSale[];
  readonly view: MapView | null;
}

/** Public sales and communes in view, as dots of the map of operations. */
export function useMapOverlay({ layers, sales, view }: MapOverlayOptions): MapOverlay | null {
  const t = useMessages(viewMessages);
  const { number } = useFormat();
  const names = usePlaceNames(layers.includes('communes'));
  const seenSales = useMemo(
    () => (view === null ? [] : sales.filter((sale) => isInBounds(view, sale)).slice(0, maxDots.sales)),
    [sales, view],
  );
  const communes = useMemo(
    () =>
      view === null
        ? []
        : names.filter(([, , lat, lng]) => isInBounds(view, { lat, lng })).slice(0, maxDots.communes),
    [names, view],
  );
  if (layers.length === 0) return null;
  const points: readonly PlacedPoint[] = [
    ...communes.map(([code, name, lat, lng, inhabitants]) => ({
      id: `commune:${code}`,
      label: `${name}, ${t('layers.inhabitants', { count: number(inhabitants) })}`,
      at: { lat, lng },
      tone: 'info' as const,
    })),
    ...seenSales.map((sale) => ({
      id: `sale:${sale.id}`,
      label: `${t('layers.sale')} ${placeOf(sale)}`,
      at: { lat: sale.lat, lng: sale.lng },
      tone: 'warn' as const,
    })),
  ];
  return {
    points,
    renderCard: ({ id }) => {
      const sale = seenSales.find((one) => `sale:${one.id}` === id);
      if (sale !== undefined) return <SaleCard sale={sale} />;
      const commune = communes.find(([code]) => `commune:${code}` === id);
      return commune && <CommuneCard commune={commune} />;
    },
  };
}

const placeOf = ({ addressLine, city }: MapSale): string =>
  [addressLine, city].filter((part) => part !== '').join(', ');

/** The communes with their inhabitants, the largest first; fetched when they are first shown. */
function usePlaceNames(isShown: boolean): readonly PlaceName[] {
  const [names, setNames] = useState<readonly PlaceName[]>([]);
  useEffect(() => {
    if (!isShown) return undefined;
    let isOver = false;
    loadPlaceNames().then(
      (loaded) => {
        if (!isOver) setNames(loaded);
      },
      (error: unknown) => console.warn('the communes cannot be shown', error),
    );
    return () => {
      isOver = true;
    };
  }, [isShown]);
  return isShown ? names : [];
}

function SaleCard({ sale }: { readonly sale: MapSale }) {
  const t = useMessages(viewMessages);
  const trade = useMessages(tradeMessages);
  const { date } = useFormat();
  const { operationId, estimationId, source, soldOn, type, priceCents, areaM2, pricePerM2Cents } = sale;
  const sold = `${t('layers.soldOn', { date: date(soldOn) })} (${t(`layers.source.${source}`)})`;
  return (
    <DotCard
      title={placeOf(sale) || t('layers.sale')}
      detail={type === null ? sold : `${trade(`lotType.${type}`)} · ${sold}`}
      figures={[
        { label: t('layers.price'), value: <Figure cents={priceCents} decimals={0} /> },
        { label: t('layers.area'), value: <Figure areaM2={areaM2} /> },
        { label: t('layers.perM2'), value: <Figure cents={pricePerM2Cents} decimals={0} /> },
      ]}
      action={
        <Button size="sm" href={edit({ operation: operationId, estimation: estimationId })}>
          {t('layers.estimation')}
        </Button>
      }
    />
  );
}

function CommuneCard({ commune: [code, name, , , inhabitants] }: { readonly commune: PlaceName }) {
  const t = useMessages(viewMessages);
  return (
    <DotCard
      title={name}
      detail={t('layers.commune', { code, department: departmentName(departmentOf(code)) })}
      figures={[{ label: t('layers.population'), value: <Figure count={inhabitants} /> }]}
    />
  );
}
