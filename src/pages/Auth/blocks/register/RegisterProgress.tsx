import { Check } from 'lucide-react';
import * as registerMessages from '#messages/auth/register.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/identity/Icon.tsx';
import { registerSteps, type RegisterStep } from './steps.ts';

interface RegisterProgressProps {
  readonly step: RegisterStep;
  readonly onGo: (step: RegisterStep) => void;
}

/** Where one is among the three steps; those behind can be gone back to. */
export function RegisterProgress({ step, onGo }: RegisterProgressProps) {
  const t = useMessages(registerMessages);
  const current = registerSteps.findIndex(({ id }) => id === step);
  return (
    <ol aria-label={t('steps')} className="grid grid-cols-3 gap-2">
      {registerSteps.map(({ id }, index) => {
        const isDone = index < current;
        const label = (
          <>
            {isDone && <Icon icon={Check} size={14} />}
            <span className="truncate">
              {!isDone && `${index + 1}. `}
              {t(`step.${id}`)}
            </span>
          </>
        );
        return (
          <li
            key={id}
            aria-current={index === current ? 'step' : undefined}
            className="flex min-w-0 flex-col gap-1.5 text-table"
          >
            <span
              aria-hidden="true"
              className={cx(
                'h-1 rounded-full',
                isDone ? 'bg-ink2' : index === current ? 'bg-brick' : 'bg-line2',
              )}
            />
            {isDone ? (
              <button
                type="button"
                onClick={() => onGo(id)}
                className="text-link touch-target flex max-w-full min-w-0 items-center gap-1 self-start"
              >
                {label}
              </button>
            ) : (
              <span
                className={cx(
                  'flex min-w-0 items-center gap-1',
                  index === current ? 'font-semibold' : 'text-ink3',
                )}
              >
                {label}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
