import { ChevronDown } from 'lucide-react';
import { ariaShortcut } from '#runtime/keys/stroke.ts';
import type { Action } from './action.ts';
import { useActions } from './action-registry.ts';
import { Button } from './Button.tsx';
import { Menu } from './Menu.tsx';

/**
 * What can be done on a page: its buttons, their keys and their lines in the palette, from one list. The main
 * one stands last, at the edge. What the person may not do is left out as `false`.
 *
 * @example <PageActions actions={[can.update && { id: 'edit', label: t('edit'), place: 'page', href }]} />
 */
export function PageActions({ actions }: { actions: readonly (Action | false)[] }) {
  const offered = actions.filter((action) => action !== false);
  useActions(offered);
  const inOrder = offered.toSorted((a, b) => Number(a.isMain ?? false) - Number(b.isMain ?? false));
  return inOrder.map((action) => <ActionButton key={action.id} action={action} />);
}

function ActionButton({ action }: { action: Action }) {
  const { label, icon, keys, href, run, choices, isMain, inactiveReason } = action;
  if (choices) {
    const lines = choices.map(({ inactiveReason: reason, ...choice }) =>
      reason === undefined ? choice : { ...choice, detail: reason, isDisabled: true },
    );
    return <Menu label={label} {...(icon && { icon })} iconEnd={ChevronDown} actions={lines} />;
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
