import { CallAllDialog, CallDialog, RemindDialog, RescheduleDialog, TemplateDialog } from './CallDialogs.tsx';
import { CertifyDialog } from './CertifyDialog.tsx';
import { ConsignDialog, ReceiveDialog, ReleaseDialog } from './MoneyDialogs.tsx';
import type { PaymentDialogProps } from './usePaymentDialogs.tsx';

/** The window that a step of the calls asks for. */
export function PaymentDialogView({ dialog, props, onClose }: PaymentDialogProps) {
  const common = { props, onClose };
  switch (dialog.kind) {
    case 'call-all':
      return <CallAllDialog {...common} />;
    case 'template':
      return <TemplateDialog {...common} />;
    case 'certify':
      return <CertifyDialog {...common} call={dialog.call} />;
    case 'receive':
      return <ReceiveDialog {...common} call={dialog.call} movement={dialog.movement ?? null} />;
    case 'call':
      return <CallDialog {...common} call={dialog.call} />;
    case 'remind':
      return <RemindDialog {...common} call={dialog.call} />;
    case 'reschedule':
      return <RescheduleDialog {...common} call={dialog.call} />;
    case 'consign':
      return <ConsignDialog {...common} call={dialog.call} />;
    case 'release':
      return <ReleaseDialog {...common} call={dialog.call} />;
  }
}
