import type { PriceEntry } from '#contracts/client/operation/sale/index.ts';
import * as saleMessages from '#messages/client/sale.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Trend } from '#ui/data/Trend.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { moveBps } from '#domain/sale/price-change.ts';

interface PriceHistoryProps {
  readonly entries: readonly PriceEntry[];
  /** The reference of a lot; not told where all entries are of one. */
  readonly refOf?: (lotId: string) => string | undefined;
}

/** Changes of prices, the newest first: from what to what, by whom and why. */
export function PriceHistory({ entries, refOf }: PriceHistoryProps) {
  const t = useMessages(saleMessages);
  const { money, date } = useFormat();
  return (
    <ItemList
      label={t('history.title')}
      empty={t('history.empty')}
      items={entries.map((entry) => {
        const ref = refOf?.(entry.lotId);
        const change =
          entry.oldCents === null
            ? `${t('history.first')} · ${money(entry.newCents)}`
            : t('history.change', { from: money(entry.oldCents), to: money(entry.newCents) });
        const by = t('history.by', { date: date(entry.at), by: entry.by });
        const bps = moveBps(entry.oldCents, entry.newCents);
        return {
          id: entry.id,
          title: ref === undefined ? change : `${ref} · ${change}`,
          detail: entry.reason === '' ? by : `${by} · ${entry.reason}`,
          ...(bps !== null && { end: <Trend change={{ rateBps: bps }} since="" good="none" /> }),
        };
      })}
    />
  );
}
