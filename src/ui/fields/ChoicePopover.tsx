import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { cx } from '../cx.ts';
import { Icon } from '../identity/Icon.tsx';
import type { Choice } from './types.ts';

interface ChoiceListProps {
  /** Left out when a combobox gives its own filtered items. */
  items?: readonly Choice[];
  /** Said when nothing matches. */
  emptyText?: ReactNode;
}

/** Label, description, check at the right of the chosen one. */
function ChoiceList({ items, emptyText }: ChoiceListProps) {
  return (
    <ListBox
      {...(items ? { items } : {})}
      className="max-h-80 overflow-auto outline-none"
      renderEmptyState={() => <p className="px-2.5 py-2 text-table text-ink3">{emptyText}</p>}
    >
      {(choice: Choice) => (
        <ListBoxItem
          id={choice.id}
          textValue={choice.label}
          isDisabled={choice.isDisabled ?? false}
          className={choice.isAction ? 'option text-brick-ink' : 'option'}
        >
          {({ isSelected }) => (
            <>
              {choice.lead}
              {choice.icon && <Icon icon={choice.icon} size={14} />}
              <span className="min-w-0 flex-1">
                {choice.label}
                {choice.description && (
                  <span className="ml-2 text-label text-ink3">{choice.description}</span>
                )}
              </span>
              {isSelected && <Icon icon={Check} size={14} className="text-brick-ink" />}
            </>
          )}
        </ListBoxItem>
      )}
    </ListBox>
  );
}

interface ChoicePopoverProps extends ChoiceListProps {
  /** How wide the list is beside its control. */
  readonly widthClass: string;
}

/** The options under a select or a combobox. */
export const ChoicePopover = ({ widthClass, ...list }: ChoicePopoverProps) => (
  <Popover offset={4} className={cx('popover overflow-auto rounded-card bg-card p-1 shadow-e2', widthClass)}>
    <ChoiceList {...list} />
  </Popover>
);
