import { Printer, Send } from 'lucide-react';
import { useEffect, useState } from 'react';
import { stocks } from '#generated/routes/export.ts';
import * as cartMessages from '#messages/client/cart.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { openInNewTab } from '#runtime/platform/new-tab.ts';
import { Button } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Drawer } from '#ui/overlay/Drawer.tsx';
import type { CartAnswer } from '#contracts/client/stock/cart.ts';
import { cart } from '#generated/routes/client/stock.ts';
import { getJson } from '#runtime/protocol/get-json.ts';
import { CartLines } from './CartLines.tsx';
import { CartSendForm, type SendState } from './CartSendForm.tsx';
import type { CartItem } from './lot-cart.ts';
import { useLotCart } from './useLotCart.ts';
import { useSendCart } from './useSendCart.ts';

export interface CartDrawerProps {
  readonly canSend: boolean;
  readonly canPrint: boolean;
  readonly onClose: () => void;
}

/** The lots that are set aside: what became of them, their sum, and the ways to print and send them. */
export function CartDrawer({ canSend, canPrint, onClose }: CartDrawerProps) {
  const t = useMessages(cartMessages);
  const { items, remove, clear } = useLotCart();
  const news = useCartNews(items);
  const changeOf = useChange(news);
  const count = items.length;
  const [state, setState] = useState<SendState>({
    contactIds: [],
    subject: t('subjectProposed', { count }),
    message: '',
  });
  const sending = useSendCart(items, state, () => {
    clear();
    onClose();
  });
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${t('title')} · ${t('count', { count })}`}
      actions={
        count > 0 && (
          <>
            <Button onClick={clear}>{t('clear')}</Button>
            {canPrint && (
              <Button
                icon={Printer}
                onClick={() => openInNewTab(stocks({ query: { ids: items.map(({ lotId }) => lotId) } }))}
              >
                {t('print')}
              </Button>
            )}
            {canSend && (
              <Button
                variant="primary"
                icon={Send}
                isPending={sending.isPending}
                onClick={() => void sending.send()}
              >
                {t('send')}
              </Button>
            )}
          </>
        )
      }
    >
      {count === 0 ? (
        <EmptyState title={t('empty')} headingLevel={3} isCompact>
          {t('emptyHelp')}
        </EmptyState>
      ) : (
        <Stack gap={4}>
          <CartLines items={items} onRemove={remove} changeOf={changeOf} />
          {canSend && (
            <CartSendForm
              state={state}
              contacts={news?.contacts ?? []}
              errors={sending.errors}
              onChange={setState}
            />
          )}
        </Stack>
      )}
    </Drawer>
  );
}

/** What has changed since a lot was added, in words; null while nothing is known, or nothing has. */
function useChange(news: CartNews | null) {
  const t = useMessages(cartMessages);
  const { money } = useFormat();
  return (item: CartItem): string | null => {
    if (news === null) return null;
    const now = news.lots.find(({ id }) => id === item.lotId);
    if (now === undefined) return t('goneSince');
    if (now.status === 'sold' || now.status === 'delivered') return t('soldSince');
    if (now.priceTtcCents !== item.priceTtcCents) {
      const written = (cents: number | null): string => (cents === null ? t('noPrice') : money(cents));
      return t('newPrice', { from: written(item.priceTtcCents), to: written(now.priceTtcCents) });
    }
    return now.status === item.status ? null : t('newState');
  };
}

/** The lots of the cart as they are now, and to whom they can be sent. */
type CartNews = CartAnswer;

/** Asks once what became of the lots that are set aside; null until it is known. */
function useCartNews(items: readonly CartItem[]): CartNews | null {
  const [news, setNews] = useState<CartNews | null>(null);
  const [ids] = useState(() => items.map(({ lotId }) => lotId));
  useEffect(() => {
    const asking = new AbortController();
    getJson(cart({ query: { ids } }), asking.signal).then(
      (answer) => setNews(answer as CartNews),
      // Without an answer the lots stay as they were added; the server decides when they are sent.
      () => undefined,
    );
    return () => asking.abort();
  }, [ids]);
  return news;
}
