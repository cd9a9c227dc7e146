import type { ReactNode } from 'react';
import type { SharedProps } from '#contracts/shared.ts';
import * as menuMessages from '#messages/menu.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { Href } from '#runtime/routes/types.ts';
import { NavSheetContent } from '#ui/layout/NavSheetContent.tsx';
import type { NavCommand, NavGroup } from '#ui/layout/types.ts';
import { Sheet } from '#ui/overlay/Sheet.tsx';
import { useHelpLine } from '../palette/useHelpLine.ts';
import { AccountPanel } from './AccountPanel.tsx';

interface NavSheetProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly menu: readonly NavGroup[];
  readonly header: ReactNode;
  readonly shared: SharedProps;
  readonly signOutHref: Href<'POST'>;
  readonly accountHref: Href;
  readonly accountExtra?: ReactNode;
}

/** The whole menu on screens without room for the navigation at the side, with the account below. */
export function NavSheet(props: NavSheetProps) {
  const { isOpen, onOpenChange, menu, header, shared, signOutHref, accountHref, accountExtra } = props;
  const t = useMessages(menuMessages);
  const help = useHelpLine();
  const groups = [...menu, ...(help ? [closing(help, () => onOpenChange(false))] : [])];
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={t('menu.more')} header={header} isAtSide>
      <div className="flex flex-col gap-5">
        <NavSheetContent groups={groups} />
        <div className="border-t border-line pt-4">
          <AccountPanel
            shared={shared}
            signOutHref={signOutHref}
            accountHref={accountHref}
            extra={accountExtra}
          />
        </div>
      </div>
    </Sheet>
  );
}

/** Lines that first make room for what they open. */
function closing(group: NavGroup<NavCommand>, close: () => void): NavGroup<NavCommand> {
  return {
    ...group,
    items: group.items.map((item) => ({
      ...item,
      onPress: () => {
        close();
        item.onPress();
      },
    })),
  };
}
