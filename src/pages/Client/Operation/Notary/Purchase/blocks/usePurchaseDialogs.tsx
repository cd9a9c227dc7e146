import { useState, type ReactNode } from 'react';
import type { PurchaseFormProps, ShownCondition } from '#contracts/client/operation/notary/purchase/form.ts';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';

/** Which window is open, and on what. */
export type PurchaseDialog =
  | { readonly kind: 'edit' | 'condition' | 'paper' | 'substitute' }
  | { readonly kind: 'settle'; readonly condition: ShownCondition }
  | { readonly kind: 'step'; readonly step: PurchaseFormProps['steps'][number] };

const AnyDialog = lazyDialog(async () => (await import('./PurchaseDialogView.tsx')).PurchaseDialogView);

export interface PurchaseDialogs {
  readonly open: (dialog: PurchaseDialog) => void;
  /** The window itself, to stand in the page. */
  readonly shown: ReactNode;
}

/** The windows of the page, of which one is open at most; all of them come late. */
export function usePurchaseDialogs(props: PurchaseFormProps): PurchaseDialogs {
  const [opened, setOpened] = useState<PurchaseDialog | null>(null);
  const close = (): void => setOpened(null);
  return { open: setOpened, shown: opened && <AnyDialog dialog={opened} props={props} onClose={close} /> };
}
