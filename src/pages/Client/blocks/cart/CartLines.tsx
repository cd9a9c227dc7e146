import { Trash2 } from 'lucide-react';
import * as cartMessages from '#messages/client/cart.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { LotBadge } from '#ui/data/LotBadge.tsx';
import { FacadeThumb } from '#ui/identity/FacadeThumb.tsx';
import type { CartItem } from './lot-cart.ts';

interface CartLinesProps {
  readonly items: readonly CartItem[];
  readonly onRemove: (lotId: string) => void;
  /** What has changed since a lot was added; null for nothing. */
  readonly changeOf?: (item: CartItem) => string | null;
}

/** The lots of the cart one under the other, and their sum. */
export function CartLines({ items, onRemove, changeOf }: CartLinesProps) {
  const t = useMessages(cartMessages);
  const trade = useMessages(tradeMessages);
  const { money, area } = useFormat();
  const total = items.reduce((sum, { priceTtcCents }) => sum + (priceTtcCents ?? 0), 0);
  return (
    <>
      <ItemList
        label={t('title')}
        items={items.map((item) => {
          const price = item.priceTtcCents === null ? t('noPrice') : money(item.priceTtcCents);
          const changed = changeOf?.(item) ?? null;
          const what = `${trade(`lotType.${item.type}`)} · ${area(item.areaM2)} · ${price}`;
          return {
            id: item.lotId,
            lead: <FacadeThumb seed={item.operationId} />,
            title: `${item.ref} · ${item.operationName}`,
            detail: changed === null ? what : `${what} · ${changed}`,
            badges: <LotBadge state={item.status} />,
            end: (
              <IconButton
                icon={Trash2}
                label={t('remove', { ref: item.ref })}
                onClick={() => onRemove(item.lotId)}
              />
            ),
          };
        })}
      />
      <DescriptionList
        layout="rows"
        items={[{ term: t('total'), value: <Figure cents={total} decimals={0} /> }]}
      />
    </>
  );
}
