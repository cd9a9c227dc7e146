import { useId, type ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface FormSectionProps {
  title: string;
  help?: ReactNode;
  /** Title and help above the fields at any width. */
  isWide?: boolean;
  children: ReactNode;
}

/** A part of a form: title and help at the left, fields at the right, or below where it is narrow; a rule above, no box. */
export function FormSection({ title, help, isWide = false, children }: FormSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="@container border-t border-line py-6">
      <div
        className={cx(
          'grid gap-x-8 gap-y-4',
          isWide ? 'grid-cols-[minmax(0,1fr)]' : '@xl:grid-cols-[12.5rem_minmax(0,1fr)]',
        )}
      >
        <div className="flex flex-col gap-1">
          <h2 id={id} className="font-display text-base font-semibold">
            {title}
          </h2>
          {help && <p className="text-table text-ink3">{help}</p>}
        </div>
        <div className="flex min-w-0 flex-col gap-4">{children}</div>
      </div>
    </section>
  );
}
