import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Icon } from '../identity/Icon.tsx';
import { useUiMessages } from '../useUiMessages.ts';
import { fieldIds, focusField } from './ids.ts';

export interface FieldProblem {
  /** Name of the field; the link leads to it. */
  name: string;
  label: string;
}

export interface ErrorSummaryProps {
  errors: readonly FieldProblem[];
  /** How often the form was sent: nothing is shown before the first time, and each new time takes the focus. */
  attempt: number;
}

/** What is to be corrected, at the top of the form: takes the focus and leads to each field, which says what is wrong. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const t = useUiMessages();
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const seenAttempt = useRef(attempt);
  const isShown = errors.length > 0 && attempt > 0;
  useEffect(() => {
    if (attempt === seenAttempt.current) return;
    seenAttempt.current = attempt;
    // What is found wrong between two attempts is said at its field alone.
    box.current?.focus();
  }, [attempt]);

  if (!isShown) return null;
  return (
    <div
      ref={box}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      className="rounded-card border border-neg-fill bg-neg-bg px-4 py-3 focus:outline-2 focus:outline-offset-2 focus:outline-focus"
    >
      <p id={titleId} className="flex items-center gap-2 font-semibold text-neg">
        <Icon icon={CircleAlert} size={18} />
        {t('form.errorCount', { n: errors.length })}
      </p>
      <ul className="mt-2 grid gap-x-6 gap-y-1 pl-6.5 text-table sm:grid-cols-2">
        {errors.map((error) => (
          <li key={error.name}>
            <a
              href={`#${fieldIds(error.name).id}`}
              className="font-medium underline underline-offset-2"
              onClick={(event) => {
                event.preventDefault();
                focusField(error.name);
              }}
            >
              {error.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
