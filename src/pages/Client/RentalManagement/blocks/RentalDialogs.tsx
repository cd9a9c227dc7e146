import type { RentalManagementProps } from '#contracts/client/rental-management.ts';
import { CallDialog, CancelDialog, GenerateDialog, NotifyDialog, PaymentDialog } from './CallDialogs.tsx';
import { LeaseDialog } from './LeaseDialog.tsx';
import { ChargesDialog, DepositDialog, EndDialog, NoticeDialog } from './LeaseStepDialogs.tsx';
import type { Opened } from './opened.ts';

interface RentalDialogsProps {
  readonly opened: Opened;
  readonly props: Pick<RentalManagementProps, 'choices' | 'today' | 'month' | 'can'>;
  readonly onClose: () => void;
}

/** The window that is open over the rents. */
export function RentalDialogs({ opened, props, onClose }: RentalDialogsProps) {
  const { today } = props;
  switch (opened.kind) {
    case 'lease':
      return <LeaseDialog lease={opened.lease} lotId={opened.lotId} props={props} onClose={onClose} />;
    case 'notice':
      return <NoticeDialog lease={opened.lease} today={today} onClose={onClose} />;
    case 'end':
      return <EndDialog lease={opened.lease} today={today} onClose={onClose} />;
    case 'deposit':
      return <DepositDialog lease={opened.lease} today={today} onClose={onClose} />;
    case 'charges':
      return <ChargesDialog lease={opened.lease} today={today} onClose={onClose} />;
    case 'generate':
      return <GenerateDialog month={props.month} onClose={onClose} />;
    case 'pay':
      return <PaymentDialog call={opened.call} today={today} onClose={onClose} />;
    case 'edit':
      return <CallDialog call={opened.call} onClose={onClose} />;
    case 'cancel':
      return <CancelDialog call={opened.call} onClose={onClose} />;
    case 'notify':
      return <NotifyDialog revision={opened.revision} today={today} onClose={onClose} />;
    default:
      return null;
  }
}
