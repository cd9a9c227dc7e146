import type { PurchaseFormProps } from '#contracts/client/operation/notary/purchase/form.ts';
import { EditDialog } from './EditDialog.tsx';
import { ConditionDialog, PaperDialog, SettleDialog, SubstituteDialog } from './PartDialogs.tsx';
import { DeedDialog, ExtendDialog, PromiseDialog, TerminateDialog } from './StepDialogs.tsx';
import type { PurchaseDialog } from './usePurchaseDialogs.tsx';

interface PurchaseDialogViewProps {
  readonly dialog: PurchaseDialog;
  readonly props: PurchaseFormProps;
  readonly onClose: () => void;
}

/** The window that a step of the purchase asks for. */
export function PurchaseDialogView({ dialog, props, onClose }: PurchaseDialogViewProps) {
  if (dialog.kind === 'edit') return <EditDialog props={props} onClose={onClose} />;
  const { purchase } = props;
  if (purchase === null) return null;
  const common = { props, purchase, onClose };
  switch (dialog.kind) {
    case 'condition':
      return <ConditionDialog {...common} />;
    case 'settle':
      return <SettleDialog {...common} condition={dialog.condition} />;
    case 'paper':
      return <PaperDialog {...common} />;
    case 'substitute':
      return <SubstituteDialog {...common} />;
    case 'step': {
      const { step } = dialog;
      if (step.name === 'sign-promise') return <PromiseDialog {...common} step={step} />;
      if (step.name === 'extend') return <ExtendDialog {...common} step={step} />;
      if (step.name === 'terminate') return <TerminateDialog {...common} step={step} />;
      return <DeedDialog {...common} step={step} />;
    }
  }
}
