import { ArrowRight, ChevronDown } from 'lucide-react';
import { ariaShortcut } from '#runtime/keys/stroke.ts';
import type { Action } from './action.ts';
import { useActions } from './action-registry.ts';
import { Button } from './Button.tsx';
import { Menu, type MenuAction } from './Menu.tsx';

/**
 * What can be done on a page: its buttons, their keys and their lines in the palette, from one list. The main
 * one stands last, at the edge. What the person may not do is left out as `false`.
 *
 * @example <PageActions actions={[can.update && { id: 'edit', label: t('edit'), place: 'page', href }]} />
 */
export function PageActions({
  actions,
  isCompactOnPhone = false,
}: {
  readonly actions: readonly (Action | false)[];
  /** On a phone the icons of all but the main one stand alone. */
  readonly isCompactOnPhone?: boolean;
}) {
  const offered = actions.filter((action) => action !== false);
  useActions(offered);
  const inOrder = offered.toSorted((a, b) => Number(a.isMain ?? false) - Number(b.isMain ?? false));
  return inOrder.map((action) => (
    <ActionButton key={action.id} action={action} isCompactOnPhone={isCompactOnPhone} />
  ));
}

function ActionButton({ action, isCompactOnPhone }: { action: Action; isCompactOnPhone: boolean }) {
  const { label, icon, keys, href, run, choices, isMain, inactiveReason, remedies } = action;
  if (choices) {
    const lines = choices.flatMap(({ remedies: links = [], ...choice }): MenuAction[] => [
      choice,
      ...links.map((link) => ({ ...link, id: `${choice.id} ${link.href}`, icon: ArrowRight })),
    ]);
    return (
      <Menu
        label={label}
        {...(icon && { icon })}
        iconEnd={ChevronDown}
        actions={lines}
        isCompactOnPhone={isCompactOnPhone && icon !== undefined}
      />
    );
  }
  return (
    <Button
      variant={isMain ? 'primary' : 'secondary'}
      icon={icon}
      inactiveReason={inactiveReason}
      remedies={remedies}
      aria-keyshortcuts={ariaShortcut(keys)}
      isCompactOnPhone={isCompactOnPhone && !isMain}
      {...(href === undefined ? { onClick: run } : { href })}
    >
      {label}
    </Button>
  );
}
