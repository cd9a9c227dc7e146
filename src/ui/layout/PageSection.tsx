import { useId, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { SectionTitle } from '../data/SectionTitle.tsx';

interface PageSectionProps {
  readonly title: string;
  readonly count?: number;
  /** At the right of the title. */
  readonly aside?: ReactNode;
  readonly help?: string;
  /** Said in place of the content where there is none. */
  readonly empty?: string | false;
  /** As wide as the page: for a table of many columns. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A part of a page that is read from top to bottom, no wider than its lines are easily read. */
export function PageSection({
  title,
  count,
  aside,
  help,
  empty = false,
  isWide = false,
  children,
}: PageSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx('mb-4 flex w-full flex-col gap-4', !isWide && 'max-w-195')}>
      <SectionTitle id={id} count={count} aside={aside}>
        {title}
      </SectionTitle>
      {help !== undefined && <p className="text-ink3">{help}</p>}
      {empty === false ? children : <p className="text-ink3">{empty}</p>}
    </section>
  );
}
