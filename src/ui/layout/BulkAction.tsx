import { showReason } from '../actions/show-reason.ts';
import { Icon, type IconShape } from '../identity/Icon.tsx';

export interface BulkActionProps {
  label: string;
  icon?: IconShape | undefined;
  onClick: () => void;
  /** Why it cannot be done with these rows. */
  inactiveReason?: string | undefined;
}

/** One action of the bulk bar. */
export function BulkAction({ label, icon, onClick, inactiveReason }: BulkActionProps) {
  return (
    <button
      type="button"
      onClick={() => (inactiveReason === undefined ? onClick() : showReason(inactiveReason))}
      aria-disabled={inactiveReason === undefined ? undefined : true}
      title={inactiveReason}
      className="flex min-h-8 items-center gap-1.5 rounded-control px-2 font-medium hover:bg-side-admin-current aria-disabled:cursor-not-allowed aria-disabled:opacity-60 pointer-coarse:min-h-11"
    >
      {icon && <Icon icon={icon} />}
      {label}
    </button>
  );
}
