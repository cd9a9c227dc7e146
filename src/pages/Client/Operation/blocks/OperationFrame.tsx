import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { OperationPageName } from '#domain/operation/pages.ts';
import { index } from '#generated/routes/client/operation.ts';
import * as operationMessages from '#messages/client/operation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { Action } from '#ui/actions/action.ts';
import { useActions } from '#ui/actions/action-registry.ts';
import { StateBadge } from '#ui/data/StateBadge.tsx';
import { OperationBar } from '#ui/layout/OperationBar.tsx';
import { OperationSideNav, useOperationPages, type OperationIdentity } from './OperationSideNav.tsx';

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
  // In the palette too: by keyboard each is a word away.
  useActions(
    groups.flatMap(({ items }) =>
      items.map(({ label, href, icon }): Action => ({
        id: href,
        label,
        href,
        icon,
        place: 'go',
        words: [operation.name],
      })),
    ),
  );
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

/** Id of the place that the shell keeps for a navigation of the page's own, beside its main one. */
const slotId = 'page-navigation';

/** Puts a navigation beside the shell's own, at full height. */
function PageNavigation({ children }: { children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  // oxlint-disable-next-line react/set-state-in-effect -- a shell mounted with the page has its place only then, and all is still unseen
  useLayoutEffect(() => setSlot(document.getElementById(slotId)), []);
  return slot && createPortal(children, slot);
}
