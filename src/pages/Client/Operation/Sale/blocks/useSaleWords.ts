import type { SaleLot } from '#contracts/client/operation/sale/row.ts';
import * as lotWords from '#messages/client/lot-words.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';

type Described = Pick<SaleLot, 'type' | 'rooms' | 'level' | 'gaps' | 'exposure' | 'areaM2'>;

/** Lots in words: kind, floor, aspect, what their advert lacks. */
export function useSaleWords() {
  const t = useMessages(lotWords);
  const trade = useMessages(tradeMessages);
  const format = useFormat();
  const kind = ({ type, rooms }: Pick<Described, 'type' | 'rooms'>): string =>
    rooms === null || type !== 'Apartment' ? trade(`lotType.${type}`) : t('roomsOf', { rooms });
  const floor = (level: number | null): string => {
    if (level === null) return t('floors.other');
    if (level === 0) return t('floors.ground');
    if (level === 1) return t('floors.first');
    return level < 0 ? t('floors.below', { level: -level }) : t('floors.nth', { level });
  };
  return {
    kind,
    floor,
    /** « T3 · 63,40 m² » */
    what: (lot: Described): string => `${kind(lot)} · ${format.area(lot.areaM2)}`,
    exposure: (value: string | null): string | null => {
      if (value === null) return null;
      const key = `exposure.${value}` as 'exposure.N';
      return t.has(key) ? t(key) : value;
    },
    gaps: (lot: Pick<Described, 'gaps'>): string =>
      lot.gaps.length === 0
        ? t('ready')
        : t('missing', { list: lot.gaps.map((gap) => t(`gaps.${gap}`)).join(', ') }),
    state: (status: SaleLot['status']): string => trade(`lotState.${status}`),
  };
}
