import type { ConstructionProps } from '#contracts/client/operation/construction.ts';
import { ClaimDialog, ClaimStepDialog, PayDialog } from './ClaimDialogs.tsx';
import { AmendmentDialog, AwardDialog, LotStepDialog, QuoteDialog } from './ContractDialogs.tsx';
import { RetentionDialog } from './RetentionDialog.tsx';
import { LotDetails } from './LotDetails.tsx';
import { LotDialog } from './LotDialog.tsx';
import { LiftDialog, MilestoneDialog, PaperDialog, ReceptionDialog } from './SiteDialogs.tsx';
import type { WorksDialog } from './useWorksDialogs.tsx';

interface WorksDialogViewProps {
  readonly dialog: WorksDialog;
  readonly props: ConstructionProps;
  readonly onClose: () => void;
}

/** The window that a step of the works asks for. */
export function WorksDialogView({ dialog, props, onClose }: WorksDialogViewProps) {
  const common = { props, onClose };
  switch (dialog.kind) {
    case 'lot':
      return <LotDialog {...common} lot={dialog.lot} />;
    case 'details':
      return <LotDetails {...common} lot={dialog.lot} />;
    case 'quote':
      return <QuoteDialog {...common} lot={dialog.lot} />;
    case 'award':
      return <AwardDialog {...common} lot={dialog.lot} />;
    case 'amendment':
      return <AmendmentDialog {...common} lot={dialog.lot} />;
    case 'retention':
      return <RetentionDialog {...common} lot={dialog.lot} />;
    case 'lot-step':
      return <LotStepDialog {...common} lot={dialog.lot} step={dialog.step} />;
    case 'claim':
      return <ClaimDialog {...common} />;
    case 'claim-step':
      return <ClaimStepDialog {...common} claim={dialog.claim} step={dialog.step} />;
    case 'pay':
      return <PayDialog {...common} claim={dialog.claim} />;
    case 'milestone':
      return <MilestoneDialog {...common} />;
    case 'reception':
      return <ReceptionDialog {...common} />;
    case 'lift':
      return <LiftDialog {...common} reserve={dialog.reserve} />;
    case 'paper':
      return <PaperDialog {...common} />;
  }
}
