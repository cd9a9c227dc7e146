import { RotateCcw, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { useUiMessages } from '../useUiMessages.ts';
import { EmptyState } from './EmptyState.tsx';
import { StateIcon } from './StateIcon.tsx';

export interface FilteredEmptyProps {
  /** How many are hidden and by which filters. */
  children?: ReactNode;
  /** Address of the list without filters. */
  resetHref?: string;
  onReset?: () => void;
  title?: string;
}

/** A list that its filters emptied: says so and offers to free it. */
export function FilteredEmpty({ children, resetHref, onReset, title }: FilteredEmptyProps) {
  const t = useUiMessages();
  return (
    <EmptyState
      picture={<StateIcon icon={SearchX} />}
      title={title ?? t('feedback.noFilterResult')}
      isCompact
      actions={
        (resetHref !== undefined || onReset) && (
          <Button
            icon={RotateCcw}
            {...(resetHref === undefined ? {} : { href: resetHref })}
            {...(onReset ? { onClick: onReset } : {})}
          >
            {t('action.reset')}
          </Button>
        )
      }
    >
      {children}
    </EmptyState>
  );
}
