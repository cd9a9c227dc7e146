import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { Icon, type IconShape } from '../../identity/Icon.tsx';
import type { FieldControlProps } from '../Field.tsx';
import type { Wishing } from './late-control.tsx';

/** What the control of a field takes, whether it is there or stood in for. */
export interface LateControlBase extends FieldControlProps {
  readonly name: string;
  readonly isInvalid: boolean;
  readonly isDisabled: boolean;
  readonly isReadOnly: boolean;
  readonly autoFocus: boolean;
}

interface FieldPlaceholderProps extends LateControlBase, Wishing {
  /** What is chosen; nothing shows the placeholder. */
  readonly text: ReactNode;
  readonly placeholder: string;
  /** Before the text. */
  readonly lead?: ReactNode;
  /** At the right. */
  readonly icon: IconShape;
}

/** A closed control as it will look, until its code is there. */
export function FieldPlaceholder({
  id,
  labelId,
  describedBy,
  isInvalid,
  isDisabled,
  isReadOnly,
  autoFocus,
  text,
  placeholder,
  lead,
  icon,
  onWish,
}: FieldPlaceholderProps) {
  const isEmpty = text === undefined || text === null || text === '';
  return (
    <button
      type="button"
      id={id}
      className="control text-left"
      data-deferred=""
      data-error={isInvalid ? '' : undefined}
      data-inactive={isDisabled || isReadOnly ? '' : undefined}
      disabled={isDisabled}
      autoFocus={autoFocus}
      aria-labelledby={`${labelId} ${id}`}
      aria-describedby={describedBy}
      onFocus={() => onWish('focus')}
      onBlur={() => onWish(null)}
      // With a mouse a list opens when it is pressed: the control may stand here before it is let go.
      onMouseDown={({ button }) => {
        if (button === 0 && !isReadOnly) onWish('open');
      }}
      onClick={() => onWish(isReadOnly ? 'focus' : 'open')}
    >
      {isReadOnly && <Icon icon={Lock} size={14} className="text-ink3" />}
      {lead}
      <span className={cx('flex-1 truncate', isEmpty && 'text-ink3')}>{isEmpty ? placeholder : text}</span>
      <Icon icon={icon} size={16} className="text-ink3" />
    </button>
  );
}
