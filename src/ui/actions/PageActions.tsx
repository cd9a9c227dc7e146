import { ArrowRight, ChevronDown } from 'lucide-react';
import { ariaShortcut } from '#runtime/keys/stroke.ts';
import { useIsNarrow } from '../layout/useIsNarrow.ts';
import type { Action, ActionChoice } from './action.ts';
import { useActions } from './action-registry.ts';
import { Button } from './Button.tsx';
import { Menu, type MenuAction, type MenuGroup } from './Menu.tsx';

/** So many buttons with words stand on one line of a phone. */
const mostWithWords = 2;

/**
 * What can be done on a page: its buttons, their keys and their lines in the palette, from one list. The main
 * one stands last, at the edge. What the person may not do is left out as `false`.
 * On a phone what does not fit on one line folds into a menu beside the main one.
 *
 * @example <PageActions actions={[can.update && { id: 'edit', label: t('edit'), place: 'page', href }]} />
 */
export function PageActions({
  actions,
  isCompactOnPhone = false,
  mostOnPhone = 2,
}: {
  readonly actions: readonly (Action | false)[];
  /** On a phone the icons of all but the main one stand alone. */
  readonly isCompactOnPhone?: boolean;
  /** Icons that a phone has room for beside the main button; more of them fold into a menu. */
  readonly mostOnPhone?: number;
}) {
  const offered = actions.filter((action) => action !== false);
  const isNarrow = useIsNarrow();
  useActions(offered);
  const [others, main] = [offered.filter(({ isMain }) => !isMain), offered.filter(({ isMain }) => isMain)];
  const hasRoom = isCompactOnPhone ? others.length <= mostOnPhone : offered.length <= mostWithWords;
  const isFolded = isNarrow && !hasRoom;
  return (
    <>
      {isFolded && <Menu isIconOnly groups={menuGroupsOf(others)} />}
      {[...(isFolded ? [] : others), ...main].map((action) => (
        <ActionButton key={action.id} action={action} isCompactOnPhone={isCompactOnPhone} />
      ))}
    </>
  );
}

/** Actions as lines of one menu; those that are done in several ways have a group of their own. */
function menuGroupsOf(actions: readonly Action[]): readonly MenuGroup[] {
  const plain = actions.filter(({ choices }) => !choices);
  return [
    { id: 'plain', actions: plain.flatMap(menuLinesOf) },
    ...actions.flatMap(({ id, label, choices }) =>
      choices
        ? [
            {
              id,
              title: label,
              actions: choices.flatMap((choice) => menuLinesOf({ ...choice, id: `${id}.${choice.id}` })),
            },
          ]
        : [],
    ),
  ].filter((group) => group.actions.length > 0);
}

const menuLinesOf = ({
  id,
  label,
  icon,
  href,
  run,
  isDanger = false,
  inactiveReason,
  remedies = [],
}: ActionChoice): MenuAction[] => [
  {
    id,
    label,
    icon,
    href,
    run,
    isDanger,
    inactiveReason,
  },
  ...remedies.map((link) => ({ ...link, id: `${id} ${link.href}`, icon: ArrowRight })),
];

function ActionButton({ action, isCompactOnPhone }: { action: Action; isCompactOnPhone: boolean }) {
  const { label, icon, keys, href, run, choices, isMain, isDanger, inactiveReason, remedies } = action;
  if (choices) {
    return (
      <Menu
        label={label}
        {...(icon && { icon })}
        iconEnd={ChevronDown}
        actions={choices.flatMap(menuLinesOf)}
        isCompactOnPhone={isCompactOnPhone && icon !== undefined}
      />
    );
  }
  return (
    <Button
      variant={isMain ? 'primary' : isDanger ? 'danger' : 'secondary'}
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
