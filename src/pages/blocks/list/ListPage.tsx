import { Download, Plus, Trash2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ListProps } from '#contracts/define-list.ts';
import type { RealtimeEventName } from '#contracts/realtime/events.ts';
import type { SharedProps } from '#contracts/shared.ts';
import { undo } from '#generated/routes/root.ts';
import * as recordMessages from '#messages/record.ts';
import type { ListQuery } from '#runtime/lists/list-address.ts';
import { useListAddress } from '#runtime/lists/use-list-address.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import type { Action } from '#ui/actions/action.ts';
import { Button } from '#ui/actions/Button.tsx';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { Tabs, type TabItem } from '#ui/data/Tabs.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { EmptyParcels } from '#ui/identity/EmptyParcels.tsx';
import type { IconShape } from '#ui/identity/Icon.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import type { ListFilter } from '#ui/list/bars/list-filter.ts';
import { viewModesFrom, ViewModeSwitch } from '#ui/list/bars/ViewModeSwitch.tsx';
import { DataList, type DataListProps } from '#ui/list/DataList.tsx';
import type { ListColumn } from '#ui/list/list-column.ts';
import { ViewsMenu } from '../views/ViewsMenu.tsx';
import { labelIn, useListTexts, type ListMessages } from './list-texts.ts';
import { useRowBulk, type RowBulk } from './useRowBulk.tsx';
import { useRowExport } from './useRowExport.ts';

/** Saved views that stand beside « Tous »; the menu has them all. */
const maxSavedTabs = 5;

interface ListRow {
  readonly id: string;
}

export interface ListPageProps<Row extends ListRow, Query> {
  /** The page's props: what every page receives, and the list. */
  readonly props: SharedProps & { readonly list: ListProps<Row, Query> };
  /** Name of the page, under which views are saved. */
  readonly page: string;
  readonly messages: ListMessages;
  /** Addresses of the list, and of what can be done with it. */
  readonly routes: {
    readonly index: () => string;
    /** Where a row leads; without it, rows only tell. */
    readonly show?: ((id: string) => string) | undefined;
    readonly create?: () => string;
    readonly download?: () => string;
  };
  readonly columns: readonly ListColumn<Row>[];
  /** Filters in their order, with their icons; their choices come with the list. */
  readonly filters: Readonly<Partial<Record<keyof Query & string, IconShape>>>;
  /** Creates a record in place, without a form of its own. */
  readonly onCreate?: () => void;
  /** Keys that open the form of a new record from anywhere on the page. */
  readonly createKeys?: string;
  readonly bulk?: RowBulk;
  /** Events after which the list is asked for again. */
  readonly events: readonly RealtimeEventName[];
  /** The kind of record as the bin names it, where deleted ones can be looked at. */
  readonly binType?: string;
  /** More actions of the page, before export and creation. */
  readonly actions?: readonly (Action | false)[];
  /** Looks beside table and cards, by their names in the address; null while the server did not give one. */
  readonly viewModes?: DataListProps<Row>['viewModes'];
  /** Draws the cards of records that are looked at rather than read. */
  readonly renderCards?: DataListProps<Row>['renderCards'];
  /** The look of an address that asks for none; the table unless given. */
  readonly firstViewMode?: DataListProps<Row>['firstViewMode'];
  /** Short ways of the page's own, after « Tous ». */
  readonly shortcuts?: readonly TabItem[];
  /** More props to ask for again after such events. */
  readonly refreshed?: readonly string[];
  /** The column whose values make groups. */
  readonly groupBy?: string;
  /** Beside the switch of looks. */
  readonly headAside?: ReactNode;
  /** Between title and list: what has to be looked at. */
  readonly notice?: ReactNode;
}

/**
 * The page of a declared list: title and count, saved views, search, filters, columns, rows, actions on several, file,
 * bin, and what to do while there is nothing yet.
 */
