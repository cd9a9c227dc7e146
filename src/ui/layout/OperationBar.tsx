import { ArrowLeft, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { Menu } from '../actions/Menu.tsx';
import type { NavGroup, WayBack } from './types.ts';

export interface OperationBarProps {
  readonly back: WayBack;
  readonly name: string;
  readonly reference: string;
  /** Its state. */
  readonly badge: ReactNode;
  /** Its pages by phase of work, behind its name. */
  readonly groups: readonly NavGroup[];
}

/** What stands for `OperationNav` under 1280 px: the way back, the pages behind the name, reference and state; on paper, whose page it is. */
export function OperationBar({ back, name, reference, badge, groups }: OperationBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 xl:hidden">
      <span className="flex min-w-0 items-center gap-1">
        <IconButton icon={ArrowLeft} label={back.label} href={back.href} />
        <Menu
          label={name}
          variant="discreet"
          iconEnd={ChevronDown}
          placement="bottom start"
          groups={groups.map(({ items, ...group }) => ({
            ...group,
            actions: items.map(({ href, label, icon }) => ({
              id: href,
              href,
              label,
              icon,
            })),
          }))}
        />
      </span>
      <span className="hidden font-semibold print:inline">{name}</span>
      <span className="text-table text-ink3">{reference}</span>
      {badge}
    </div>
  );
}
