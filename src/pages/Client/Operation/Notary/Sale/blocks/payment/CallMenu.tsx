import {
  BellRing,
  CalendarClock,
  Ellipsis,
  FileBadge,
  FileText,
  HandCoins,
  Landmark,
  Lock,
  LockOpen,
} from 'lucide-react';
import type { ShownCall } from '#contracts/client/operation/notary/sale/payment.ts';
import * as paymentMessages from '#messages/client/notary-sale-payment.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Menu, type MenuAction } from '#ui/actions/Menu.tsx';
import type { PaymentDialogs } from './usePaymentDialogs.tsx';

interface CallMenuProps {
  readonly call: ShownCall;
  readonly dialogs: PaymentDialogs;
}

const icons = {
  call: Landmark,
  certify: FileBadge,
  receive: HandCoins,
  remind: BellRing,
  reschedule: CalendarClock,
  consign: Lock,
  release: LockOpen,
} as const;

/** What can be done with a call, its letter among it. */
export function CallMenu({ call, dialogs }: CallMenuProps) {
  const t = useMessages(paymentMessages);
  const { letterHref } = call;
  const steps = (['call', 'certify', 'receive', 'remind', 'reschedule', 'consign', 'release'] as const)
    .filter((kind) => call.may[kind])
    .map((kind): MenuAction => ({
      id: kind,
      label: t(`actions.${kind}`),
      icon: icons[kind],
      run: () => dialogs.open({ kind, call }),
    }));
  const actions: MenuAction[] = [
    ...steps,
    ...(letterHref === null
      ? []
      : [
          {
            id: 'letter',
            label: t(call.calledOn === null ? 'actions.preview' : 'actions.letter'),
            icon: FileText,
            // A paper of its own, beside the page.
            run: () => void window.open(letterHref, '_blank', 'noopener'),
          },
        ]),
  ];
  if (actions.length === 0) return null;
  return (
    <Menu
      label={t('actions.menu', { name: call.label })}
      isIconOnly
      icon={Ellipsis}
      size="sm"
      variant="discreet"
      actions={actions}
    />
  );
}
