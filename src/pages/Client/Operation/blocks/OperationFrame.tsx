import { ArrowLeft, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { index } from '#generated/routes/client/operation.ts';
import * as operationMessages from '#messages/client/operation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Menu } from '#ui/actions/Menu.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { StateBadge } from '#ui/data/StateBadge.tsx';
import {
  OperationSideNav,
  useOperationPages,
  type OperationIdentity,
  type OperationPageName,
} from './OperationSideNav.tsx';
import { PageNavigation } from './PageNavigation.tsx';

interface OperationFrameProps {
  operation: OperationIdentity;
  current: OperationPageName;
  canUpdate: boolean;
  children: ReactNode;
}

/** A page of one operation: its navigation at the left, or behind its name where there is no room for it. */
export function OperationFrame({ operation, current, canUpdate, children }: OperationFrameProps) {
  const t = useMessages(operationMessages);
  const pages = useOperationPages({ operation, current, canUpdate });
  return (
    <>
      <PageNavigation>
        <OperationSideNav operation={operation} current={current} canUpdate={canUpdate} />
      </PageNavigation>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 xl:hidden">
        <span className="flex min-w-0 items-center gap-1">
          <IconButton icon={ArrowLeft} label={t('nav.back')} href={index()} />
          <Menu
            label={operation.name}
            variant="discreet"
            iconEnd={ChevronDown}
            placement="bottom start"
            actions={pages.map(({ href, label, icon }) => ({ id: href, href, label, icon }))}
          />
        </span>
        <span className="text-table text-ink3">{operation.ref}</span>
        <StateBadge state={operation.status} />
      </div>
      {children}
    </>
  );
}
