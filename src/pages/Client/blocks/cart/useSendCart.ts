import { useState } from 'react';
import { send as sendRoute } from '#generated/routes/client/stock.ts';
import * as cartMessages from '#messages/client/cart.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import type { SendState } from './CartSendForm.tsx';
import type { CartItem } from './lot-cart.ts';

/** Sends the lots of the cart to the chosen contacts. */
export function useSendCart(items: readonly CartItem[], state: SendState, onDone: () => void) {
  const t = useMessages(cartMessages);
  const visit = useVisit();
  const [isPending, setPending] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const send = async (): Promise<void> => {
    if (state.contactIds.length === 0) {
      setErrors({ contactIds: t('pickContacts') });
      return;
    }
    setPending(true);
    const result = await visit({
      method: 'POST',
      href: sendRoute(),
      data: { ...state, lotIds: items.map(({ lotId }) => lotId) },
      preserveScroll: true,
    });
    setPending(false);
    setErrors(result.errors);
    if (result.outcome === 'success') onDone();
  };
  return { send, isPending, errors };
}
