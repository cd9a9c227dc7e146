import { Spinner } from '../actions/Spinner.tsx';
import { useUiMessages } from '../useUiMessages.ts';

export interface ProgressBarProps {
  isVisible: boolean;
  /** From 0 to 1. */
  progress: number;
  hasSpinner?: boolean;
}

/** The progress of a visit: a 2 px brick line at the top of the window and a spinner beside it. */
export function ProgressBar({ isVisible, progress, hasSpinner = true }: ProgressBarProps) {
  const t = useUiMessages();
  const share = Math.min(1, Math.max(0, progress));
  return (
    <div
      role="progressbar"
      aria-label={t('feedback.loading')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      hidden={!isVisible}
      className="no-print pointer-events-none fixed inset-x-0 top-0 z-(--z-toast) h-0.5"
    >
      <span
        className="bar-fill block h-full origin-left bg-brick transition-transform duration-180 ease-house"
        style={{ transform: `scaleX(${share})` }}
      />
      {hasSpinner && <Spinner size={14} className="absolute top-2 right-2 text-brick-ink" />}
    </div>
  );
}
