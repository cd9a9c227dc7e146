import { Building2, CircleDashed, Euro, Ruler, Tag } from 'lucide-react';
import type { SaleLot } from '#contracts/client/operation/sale/row.ts';
import { lotStates, lotTypes } from '#domain/lot/states.ts';
import { leastAreas, priceBandNames } from '#domain/sale/lot-bands.ts';
import * as saleMessages from '#messages/client/sale.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { ListFilter } from '#ui/list/bars/list-filter.ts';
import { useSaleWords } from './useSaleWords.ts';

/** The filters of the lots of an operation: those values that some lot has. */
export function useSaleFilters(lots: readonly SaleLot[]): readonly ListFilter[] {
  const t = useMessages(saleMessages);
  const trade = useMessages(tradeMessages);
  const words = useSaleWords();
  const levels = [...new Set(lots.map(({ level }) => level))].toSorted((a, b) => (a ?? -99) - (b ?? -99));
  return [
    {
      key: 'type',
      label: t('columns.type'),
      icon: Tag,
      choices: lotTypes
        .filter((type) => lots.some((lot) => lot.type === type))
        .map((type) => ({ value: type, label: trade(`lotType.${type}`) })),
    },
    {
      key: 'status',
      label: t('columns.status'),
      icon: CircleDashed,
      choices: lotStates.map((state) => ({ value: state, label: words.state(state) })),
    },
    {
      key: 'level',
      label: t('columns.level'),
      icon: Building2,
      choices: levels.map((level) => ({ value: String(level), label: words.floor(level) })),
    },
    {
      key: 'price',
      label: t('columns.price'),
      icon: Euro,
      choices: priceBandNames.map((band) => ({ value: band, label: t(`bands.${band}`) })),
    },
    {
      key: 'area',
      label: t('columns.area'),
      icon: Ruler,
      choices: leastAreas.map((area) => ({ value: area, label: t('leastArea', { area }) })),
    },
  ];
}
