import { ChevronsUpDown, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../identity/Icon.tsx';
import type { Wishing } from './late-control.tsx';
import type { LateControlBase } from './FieldPlaceholder.tsx';

export interface InputPlaceholderProps extends LateControlBase, Wishing {
  readonly text: string;
  readonly placeholder?: string | undefined;
  /** Before the text: the portrait of who is chosen, a mark. */
  readonly lead?: ReactNode;
}

/** A closed combobox as it will look, until its code is there. */
export function InputPlaceholder({
  id,
  describedBy,
  isInvalid,
  isDisabled,
  isReadOnly,
  autoFocus,
  text,
  placeholder,
  lead,
  onWish,
}: InputPlaceholderProps) {
  const isInactive = isDisabled || isReadOnly;
  return (
    <div
      className="control"
      data-deferred=""
      data-error={isInvalid ? '' : undefined}
      data-inactive={isInactive ? '' : undefined}
    >
      {isReadOnly && <Icon icon={Lock} size={14} className="text-ink3" />}
      {lead}
      <input
        id={id}
        className="control-input"
        value={text}
        placeholder={placeholder}
        readOnly
        disabled={isDisabled}
        autoFocus={autoFocus}
        aria-describedby={describedBy}
        onFocus={() => onWish('focus')}
        onBlur={() => onWish(null)}
      />
      {!isInactive && (
        <span className="control-button">
          <Icon icon={ChevronsUpDown} size={14} />
        </span>
      )}
    </div>
  );
}
