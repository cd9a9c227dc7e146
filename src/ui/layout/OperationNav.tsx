import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { cx } from '../cx.ts';
import { Facade } from '../identity/Facade.tsx';
import { Icon } from '../identity/Icon.tsx';
import { useUiMessages } from '../useUiMessages.ts';
import type { NavGroup, NavItem, WayBack } from './types.ts';

export interface OperationNavProps {
  groups: readonly NavGroup[];
  back: WayBack;
  /** Draws the façade. */
  seed: string;
  name: string;
  /** Reference and place. */
  caption: string;
  /** Its state. */
  badge: ReactNode;
}

function OperationLine({ item }: { item: NavItem }) {
  return (
    <AppLink
      href={item.href}
      aria-current={item.isCurrent ? 'page' : undefined}
      className={cx(
        'relative flex min-h-8 items-center gap-2.5 rounded-control px-2.5 text-table no-underline pointer-coarse:min-h-11',
        item.isCurrent
          ? 'bg-brick-bg font-medium text-ink before:absolute before:inset-y-1.5 before:left-0 before:w-0.5 before:rounded-full before:bg-brick'
          : 'text-ink2 hover:bg-hover hover:text-ink',
      )}
    >
      <Icon icon={item.icon} size={14} className={item.isCurrent ? 'text-brick-ink' : ''} />
      <span className="min-w-0 flex-1 truncate">{item.label}</span>
      {item.count !== undefined && (
        <span
          className={cx(
            'text-label',
            item.isUrgent ? 'rounded-badge bg-neg-bg px-1.5 font-semibold text-neg' : 'text-ink3',
          )}
        >
          {item.count}
        </span>
      )}
    </AppLink>
  );
}

/** The lines of an operation, grouped by phase of work; alone inside the menu of narrower screens. */
export function OperationNavList({ groups }: { groups: readonly NavGroup[] }) {
  return groups.map((group) => (
    <div key={group.id} className="mt-3 first:mt-0">
      {group.title !== undefined && <h2 className="px-2.5 pb-1 text-micro text-ink3">{group.title}</h2>}
      <ul className="flex flex-col gap-px">
        {group.items.map((item) => (
          <li key={item.href}>
            <OperationLine item={item} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** The navigation inside an operation, under what it is: 208 px beside the rail, from 1280 px up. */
export function OperationNav({ groups, back, seed, name, caption, badge }: OperationNavProps) {
  const t = useUiMessages();
  return (
    <nav
      aria-label={t('layout.operationNavigation')}
      className="no-print sticky top-0 hidden h-dvh w-52 shrink-0 flex-col overflow-y-auto border-r border-line bg-bg px-2 pb-4 xl:flex"
    >
      <div className="flex flex-col gap-2 px-1 py-3">
        <AppLink
          href={back.href}
          className="flex items-center gap-2 self-start rounded-badge text-table text-ink3 no-underline hover:text-ink"
        >
          <Icon icon={ArrowLeft} size={14} />
          {back.label}
        </AppLink>
        <div className="h-18 overflow-hidden rounded-control">
          <Facade seed={seed} format="header" />
        </div>
        <div className="flex flex-col items-start gap-0.5">
          <p className="font-display text-ui font-semibold">{name}</p>
          <p className="pb-1 text-label text-ink3">{caption}</p>
          {badge}
        </div>
      </div>
      <OperationNavList groups={groups} />
    </nav>
  );
}
