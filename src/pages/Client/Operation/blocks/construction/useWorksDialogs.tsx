import { useState, type ReactNode } from 'react';
import type {
  ConstructionProps,
  ShownClaim,
  ShownReserve,
  ShownWorksLot,
} from '#contracts/client/operation/construction.ts';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';

/** Which window is open, and on what. */
export type WorksDialog =
  | { readonly kind: 'lot'; readonly lot: ShownWorksLot | null }
  | { readonly kind: 'details' | 'quote' | 'award' | 'amendment' | 'retention'; readonly lot: ShownWorksLot }
  | { readonly kind: 'lot-step'; readonly lot: ShownWorksLot; readonly step: ShownWorksLot['steps'][number] }
  | { readonly kind: 'claim' | 'milestone' | 'reception' | 'paper' }
  | { readonly kind: 'claim-step'; readonly claim: ShownClaim; readonly step: ShownClaim['steps'][number] }
  | { readonly kind: 'pay'; readonly claim: ShownClaim }
  | { readonly kind: 'lift'; readonly reserve: ShownReserve };

const AnyDialog = lazyDialog(async () => (await import('./WorksDialog.tsx')).WorksDialogView);

export interface WorksDialogs {
  readonly open: (dialog: WorksDialog) => void;
  /** The window itself, to stand in the page. */
  readonly shown: ReactNode;
}

/** The windows of the page, of which one is open at most; all of them come late. */
export function useWorksDialogs(props: ConstructionProps): WorksDialogs {
  const [opened, setOpened] = useState<WorksDialog | null>(null);
  const close = (): void => setOpened(null);
  return { open: setOpened, shown: opened && <AnyDialog dialog={opened} props={props} onClose={close} /> };
}
