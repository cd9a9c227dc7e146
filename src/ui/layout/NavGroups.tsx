import { cx } from '../cx.ts';
import { NavLine, type NavLineProps } from './NavLine.tsx';
import { navPalettes } from './nav-palette.ts';
import type { NavCommand, NavGroup, NavItem } from './types.ts';

export interface NavGroupsProps extends Pick<NavLineProps, 'palette' | 'form'> {
  groups: readonly NavGroup<NavItem | NavCommand>[];
}

/** The groups of a navigation, each under its title. */
export function NavGroups({ groups, palette, form }: NavGroupsProps) {
  const hiddenTitle = form === 'auto' ? 'lg:max-xl:sr-only' : form === 'rail' ? 'sr-only' : '';
  return groups.map((group, index) => (
    <div key={group.id} className={index > 0 ? 'mt-3' : undefined}>
      {group.title !== undefined && (
        <h2 className={cx('px-2.5 pb-1 text-micro', navPalettes[palette].title, hiddenTitle)}>
          {group.title}
        </h2>
      )}
      <ul className="flex flex-col gap-px">
        {group.items.map((item) => (
          <li key={item.label}>
            <NavLine item={item} palette={palette} form={form} />
          </li>
        ))}
      </ul>
    </div>
  ));
}
