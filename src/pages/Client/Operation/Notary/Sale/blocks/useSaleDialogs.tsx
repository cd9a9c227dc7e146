import { useState, type ReactNode } from 'react';
import type {
  NotarySaleFormProps,
  ShownSaleCondition,
} from '#contracts/client/operation/notary/sale/form.ts';
import type { SalePaperKind } from '#domain/sale/notary-sale.ts';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';

/** Which window is open, and on what. */
export type SaleDialog =
  | { readonly kind: 'loan' | 'tenant' | 'condition' }
  | { readonly kind: 'paper'; readonly paper?: SalePaperKind }
  | { readonly kind: 'settle' | 'drop'; readonly condition: ShownSaleCondition }
  | { readonly kind: 'step'; readonly step: NotarySaleFormProps['steps'][number] };

const AnyDialog = lazyDialog(async () => (await import('./SaleDialogView.tsx')).SaleDialogView);

export interface SaleDialogs {
  readonly open: (dialog: SaleDialog) => void;
  /** The window itself, to stand in the page. */
  readonly shown: ReactNode;
}

/** The windows of the file, of which one is open at most; all of them come late. */
export function useSaleDialogs(props: NotarySaleFormProps): SaleDialogs {
  const [opened, setOpened] = useState<SaleDialog | null>(null);
  const close = (): void => setOpened(null);
  return { open: setOpened, shown: opened && <AnyDialog dialog={opened} props={props} onClose={close} /> };
}
