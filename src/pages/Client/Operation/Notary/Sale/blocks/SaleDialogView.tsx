import type { NotarySaleFormProps } from '#contracts/client/operation/notary/sale/form.ts';
import { CancelDialog, ReserveDialog, WithdrawDialog } from './EndDialogs.tsx';
import {
  ConditionDialog,
  DropDialog,
  LoanDialog,
  PaperDialog,
  SettleDialog,
  TenantDialog,
} from './PartDialogs.tsx';
import { ContractDialog, DeedDialog, DeliverDialog } from './StepDialogs.tsx';
import type { SaleDialog } from './useSaleDialogs.tsx';

interface SaleDialogViewProps {
  readonly dialog: SaleDialog;
  readonly props: NotarySaleFormProps;
  readonly onClose: () => void;
}

/** The window that a step or a part of the sale asks for. */
export function SaleDialogView({ dialog, props, onClose }: SaleDialogViewProps) {
  const { current } = props;
  if (current === null) return null;
  const common = { props, current, onClose };
  switch (dialog.kind) {
    case 'loan':
      return <LoanDialog {...common} />;
    case 'tenant':
      return <TenantDialog {...common} />;
    case 'condition':
      return <ConditionDialog {...common} />;
    case 'settle':
      return <SettleDialog {...common} condition={dialog.condition} />;
    case 'drop':
      return <DropDialog {...common} condition={dialog.condition} />;
    case 'paper':
      return <PaperDialog {...common} kind={dialog.paper ?? 'contract'} />;
    case 'step': {
      const { step } = dialog;
      if (step.name === 'reserve') return <ReserveDialog {...common} step={step} />;
      if (step.name === 'sign-contract') return <ContractDialog {...common} step={step} />;
      if (step.name === 'withdraw') return <WithdrawDialog {...common} step={step} />;
      if (step.name === 'sign-deed') return <DeedDialog {...common} step={step} />;
      if (step.name === 'deliver') return <DeliverDialog {...common} step={step} />;
      return <CancelDialog {...common} step={step} />;
    }
  }
}
