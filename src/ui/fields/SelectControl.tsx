import { ChevronDown, Lock } from 'lucide-react';
import type { Ref } from 'react';
import { Button, Popover, Select, SelectValue } from 'react-aria-components';
import { Icon } from '../identity/Icon.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import { useWish, type Wished } from './late/late-control.tsx';
import type { LateControlBase } from './late/StandIn.tsx';
import type { Choice } from './types.ts';

export interface SelectControlProps extends LateControlBase {
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly onBlur?: (() => void) | undefined;
  /** The line that empties the choice has the empty id. */
  readonly items: readonly Choice[];
  readonly placeholder: string;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** What a select is made of: the button with what is chosen, the list. */
export function SelectControl({
  id,
  labelId,
  describedBy,
  name,
  value,
  onChange,
  onBlur,
  items,
  placeholder,
  isInvalid,
  isDisabled,
  isReadOnly,
  autoFocus,
  wish,
  ref,
}: SelectControlProps & Wished) {
  const opening = useWish(wish, autoFocus);
  const isInactive = isDisabled || isReadOnly;
  return (
    <Select
      {...opening}
      name={name}
      value={value}
      onChange={(key) => onChange(key === null || key === '' ? null : String(key))}
      onBlur={onBlur}
      isDisabled={isInactive}
      isInvalid={isInvalid}
      placeholder={placeholder}
      validationBehavior="aria"
      aria-labelledby={labelId}
      aria-describedby={describedBy}
    >
      <Button
        ref={ref}
        id={id}
        className="control text-left"
        data-error={isInvalid ? '' : undefined}
        data-inactive={isInactive ? '' : undefined}
      >
        {isReadOnly && <Icon icon={Lock} size={14} className="text-ink3" />}
        <SelectValue className="flex-1 truncate data-placeholder:text-ink3">
          {({ isPlaceholder, selectedText, defaultChildren }) =>
            isPlaceholder ? defaultChildren : selectedText
          }
        </SelectValue>
        <Icon icon={ChevronDown} size={16} className="text-ink3" />
      </Button>
      <Popover
        offset={4}
        className="popover min-w-(--trigger-width) max-w-[min(28rem,calc(100vw-2rem))] overflow-auto rounded-card bg-card p-1 shadow-e2"
      >
        <ChoiceList items={items} />
      </Popover>
    </Select>
  );
}
