import { Check } from 'lucide-react';
import { cx } from '../cx.ts';
import { Icon } from '../identity/Icon.tsx';
import { useUiMessages } from '../useUiMessages.ts';

export interface FormStep<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
}

export interface FormStepsProps<Id extends string> {
  /** What the steps are, for screen readers. */
  readonly label: string;
  readonly steps: readonly FormStep<Id>[];
  readonly current: Id;
  /** Goes back to a step that was done. */
  readonly onGo: (step: Id) => void;
}

/**
 * Where one is in a form of a few steps; those behind can be gone back to. The stages of a life are a `Stepper`:
 *
 *     <FormSteps label={t('steps')} steps={steps} current={step} onGo={setStep} />
 */
export function FormSteps<Id extends string>({ label, steps, current, onGo }: FormStepsProps<Id>) {
  const t = useUiMessages();
  const at = steps.findIndex(({ id }) => id === current);
  return (
    <ol aria-label={label} className="grid auto-cols-fr grid-flow-col gap-2">
      {steps.map((step, index) => (
        <li
          key={step.id}
          aria-current={index === at ? 'step' : undefined}
          className="flex min-w-0 flex-col gap-1.5 text-table"
        >
          <span
            aria-hidden="true"
            className={cx(
              'h-1 rounded-full',
              index < at ? 'bg-ink2' : index === at ? 'bg-brick' : 'bg-line2',
            )}
          />
          {index < at ? (
            <button
              type="button"
              aria-label={`${index + 1}. ${step.label} (${t('stepper.done')})`}
              onClick={() => onGo(step.id)}
              className="text-link touch-target flex max-w-full min-w-0 items-center gap-1 self-start"
            >
              <Icon icon={Check} size={14} />
              <span className="truncate">{step.label}</span>
            </button>
          ) : (
            <span className={cx('truncate', index === at ? 'font-semibold' : 'text-ink3')}>
              {index + 1}. {step.label}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
