import { Plus, Undo2 } from 'lucide-react';
import { undo } from '#generated/routes/root.ts';
import * as recordMessages from '#messages/record.ts';
import type { ListQuery } from '#runtime/lists/list-address.ts';
import { useListAddress } from '#runtime/lists/use-list-address.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Button } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { EmptyParcels } from '#ui/identity/EmptyParcels.tsx';
import type { IconShape } from '#ui/identity/Icon.tsx';
import type { ListFilter } from '#ui/list/bars/list-filter.ts';
import { DataList, type DataListProps } from '#ui/list/DataList.tsx';
import type { ListColumn } from '#ui/list/list-column.ts';
import type { Creation, ListPageProps, ListPart, ListRow } from './list-page-props.ts';
import { labelIn, useListTexts, type ListTranslate } from './list-texts.ts';
import { ListHeader } from './ListHeader.tsx';
import { ListTabs } from './ListTabs.tsx';
import { useRowBulk } from './useRowBulk.tsx';
import { useRowExport } from './useRowExport.ts';

/**
 * The page of a declared list: title and count, saved views, search, filters, columns, rows, actions on several, file,
 * bin, and what to do while there is nothing yet.
 */
export function ListPage<Row extends ListRow, Query extends object>(given: ListPageProps<Row, Query>) {
  const { props, page, messages, routes, columns, bulk, events, refreshed = [], notice } = given;
  const { list, app, auth } = props;
  const t = useListTexts(messages);
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
  const saveRows = useRowExport(routes.download?.() ?? '', query, defaults, { keepAs, columns });
  const exportChoices = list.can.export && routes.download !== undefined ? saveRows : null;
  const { actions: bulkActions, dialog } = useRowBulk({
    bulk,
    list: { query, can: list.can },
    exportChoices,
  });
  const creation = creationOf(given);
  const isBin = query['deleted'] === '1';
  const isEmpty = list.totalCount === 0 && !isBin;
  const part = { given, t, address, isBin };
  return (
    <>
      <ListHeader {...part} exportChoices={exportChoices} creation={creation} isEmpty={isEmpty} />
      {notice}
      {isEmpty ? (
        <EmptyList t={t} creation={creation} />
      ) : (
        <>
          <ListTabs {...part} keepAs={keepAs} />
          <ListRows {...part} keepAs={keepAs} bulkActions={bulkActions} />
          {dialog}
        </>
      )}
    </>
  );
}

/** How the reader creates a record; null for whoever may not. */
function creationOf<Row extends ListRow, Query>({
  props: { list },
  routes: { create },
  onCreate,
}: ListPageProps<Row, Query>): Creation | null {
  if (!list.can.create) return null;
  if (create !== undefined) return { href: create() };
  return onCreate === undefined ? null : { onClick: onCreate };
}

/** What there is to do while there is no record. */
function EmptyList({ t, creation }: { readonly t: ListTranslate; readonly creation: Creation | null }) {
  return (
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
  );
}

/** The rows with their search and filters; those of the bin come back by a button. */
function ListRows<Row extends ListRow, Query>({
  given,
  t,
  address,
  isBin,
  keepAs,
  bulkActions,
}: ListPart<Row, Query> & Pick<DataListProps<Row>, 'keepAs' | 'bulkActions'>) {
  const { props, columns, binType, viewModes = {}, renderCards, firstViewMode, groupBy } = given;
  const { list } = props;
  const { show } = given.routes;
  const record = useMessages(recordMessages);
  const visit = useVisit();
  const restore = (type: string, id: string): void =>
    void visit({ method: 'POST', href: undo({ type, id }), data: {} });
  return (
    <DataList
      label={t('title')}
      keepAs={keepAs}
      list={address}
      viewModes={isBin ? {} : viewModes}
      renderCards={isBin ? undefined : renderCards}
      firstViewMode={firstViewMode}
      groupBy={groupBy}
      columns={
        isBin && binType !== undefined
          ? [...columns, restoreColumn(record('restore'), (id) => restore(binType, id))]
          : columns
      }
      filters={filtersOf(given, t)}
      searchLabel={t('search')}
      rows={list.items}
      meta={list.meta}
      totals={list.sums}
      idOf={({ id }) => id}
      {...((!isBin || binType === undefined) && show && { hrefOf: ({ id }: Row) => show(id) })}
      {...(bulkActions && !isBin && { bulkActions })}
      filteredEmpty={{
        title: record('filteredEmpty'),
        text: record('hidden', { count: t('count', { count: list.totalCount }) }),
      }}
    />
  );
}

/** Filters with the choices that came with the list; one without choices is a period. */
const filtersOf = <Row extends ListRow, Query>(
  { filters, props }: ListPageProps<Row, Query>,
  t: ListTranslate,
): ListFilter[] =>
  Object.entries<IconShape | undefined>(filters).map(([key, icon]): ListFilter => {
    const choices = props.list.facets[key];
    const shown = { key, label: labelIn(t, 'filters', key), ...(icon && { icon }) };
    return choices === undefined ? { ...shown, kind: 'period' } : { ...shown, choices };
  });

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
