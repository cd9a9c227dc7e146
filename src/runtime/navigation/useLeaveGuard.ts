import { useBlocker } from '@tanstack/react-router';

export interface LeaveGuard {
  /** Whether there is something to lose. */
  readonly isActive: boolean;
  /** Question shown by the browser's own dialog, when `confirm` is not given. */
  readonly text: string;
  /** Asks the person; true lets the navigation go on. */
  readonly confirm?: (() => boolean | Promise<boolean>) | undefined;
}

/**
 * Asks before another page takes the place of this one, and before the document is left. A change of query
 * keeps the page's state and is not asked about; neither is where a visit of this page leads.
 */
export function useLeaveGuard({ isActive, text, confirm }: LeaveGuard): void {
  useBlocker({
    disabled: !isActive,
    enableBeforeUnload: isActive,
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname) return false;
      return !(await (confirm ? confirm() : window.confirm(text)));
    },
  });
}
