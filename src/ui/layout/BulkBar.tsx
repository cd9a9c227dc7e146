import { X } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { Icon } from '../identity/Icon.tsx';
import { useUiMessages } from '../useUiMessages.ts';

export interface BulkBarProps {
  /** « 2 sélectionnées ». */
  title: string;
  /** Sums of the selection. */
  sums?: ReactNode;
  /** `BulkAction` buttons. */
  children: ReactNode;
  onClose: () => void;
}

/** What can be done with the selected rows: slate, at the bottom centre; Échap frees the selection. */
export function BulkBar({ title, sums, children, onClose }: BulkBarProps) {
  const t = useUiMessages();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onClose]);
  return (
    <div
      role="region"
      aria-label={title}
      className="fixed inset-x-0 bottom-6 z-(--z-bulk) mx-auto flex min-h-11 w-fit max-w-[calc(100vw-2rem)] items-center gap-3 overflow-x-auto rounded-card bg-slate px-4 text-table whitespace-nowrap text-white shadow-e2 max-md:bottom-[calc(var(--bottom-bar,0px)+1rem)]"
    >
      <span role="status" className="font-semibold">
        {title}
      </span>
      {sums && <span className="text-side-admin-ink">{sums}</span>}
      <span aria-hidden="true" className="h-5 w-px bg-side-admin-current" />
      {children}
      <button
        type="button"
        onClick={onClose}
        // On a phone the actions scroll: what frees the selection stays in sight.
        className="flex min-h-8 items-center gap-2 rounded-control px-2 hover:bg-side-admin-current max-md:order-first max-md:-ml-2 pointer-coarse:min-h-11 pointer-coarse:min-w-11 pointer-coarse:justify-center"
      >
        <Icon icon={X} size={14} />
        <span className="sr-only">{t('action.close')}</span>
        <kbd
          aria-hidden="true"
          className="rounded-badge border border-side-admin-current px-1 font-sans text-micro max-md:hidden"
        >
          {t('layout.escapeKey')}
        </kbd>
      </button>
    </div>
  );
}
