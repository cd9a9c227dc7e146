import { ChevronsUpDown, Lock } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button, Group, Input } from 'react-aria-components';
import { Icon } from '../identity/Icon.tsx';
import { useUiMessages } from '../useUiMessages.ts';
import { ChoicePopover } from './ChoicePopover.tsx';

interface ComboboxControlProps {
  id: string;
  name: string;
  value: string | null | undefined;
  placeholder?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  /** Before the text: the portrait of who is chosen, a mark. */
  lead?: ReactNode;
  isInvalid: boolean;
  isInactive: boolean;
  isReadOnly?: boolean;
  /** Between the text and the button: the sign that a search is running. */
  sign?: ReactNode;
  /** Said when nothing matches. */
  emptyText: ReactNode;
}

/** What every combobox is made of, to be put inside a `ComboBox`: text, button, options. */
export function ComboboxControl({
  id,
  name,
  value,
  placeholder,
  ref,
  lead,
  isInvalid,
  isInactive,
  isReadOnly = false,
  sign,
  emptyText,
}: ComboboxControlProps) {
  const t = useUiMessages();
  return (
    <>
      <Group
        role="presentation"
        className="control"
        data-error={isInvalid ? '' : undefined}
        data-inactive={isInactive ? '' : undefined}
      >
        {isReadOnly && <Icon icon={Lock} size={14} className="text-ink3" />}
        {lead}
        <Input ref={ref} id={id} className="control-input" placeholder={placeholder} />
        {sign}
        {!isInactive && (
          <Button className="control-button" aria-label={t('field.showChoices')}>
            <Icon icon={ChevronsUpDown} size={14} />
          </Button>
        )}
      </Group>
      <input type="hidden" name={name} value={value ?? ''} />
      <ChoicePopover emptyText={emptyText} widthClass="w-(--trigger-width) min-w-56" />
    </>
  );
}
