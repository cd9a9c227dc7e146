import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { useUiMessages } from '../useUiMessages.ts';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  isOpen: boolean;
  /** A question: « Abandonner l’opération ? ». */
  title: string;
  /** What will follow, with its figures. */
  description?: ReactNode;
  /** The verb of the question: « Abandonner ». */
  confirmLabel: string;
  cancelLabel?: string;
  /** Destructive: crimson and an icon. */
  isDanger?: boolean;
  isPending?: boolean;
  /** Why it cannot be confirmed yet: a reason is missing. */
  inactiveReason?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
  /** A field of the confirmation: the reason. */
  children?: ReactNode;
}

/** Asks before doing: the title is the question, the button repeats the verb, the focus is on the safe choice. */
export function ConfirmDialog({
  isOpen,
  title,
  description,
  confirmLabel,
  cancelLabel,
  isDanger = false,
  isPending = false,
  inactiveReason,
  onConfirm,
  onCancel,
  children,
}: ConfirmDialogProps) {
  const t = useUiMessages();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      title={title}
      description={description}
      icon={isDanger ? TriangleAlert : undefined}
      tone={isDanger ? 'danger' : 'neutral'}
      role="alertdialog"
      isDismissable={!isPending}
      actions={
        <>
          <Button onClick={onCancel} autoFocus inactiveReason={isPending ? t('action.pending') : undefined}>
            {cancelLabel ?? t('action.cancel')}
          </Button>
          <Button
            variant={isDanger ? 'dangerFilled' : 'primary'}
            isPending={isPending}
            inactiveReason={inactiveReason}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
