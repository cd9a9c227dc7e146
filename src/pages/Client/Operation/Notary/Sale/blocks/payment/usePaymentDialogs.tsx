import { useState, type ReactNode } from 'react';
import type { PaymentProps, ShownCall } from '#contracts/client/operation/notary/sale/payment.ts';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';

/** Which window is open, and on what. */
export type PaymentDialog =
  | { readonly kind: 'call-all' | 'template' }
  | { readonly kind: 'certify'; readonly call: ShownCall | null }
  | {
      readonly kind: 'receive';
      readonly call: ShownCall;
      readonly movement?: PaymentProps['movements'][number];
    }
  | {
      readonly kind: 'call' | 'remind' | 'reschedule' | 'consign' | 'release';
      readonly call: ShownCall;
    };

export interface PaymentDialogProps {
  readonly dialog: PaymentDialog;
  readonly props: PaymentProps;
  readonly onClose: () => void;
}

const AnyDialog = lazyDialog(async () => (await import('./PaymentDialogView.tsx')).PaymentDialogView);

export interface PaymentDialogs {
  readonly open: (dialog: PaymentDialog) => void;
  /** The window itself, to stand in the page. */
  readonly shown: ReactNode;
}

/** The windows of the page, of which one is open at most; all of them come late. */
export function usePaymentDialogs(props: PaymentProps): PaymentDialogs {
  const [opened, setOpened] = useState<PaymentDialog | null>(null);
  const close = (): void => setOpened(null);
  return { open: setOpened, shown: opened && <AnyDialog dialog={opened} props={props} onClose={close} /> };
}
