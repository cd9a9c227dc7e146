import type { OperationIndexProps, OperationIndexQuery } from '#contracts/client/operation/index.ts';
import * as operationMessages from '#messages/client/operation.ts';
import type { ListAddress } from '#runtime/lists/use-list-address.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Tabs } from '#ui/data/Tabs.tsx';
import { statesInProgress, viewCounts, viewOf, type OperationView } from './list-query.ts';

interface OperationViewsProps {
  props: Pick<OperationIndexProps, 'query' | 'facets' | 'totalCount' | 'inProgressCount' | 'me'>;
  list: ListAddress<OperationIndexQuery>;
}

/** Everything, one's own, what is under way: views of the same list, each an address. */
export function OperationViews({ props, list }: OperationViewsProps) {
  const t = useMessages(operationMessages);
  const counts = viewCounts(props);
  const current = viewOf(props.query, props.me.id);
  const changes: Record<OperationView, Partial<OperationIndexQuery>> = {
    all: {},
    mine: { managerId: [props.me.id] },
    inProgress: { status: statesInProgress },
  };
  const views: OperationView[] = ['all', 'mine', 'inProgress'];
  const items = views.map((view) => ({
    label: t(`tabs.${view}`),
    href: list.hrefOfView(changes[view]),
    isCurrent: view === current,
    count: counts[view],
  }));
  return <Tabs label={t('tabs.label')} items={items} />;
}
