import { ChevronDown } from 'lucide-react';
import { ariaShortcut } from '#runtime/keys/stroke.ts';
import type { Action } from './action.ts';
import { useActions } from './action-registry.ts';
import { Button } from './Button.tsx';
import { Menu } from './Menu.tsx';

/**
 * What can be done on a page: its buttons, their keys and their lines in the palette, from one list. The main
 * one stands last, at the edge.
 *
 * @example <PageHeader title="Opérations" actions={<PageActions actions={actions} />} />
 */
export function PageActions({ actions }: { actions: readonly Action[] }) {
  useActions(actions);
  const inOrder = actions.toSorted((a, b) => Number(a.isMain ?? false) - Number(b.isMain ?? false));
  return inOrder.map((action) => <ActionButton key={action.id} action={action} />);
}

function ActionButton({ action }: { action: Action }) {
  const { label, icon, keys, href, run, choices, isMain, inactiveReason } = action;
  if (choices) {
    return <Menu label={label} {...(icon && { icon })} iconEnd={ChevronDown} actions={choices} />;
  }
  return (
    <Button
      variant={isMain ? 'primary' : 'secondary'}
      icon={icon}
      inactiveReason={inactiveReason}
      aria-keyshortcuts={ariaShortcut(keys)}
      {...(href === undefined ? { onClick: run } : { href })}
    >
      {label}
    </Button>
  );
}
