import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { cx } from '../cx.ts';
import { Icon } from '../identity/Icon.tsx';
import type { IconShape } from '../identity/Icon.tsx';
import { useUiMessages } from '../useUiMessages.ts';

export interface BottomBarItem {
  label: string;
  icon: IconShape;
  href?: string;
  /** Without an address, what it opens: the menu. */
  onClick?: () => void;
  isCurrent?: boolean;
  count?: number | undefined;
  isExpanded?: boolean;
}

/** The five ways of a phone, under the thumb; it makes room for the bar of a form. */
export function BottomBar({ items }: { items: readonly BottomBarItem[] }) {
  const t = useUiMessages();
  return (
    <nav
      aria-label={t('layout.mainNavigation')}
      className="no-print fixed inset-x-0 bottom-0 z-(--z-bar) border-t border-line bg-card pb-[env(safe-area-inset-bottom)] group-has-data-form-bar/shell:hidden md:hidden"
    >
      <ul className="flex">
        {items.map((item) => {
          const className = cx(
            'relative flex h-15 w-full flex-col items-center justify-center gap-1 text-micro no-underline',
            'focus-visible:-outline-offset-2',
            item.isCurrent ? 'text-brick-ink' : 'font-medium text-ink3',
          );
          const content = (
            <>
              <Icon icon={item.icon} size={22} />
              {item.label}
              {item.count !== undefined && item.count > 0 && (
                <span className="absolute top-1.5 left-1/2 ml-1.5 grid h-4 min-w-4 place-items-center rounded-full bg-danger px-1 text-[0.625rem] leading-none font-semibold text-white">
                  {item.count}
                </span>
              )}
            </>
          );
          return (
            <li key={item.label} className="flex-1">
              {item.href === undefined ? (
                <button
                  type="button"
                  className={className}
                  onClick={item.onClick}
                  aria-expanded={item.isExpanded}
                >
                  {content}
                </button>
              ) : (
                <AppLink
                  href={item.href}
                  className={className}
                  aria-current={item.isCurrent ? 'page' : undefined}
                >
                  {content}
                </AppLink>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
