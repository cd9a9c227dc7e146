import type { LotRow } from '#contracts/client/operation/show.ts';
import * as operationMessages from '#messages/client/operation.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { forSaleSince } from './lot-rows.ts';

/** A lot in words: what and where it is (« T2 · RDC »), and since when it has been for sale, if it is. */
export function useLotWords(): (lot: LotRow) => { what: string; mark: string | null } {
  const t = useMessages(operationMessages);
  const trade = useMessages(tradeMessages);
  const format = useFormat();
  return (lot) => {
    const kind = lot.rooms === null ? trade(`lotType.${lot.type}`) : t('lot.rooms', { rooms: lot.rooms });
    const level =
      lot.level === null ? null : lot.level === 0 ? t('lot.ground') : t('lot.level', { level: lot.level });
    const since = forSaleSince(lot);
    return {
      what: level === null ? kind : `${kind} · ${level}`,
      mark: since === null ? null : t('lot.since', { date: format.date(since) }),
    };
  };
}
