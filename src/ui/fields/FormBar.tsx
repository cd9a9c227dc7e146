import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../identity/Icon.tsx';
import { useUiMessages } from '../useUiMessages.ts';

export interface FormBarProps {
  /** The buttons, the main one last. */
  children: ReactNode;
  /** Refused fields: said at the left, before anything else. */
  errorCount?: number;
  /** Changes not saved yet. */
  changeCount?: number;
  /** What else to say at the left: which changes, when the draft was kept. */
  note?: ReactNode;
}

/** The actions of a form, always in view at the bottom of the page. */
export function FormBar({ children, errorCount = 0, changeCount = 0, note }: FormBarProps) {
  const t = useUiMessages();
  return (
    <div
      data-form-bar=""
      className="no-print sticky bottom-0 z-(--z-bar) -mx-4 mt-auto -mb-4 max-md:bottom-(--bottom-bar,0px) md:-mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 max-md:gap-y-0 border-t border-line2 bg-card px-4 py-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:-mx-6 md:px-6"
    >
      <div
        role="status"
        className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5 text-table text-ink3 max-md:not-empty:pb-2"
      >
        {errorCount > 0 && (
          <span className="flex items-center gap-1.5 font-medium text-neg">
            <Icon icon={CircleAlert} size={16} />
            {t('form.errorCount', { n: errorCount })}
          </span>
        )}
        {errorCount === 0 && changeCount > 0 && (
          <span className="flex items-center gap-2 font-semibold text-ink">
            <span className="size-2 rounded-full bg-warn-fill" aria-hidden="true" />
            {t('form.unsaved', { n: changeCount })}
          </span>
        )}
        {note && <span>{note}</span>}
      </div>
      <div className="flex items-center justify-end gap-2 max-md:w-full max-md:flex-wrap max-md:*:flex-1">
        {children}
      </div>
    </div>
  );
}
