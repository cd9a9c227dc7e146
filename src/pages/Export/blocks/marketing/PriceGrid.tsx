import type { MarketingProps } from '#contracts/export/marketing.ts';
import * as lotWords from '#messages/client/lot-words.ts';
import * as marketingMessages from '#messages/export/marketing.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintTable } from '#ui/print/PrintTable.tsx';

/** The lots that can be bought with their public prices. */
export function PriceGrid({ lots }: { readonly lots: readonly MarketingProps['lots'][number][] }) {
  const t = useMessages(marketingMessages);
  const trade = useMessages(tradeMessages);
  const words = useMessages(lotWords);
  const { area, money } = useFormat();
  const floor = (level: number | null): string => {
    if (level === null) return '–';
    if (level === 0) return words('floors.ground');
    if (level === 1) return words('floors.first');
    return level < 0 ? words('floors.below', { level: -level }) : words('floors.nth', { level });
  };
  const amount = (cents: number | null): string =>
    cents === null ? t('onRequest') : money(cents, { decimals: 0 });
  return (
    <PrintTable
      label={t('grid')}
      columns={[
        { id: 'lot', label: t('lot') },
        { id: 'type', label: t('type') },
        { id: 'floor', label: t('floor') },
        { id: 'area', label: t('area'), isAmount: true },
        { id: 'dpe', label: t('dpe') },
        { id: 'perM2', label: t('perM2'), isAmount: true, isSecondary: true },
        { id: 'price', label: t('price'), isAmount: true },
      ]}
      groups={[
        {
          id: 'lots',
          rows: lots.map((lot) => ({
            id: lot.id,
            cells: {
              lot: lot.ref,
              type:
                lot.rooms === null || lot.type !== 'Apartment'
                  ? trade(`lotType.${lot.type}`)
                  : words('roomsOf', { rooms: lot.rooms }),
              floor: floor(lot.level),
              area: area(lot.areaM2),
              dpe: lot.dpeClass ?? '–',
              perM2: amount(lot.pricePerM2Cents),
              price: amount(lot.priceTtcCents),
            },
          })),
        },
      ]}
    />
  );
}
