import { ChevronDown, Lock } from 'lucide-react';
import type { Ref } from 'react';
import { Button, SelectValue } from 'react-aria-components';
import { Icon } from '../identity/Icon.tsx';
import { ChoicePopover } from './ChoicePopover.tsx';
import { controlProps } from './late/control-props.ts';
import { useIntent, type Wished } from './late/late-control.tsx';
import type { LateControlBase } from './late/FieldPlaceholder.tsx';
import type { Choice } from './types.ts';

export interface SelectPartsProps extends Pick<
  LateControlBase,
  'id' | 'isInvalid' | 'isDisabled' | 'isReadOnly'
> {
  /** What is chosen, or what asks for a choice. */
  readonly text: string;
  readonly items: readonly Choice[];
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** What stands in a select: the button with what is chosen, the list. */
export function SelectParts({ id, isInvalid, isDisabled, isReadOnly, text, items, ref }: SelectPartsProps) {
  return (
    <>
      <Button
        ref={ref}
        id={id}
        className="control text-left"
        data-error={isInvalid ? '' : undefined}
        data-inactive={isDisabled || isReadOnly ? '' : undefined}
      >
        {isReadOnly && <Icon icon={Lock} size={14} className="text-ink3" />}
        <SelectValue className="flex-1 truncate data-placeholder:text-ink3">{text}</SelectValue>
        <Icon icon={ChevronDown} size={16} className="text-ink3" />
      </Button>
      <ChoicePopover items={items} widthClass="min-w-(--trigger-width) max-w-[min(28rem,calc(100vw-2rem))]" />
    </>
  );
}

export interface SelectBase extends LateControlBase, Pick<SelectPartsProps, 'items' | 'ref'> {
  readonly onBlur?: (() => void) | undefined;
  readonly placeholder: string;
}

/** What the library's select is told, of one choice or of several. */
export function useSelectProps(props: SelectBase & Wished) {
  const { name, onBlur, isDisabled, isReadOnly, autoFocus, wish } = props;
  return {
    ...controlProps(props),
    ...useIntent(wish, name),
    name,
    onBlur,
    autoFocus,
    isDisabled: isDisabled || isReadOnly,
  };
}
