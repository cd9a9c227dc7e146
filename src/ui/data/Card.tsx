import { useId, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { CountChip } from './CountChip.tsx';

export interface CardProps {
  title?: string;
  count?: number | undefined;
  /** At the right of the title: a link, a view switch, an icon button. */
  aside?: ReactNode;
  children: ReactNode;
  /** The content touches the borders: a table, a list with its own rules. */
  isFlush?: boolean;
  /** A line under flush content: what it leaves out. */
  foot?: ReactNode;
  /** Level of the title. */
  headingLevel?: 2 | 3;
}

/** A surface with a line around it. Never a card in a card. */
export function Card({ title, count, aside, children, isFlush = false, foot, headingLevel = 2 }: CardProps) {
  const id = useId();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <section
      aria-labelledby={title === undefined ? undefined : id}
      className="min-w-0 overflow-hidden rounded-card border border-line bg-card shadow-e1"
    >
      {(title !== undefined || aside !== undefined) && (
        <header className="flex min-h-12 items-center justify-between gap-3 px-4 pt-3 pb-2">
          <span className="flex items-center gap-2">
            <Heading id={id} className="font-display text-ui font-semibold">
              {title}
            </Heading>
            {count !== undefined && <CountChip count={count} />}
          </span>
          {aside && <span className="flex items-center gap-2 text-table">{aside}</span>}
        </header>
      )}
      <div
        className={cx(
          !isFlush && 'px-4 pb-4',
          !isFlush && title === undefined && aside === undefined && 'pt-4',
        )}
      >
        {children}
      </div>
      {foot && <p className="border-t border-line px-4 py-2 text-table text-ink3">{foot}</p>}
    </section>
  );
}
