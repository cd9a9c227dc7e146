import type { TreasuryProps } from '#contracts/client/treasury.ts';
import type { Entered } from '../../Treasury.tsx';
import { AccountDialog } from './AccountDialog.tsx';
import { LineDialog } from './LineDialog.tsx';
import { SnapshotDialog, StatementDialog, TransferDialog } from './MoneyDialogs.tsx';

interface TreasuryDialogsProps extends Pick<TreasuryProps, 'accounts' | 'operations' | 'codes' | 'today'> {
  readonly entered: Entered;
  readonly onClose: () => void;
}

/** The window of what is being entered. */
export function TreasuryDialogs({ entered, onClose, ...given }: TreasuryDialogsProps) {
  switch (entered.kind) {
    case 'account':
      return <AccountDialog account={entered.account} onClose={onClose} {...given} />;
    case 'statement':
      return <StatementDialog account={entered.account} today={given.today} onClose={onClose} />;
    case 'line':
      return <LineDialog line={entered.line} onClose={onClose} {...given} />;
    case 'transfer':
      return <TransferDialog accounts={given.accounts} today={given.today} onClose={onClose} />;
    case 'snapshot':
      return <SnapshotDialog onClose={onClose} />;
  }
}
