import type { ReactNode } from 'react';
import type { OperationPageName } from '#domain/operation/pages.ts';
import { index } from '#generated/routes/client/operation.ts';
import * as operationMessages from '#messages/client/operation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { StateBadge } from '#ui/data/StateBadge.tsx';
import { OperationBar } from '#ui/layout/OperationBar.tsx';
import { OperationSideNav, useOperationPages, type OperationIdentity } from './OperationSideNav.tsx';
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
  const groups = useOperationPages({ operation, current, canUpdate });
  return (
    <>
      <PageNavigation>
        <OperationSideNav operation={operation} current={current} canUpdate={canUpdate} />
      </PageNavigation>
      <OperationBar
        back={{ label: t('nav.back'), href: index() }}
        name={operation.name}
        reference={operation.ref}
        badge={<StateBadge state={operation.status} />}
        groups={groups}
      />
      {children}
    </>
  );
}
