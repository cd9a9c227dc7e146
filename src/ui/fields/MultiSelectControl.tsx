import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { Button, Popover, Select, SelectValue } from 'react-aria-components';
import { Icon } from '../identity/Icon.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import { useWish, type Wished } from './late/late-control.tsx';
import type { LateControlBase } from './late/StandIn.tsx';
import type { Choice } from './types.ts';

export interface MultiSelectControlProps extends LateControlBase {
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly choices: readonly Choice[];
  /** How many are chosen, in words; undefined for none. */
  readonly text: string | undefined;
  readonly placeholder: string;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** What a select of several choices is made of. */
export function MultiSelectControl({
  id,
  labelId,
  describedBy,
  name,
  value,
  onChange,
  onBlur,
  choices,
  text,
  placeholder,
  isInvalid,
  isDisabled,
  isReadOnly,
  autoFocus,
  wish,
  ref,
}: MultiSelectControlProps & Wished) {
  const opening = useWish(wish, autoFocus);
  const isInactive = isDisabled || isReadOnly;
  return (
    <Select
      {...opening}
      name={name}
      selectionMode="multiple"
      value={value}
      onChange={(keys) => onChange(keys.map(String))}
      onBlur={onBlur}
      isDisabled={isInactive}
      isInvalid={isInvalid}
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
        <SelectValue className="flex-1 truncate data-placeholder:text-ink3">
          {text ?? placeholder}
        </SelectValue>
        <Icon icon={ChevronDown} size={16} className="text-ink3" />
      </Button>
      <Popover
        offset={4}
        className="popover min-w-(--trigger-width) overflow-auto rounded-card bg-card p-1 shadow-e2"
      >
        <ChoiceList items={choices} />
      </Popover>
    </Select>
  );
}
