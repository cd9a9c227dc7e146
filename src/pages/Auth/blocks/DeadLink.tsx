import type { ReactNode } from 'react';
import { Banner } from '#ui/feedback/Banner.tsx';

interface DeadLinkProps {
  readonly text: string;
  readonly hint?: string | undefined;
  /** What to do instead. */
  readonly children?: ReactNode;
}

/** Takes the place of a form whose link is not good, or no longer. */
export function DeadLink({ text, hint, children }: DeadLinkProps) {
  return (
    <div className="flex flex-col gap-4">
      <Banner tone="warn">{text}</Banner>
      {hint && <p className="text-table text-ink2">{hint}</p>}
      {children}
    </div>
  );
}
