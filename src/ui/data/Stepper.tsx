import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../identity/Icon.tsx';
import { useOverflow } from '../useOverflow.ts';
import { useUiMessages } from '../useUiMessages.ts';

export interface Step {
  id: string;
  label: string;
  progress: 'done' | 'current' | 'skipped' | 'ahead';
  /** Formatted date: reached, or planned when ahead. */
  date?: string | undefined;
  /** Drawing of the current step: its floor glyph. */
  glyph?: ReactNode;
}

const bars = { done: 'bg-ink2', current: 'bg-brick', skipped: 'bg-line2', ahead: 'bg-line' } as const;

/** The stages of a life on one line: done in ink, current in brick and bold, to come in stone. */
export function Stepper({ steps, label }: { steps: readonly Step[]; label?: string }) {
  const t = useUiMessages();
  const { ref, isOverflowing } = useOverflow<HTMLOListElement>();
  const currentIndex = steps.findIndex((step) => step.progress === 'current');
  const next = steps[currentIndex + 1];
  return (
    <div className="flex flex-col gap-1.5">
      <ol
        aria-label={label ?? t('stepper.label')}
        ref={ref}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the focus
        tabIndex={isOverflowing ? 0 : undefined}
        className="relative flex gap-1 overflow-x-auto"
      >
        {steps.map((step) => (
          <li
            key={step.id}
            aria-current={step.progress === 'current' ? 'step' : undefined}
            className="relative flex min-w-fit flex-1 flex-col max-md:min-w-0"
          >
            <span className={cx('h-1 rounded-full md:mb-2', bars[step.progress])} aria-hidden="true" />
            <span
              className={cx(
                'flex items-center gap-1.5 pr-2 text-table whitespace-nowrap max-md:sr-only',
                step.progress === 'current' && 'font-semibold text-ink',
                step.progress === 'done' && 'font-medium text-ink',
                (step.progress === 'ahead' || step.progress === 'skipped') && 'text-ink3',
              )}
            >
              {step.progress === 'done' && <Icon icon={Check} size={14} />}
              {step.progress === 'current' && step.glyph}
              {step.label}
              <span className="sr-only">({t(`stepper.${step.progress}`)})</span>
            </span>
            <span className="text-label text-ink3 max-md:sr-only">
              {step.date &&
                (step.progress === 'ahead' ? t('stepper.planned', { date: step.date }) : step.date)}
            </span>
          </li>
        ))}
      </ol>
      {currentIndex >= 0 && (
        <p
          aria-hidden="true"
          className="flex flex-wrap justify-between gap-x-4 text-label text-ink3 md:hidden"
        >
          <span>
            <span className="font-semibold text-ink">{steps[currentIndex]?.label}</span>{' '}
            {t('stepper.position', { n: currentIndex + 1, total: steps.length })}
          </span>
          {next && (
            <span>
              {next.label}
              {next.date && ` ${t('stepper.planned', { date: next.date })}`}
            </span>
          )}
        </p>
      )}
    </div>
  );
}
