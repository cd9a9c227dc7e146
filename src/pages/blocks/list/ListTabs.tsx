import * as recordMessages from '#messages/record.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Tabs } from '#ui/data/Tabs.tsx';
import { ViewsMenu } from '../views/ViewsMenu.tsx';
import type { ListPart, ListRow } from './list-page-props.ts';

/** Saved views that stand beside « Tous »; the menu has them all. */
const maxSavedTabs = 5;

/** « Tous », the page's own short ways and the saved views, with the menu of these. */
export function ListTabs<Row extends ListRow, Query>({
  given: { props, page, binType, shortcuts = [] },
  t,
  address,
  isBin,
  keepAs,
}: ListPart<Row, Query> & { readonly keepAs: string }) {
  const record = useMessages(recordMessages);
  const { views } = props.list;
  const current = address.query['view'];
  const all = t.has('all') ? t('all') : record('all');
  return (
    <Tabs
      label={t('title')}
      items={[
        {
          label: isBin && binType !== undefined ? record('deletedList') : all,
          // An address that asks for nothing would open the default view.
          href: address.hrefOfView({ view: views.some(({ isDefault }) => isDefault) ? 'all' : '' }),
          isCurrent: !views.some(({ id }) => id === current) && !shortcuts.some(({ isCurrent }) => isCurrent),
        },
        ...shortcuts,
        ...views.slice(0, maxSavedTabs).map(({ id, name, href }) => ({
          label: name,
          href,
          isCurrent: id === current,
        })),
      ]}
      aside={
        <ViewsMenu
          page={page}
          views={views}
          query={address.query}
          keepAs={keepAs}
          canShare={props.tenant !== null || props.brand === null}
        />
      }
    />
  );
}