export function ListPage<Row extends ListRow, Query extends object>(given: ListPageProps<Row, Query>) {
  const {
    props,
    page,
    messages,
    routes,
    columns,
    filters,
    bulk,
    events,
    binType,
    actions = [],
    viewModes = {},
    refreshed = [],
    shortcuts = [],
    notice,
    headAside,
    onCreate,
    renderCards,
    firstViewMode,
  } = given;
  const { list, app, auth } = props;
  const { show } = routes;
  const t = useListTexts(messages);
  const record = useMessages(recordMessages);
  const visit = useVisit();
  // The keys of a declared query hold texts, numbers and lists of texts.
  const query = list.query as unknown as ListQuery;
  const defaults = list.defaults as unknown as ListQuery;
  const address = useListAddress({ path: routes.index(), query, defaults });
  useTitle(t('title'), app.name);
  useRefreshOnEvent<ListPageProps<Row, Query>['props']>(props.realtime?.changesChannel ?? null, events, [
    'list',
    ...refreshed,
  ] as 'list'[]);

  const keepAs = `${auth.user?.id ?? ''}:${page}`;
  const count = t('count', { count: list.totalCount });
  const isBin = query['deleted'] === '1';
  const saveRows = useRowExport(routes.download?.() ?? '', query, defaults, { keepAs, columns });
  const exportChoices = list.can.export && routes.download !== undefined ? saveRows : null;
  const { actions: bulkActions, dialog } = useRowBulk({
    bulk,
    list: { query, can: list.can },
    exportChoices,
  });
  const restore = (type: string, id: string): void =>
    void visit({ method: 'POST', href: undo({ type, id }), data: {} });
  const createLink = list.can.create && routes.create !== undefined ? routes.create() : null;
  const creation =
    createLink !== null
      ? { href: createLink }
      : list.can.create && onCreate !== undefined
        ? { onClick: onCreate }
        : null;
  const viewModeNames = viewModesFrom(firstViewMode).filter(
    (look) => look === 'table' || look === 'cards' || look in viewModes,
  );
  const isEmpty = list.totalCount === 0 && !isBin;

  return (
    <>
      <PageHeader
        title={t('title')}
        isInline
        subtitle={
          address.isFiltered ? record('filteredCount', { count: list.meta.total, total: count }) : count
        }
        actions={
          <>
            {!isEmpty && (
              <ViewModeSwitch
                list={address}
                viewModes={viewModeNames}
                {...(t.has('boardLabel') && { boardLabel: t('boardLabel') })}
                {...(t.has('cardsLabel') && { cardsLabel: t('cardsLabel') })}
              />
            )}
            {headAside}
            <PageActions
              isCompactOnPhone
              actions={[
                binType !== undefined &&
                  list.can.delete && {
                    id: 'rows.bin',
                    label: record(isBin ? 'all' : 'bin'),
                    place: 'page',
                    icon: Trash2,
                    href: address.hrefOfKey('deleted', isBin ? '' : '1'),
                  },
                ...actions,
                exportChoices !== null &&
                  !isEmpty && {
                    id: 'list.export',
                    label: record('export'),
                    place: 'page',
                    icon: Download,
                    choices: exportChoices(),
                  },
                creation !== null && {
                  id: 'list.create',
                  label: t('create'),
                  place: 'page',
                  icon: Plus,
                  href: creation.href,
                  run: creation.onClick,
                  keys: given.createKeys,
                  isMain: true,
                },
              ]}
            />
          </>
        }
      />
      {notice}
      {isEmpty ? (
        <EmptyState
          picture={<EmptyParcels />}
          title={t('empty')}
          actions={
            creation !== null && (
              <Button variant="primary" icon={Plus} {...creation}>
                {t('create')}
              </Button>
            )
          }
        >
          {creation === null ? t('emptyReadOnly') : t('emptyHelp')}
        </EmptyState>
      ) : (
        <>
          <Tabs
            label={t('title')}
            items={[
              {
                label:
                  isBin && binType !== undefined
                    ? record('deletedList')
                    : t.has('all')
                      ? t('all')
                      : record('all'),
                // An address that asks for nothing would open the default view.
                href: address.hrefOfView({
                  view: list.views.some(({ isDefault }) => isDefault) ? 'all' : '',
                }),
                isCurrent:
                  !list.views.some(({ id }) => id === query['view']) &&
                  !shortcuts.some(({ isCurrent }) => isCurrent),
              },
              ...shortcuts,
              ...list.views.slice(0, maxSavedTabs).map(({ id, name, href }) => ({
                label: name,
                href,
                isCurrent: id === query['view'],
              })),
            ]}
            aside={
              <ViewsMenu
                page={page}
                views={list.views}
                query={query}
                keepAs={keepAs}
                canShare={props.tenant !== null || props.brand === null}
              />
            }
          />
          <DataList
            label={t('title')}
            keepAs={keepAs}
            list={address}
            viewModes={isBin ? {} : viewModes}
            renderCards={isBin ? undefined : renderCards}
            firstViewMode={firstViewMode}
            groupBy={given.groupBy}
            columns={
              isBin && binType !== undefined
                ? [...columns, restoreColumn(record('restore'), (id) => restore(binType, id))]
                : columns
            }
            filters={Object.entries<IconShape | undefined>(filters).map(([key, icon]): ListFilter => {
              const choices = list.facets[key];
              const shown = { key, label: labelIn(t, 'filters', key), ...(icon && { icon }) };
              return choices === undefined ? { ...shown, kind: 'period' } : { ...shown, choices };
            })}
            searchLabel={t('search')}
            rows={list.items}
            meta={list.meta}
            totals={list.sums}
            idOf={({ id }) => id}
            {...((!isBin || binType === undefined) && show && { hrefOf: ({ id }: Row) => show(id) })}
            {...(bulkActions && !isBin && { bulkActions })}
            filteredEmpty={{
              title: record('filteredEmpty'),
              text: record('hidden', { count }),
            }}
          />
          {dialog}
        </>
      )}
    </>
  );
}

/** The button that brings a deleted record back. */
const restoreColumn = <Row extends ListRow>(
  label: string,
  restore: (id: string) => void,
): ListColumn<Row> => ({
  id: 'restore',
  label,
  isLabelHidden: true,
  value: () => null,
  show: ({ id }) => (
    <Button icon={Undo2} onClick={() => restore(id)}>
      {label}
    </Button>
  ),
});
