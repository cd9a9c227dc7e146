import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { cx } from '../cx.ts';
import { Icon } from '../identity/Icon.tsx';
import { Tooltip } from '../overlay/Tooltip.tsx';
import { navPalettes, type NavPalette } from './nav-palette.ts';
import type { NavCommand, NavItem } from './types.ts';

export interface NavLineProps {
  item: NavItem | NavCommand;
  palette: NavPalette;
  /** `rail`: always an icon; `auto`: an icon under 1280 px; `full`: always with its label. */
  form: 'auto' | 'rail' | 'full';
}

/** A line of the main navigation: icon, label, counter; only the icon on the rail, its label in a tooltip. */
export function NavLine({ item, palette, form }: NavLineProps) {
  const colors = navPalettes[palette];
  const isRail = form === 'rail';
  const hidden = form === 'auto' ? 'lg:max-xl:sr-only' : isRail ? 'sr-only' : '';
  const className = cx(
    'relative flex min-h-8 items-center gap-2.5 rounded-control px-2.5 no-underline transition-colors duration-120',
    'pointer-coarse:min-h-11',
    form === 'auto' && 'lg:max-xl:size-9 lg:max-xl:justify-center lg:max-xl:px-0',
    isRail && 'size-9 justify-center px-0',
    item.isCurrent ? colors.current : colors.item,
  );
  const content = (
    <>
      <Icon icon={item.icon} className={item.isCurrent ? colors.currentIcon : ''} />
      <span className={cx('min-w-0 flex-1 truncate', hidden)}>{item.label}</span>
      {item.count !== undefined && (
        <span
          className={cx(
            'text-label tabular-nums',
            hidden,
            item.isUrgent ? 'rounded-badge bg-neg-bg px-1.5 font-semibold text-neg' : colors.count,
          )}
        >
          {item.count}
        </span>
      )}
      {item.isUrgent && form !== 'full' && (
        <span
          aria-hidden="true"
          className={cx(
            'absolute top-1.5 right-1.5 size-2 rounded-full bg-brick',
            form === 'auto' && 'hidden lg:max-xl:block',
          )}
        />
      )}
    </>
  );
  const line =
    'href' in item ? (
      <AppLink href={item.href} aria-current={item.isCurrent ? 'page' : undefined} className={className}>
        {content}
      </AppLink>
    ) : (
      <button type="button" onClick={item.onPress} className={cx(className, 'w-full text-left')}>
        {content}
      </button>
    );
  if (form === 'full') return line;
  return (
    <Tooltip text={item.label} placement="right">
      {line}
    </Tooltip>
  );
}
