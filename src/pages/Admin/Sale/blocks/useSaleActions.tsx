import { Ban, BadgeCheck, Copy, FileDown, PencilLine, Send, Signature } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { SaleIndexProps } from '#contracts/admin/sale/index.ts';
import type { SaleRow } from '#contracts/admin/sale/row.ts';
import { approve, duplicate, edit, proposal } from '#generated/routes/admin/sale.ts';
import * as saleMessages from '#messages/admin/sale.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { MenuAction } from '#ui/actions/Menu.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { useAction } from '../../../Account/blocks/useAction.ts';

// Fetched when a step is first taken.
const SendDialog = lazyDialog(async () => (await import('./SendDialog.tsx')).SendDialog);
const SignDialog = lazyDialog(async () => (await import('./SignDialog.tsx')).SignDialog);
const CancelDialog = lazyDialog(async () => (await import('./CancelDialog.tsx')).CancelDialog);

/** A step that asks for something first. */
export type SaleStep = 'send' | 'sign' | 'cancel';

interface Asked {
  readonly step: SaleStep;
  readonly sale: SaleRow;
  /** Whether the step was taken, once its window closes. */
  readonly end?: (isDone: boolean) => void;
}

interface SaleActions {
  readonly actionsOf: (sale: SaleRow) => readonly MenuAction[];
  readonly ask: (asked: Asked) => void;
  readonly dialog: ReactNode;
}

/** What can be done with a sale, and the windows that its steps open. */
export function useSaleActions(props: Pick<SaleIndexProps, 'clients' | 'today'>): SaleActions {
  const t = useMessages(saleMessages);
  const { run } = useAction();
  const [asked, ask] = useState<Asked | null>(null);
  const actionsOf = (sale: SaleRow): MenuAction[] => {
    const { id, can, status } = sale;
    const step = (name: SaleStep) => () => ask({ step: name, sale });
    return [
      { id: 'open', label: t('open'), icon: PencilLine, href: edit(id) },
      can.approve && {
        id: 'approve',
        label: t('approve.action'),
        icon: BadgeCheck,
        run: () => void run({ method: 'PATCH', href: approve(id), data: {}, preserveScroll: true }),
      },
      can.send && {
        id: 'send',
        label: t(status === 'sent' ? 'send.again' : 'send.action'),
        icon: Send,
        run: step('send'),
      },
      can.sign && { id: 'sign', label: t('sign.action'), icon: Signature, run: step('sign') },
      { id: 'proposal', label: t('papers.download'), icon: FileDown, href: proposal(id) },
      can.duplicate && {
        id: 'duplicate',
        label: t('duplicate.action'),
        icon: Copy,
        run: () => void run({ method: 'POST', href: duplicate(id), data: {} }),
      },
      can.cancel && {
        id: 'cancel',
        label: t('cancel.action'),
        icon: Ban,
        isDanger: true,
        run: step('cancel'),
      },
    ].filter((action) => action !== false);
  };
  return { actionsOf, ask, dialog: asked && <StepDialog {...props} asked={asked} onEnd={() => ask(null)} /> };
}

interface StepDialogProps extends Pick<SaleIndexProps, 'clients' | 'today'> {
  readonly asked: Asked;
  readonly onEnd: () => void;
}

function StepDialog({ asked: { step, sale, end }, clients, today, onEnd }: StepDialogProps) {
  const given = {
    sale,
    onDone: () => end?.(true),
    onClose: () => {
      end?.(false);
      onEnd();
    },
  };
  if (step === 'send') return <SendDialog {...given} />;
  return step === 'cancel' ? (
    <CancelDialog {...given} />
  ) : (
    <SignDialog {...given} clients={clients} today={today} />
  );
}
