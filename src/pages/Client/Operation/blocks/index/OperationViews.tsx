import type { OperationIndexProps, OperationIndexQuery } from '#contracts/client/operation/index.ts';
import * as operationMessages from '#messages/client/operation.ts';
import type { ListAddress } from '#runtime/lists/use-list-address.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Tabs } from '#ui/data/Tabs.tsx';
import { ViewsMenu } from '../../../../blocks/views/ViewsMenu.tsx';
import { columnsKeptAs, statesInProgress, viewCounts, viewOf, type OperationView } from './list-query.ts';

/** Saved views that stand beside the others; the menu has them all. */
const maxSavedTabs = 5;

interface OperationViewsProps {
  props: Pick<OperationIndexProps, 'query' | 'totalCount' | 'inProgressCount' | 'mineCount' | 'me' | 'views'>;
  list: ListAddress<OperationIndexQuery>;
}

/** Everything, one's own, what is under way, and saved views: views of the same list, each an address. */
export function OperationViews({ props, list }: OperationViewsProps) {
  const t = useMessages(operationMessages);
  const counts = viewCounts(props);
  const hasDefault = props.views.some(({ isDefault }) => isDefault);
  const saved = props.views.find(({ id }) => id === props.query.view);
  const current = saved ? null : viewOf(props.query, props.me.id);
  const changes: Record<OperationView, Partial<OperationIndexQuery>> = {
    // An address that asks for nothing would open the default view.
    all: { view: hasDefault ? 'all' : '' },
    mine: { view: '', managerId: [props.me.id] },
    inProgress: { view: '', status: statesInProgress },
  };
  const views: OperationView[] = ['all', 'mine', 'inProgress'];
  const items = views.map((view) => ({
    label: t(`tabs.${view}`),
    href: list.hrefOfView(changes[view]),
    isCurrent: view === current,
    count: counts[view],
  }));
  const savedItems = props.views.map(({ id, name, href }) => ({
    label: name,
    href,
    isCurrent: id === saved?.id,
  }));
  return (
    <Tabs
      label={t('tabs.label')}
      items={[...items, ...savedItems.slice(0, maxSavedTabs)]}
      aside={
        <ViewsMenu
          page="Client/Operation/Index"
          views={props.views}
          query={props.query}
          keepAs={columnsKeptAs(props.me.id)}
        />
      }
    />
  );
}
