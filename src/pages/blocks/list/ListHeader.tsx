import { Download, Plus, Trash2 } from 'lucide-react';
import * as recordMessages from '#messages/record.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { Action } from '#ui/actions/action.ts';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { viewModesFrom, ViewModeSwitch } from '#ui/list/bars/ViewModeSwitch.tsx';
import type { Creation, ExportChoices, ListPart, ListRow } from './list-page-props.ts';

export interface ListHeaderProps<Row extends ListRow, Query> extends ListPart<Row, Query> {
  readonly exportChoices: ExportChoices;
  readonly creation: Creation | null;
  /** There is no record yet. */
  readonly isEmpty: boolean;
}

/** Title and count of a list, its looks, and what can be done with it as a whole. */
export function ListHeader<Row extends ListRow, Query>(part: ListHeaderProps<Row, Query>) {
  const { given, t, address, isEmpty } = part;
  const { list } = given.props;
  const { viewModes = {}, firstViewMode } = given;
  const record = useMessages(recordMessages);
  const actions = useListActions(part);
  const count = t('count', { count: list.totalCount });
  const viewModeNames = viewModesFrom(firstViewMode).filter(
    (look) => look === 'table' || look === 'cards' || look in viewModes,
  );
  return (
    <PageHeader
      title={t('title')}
      isInline
      subtitle={
        <>
          {address.isFiltered ? record('filteredCount', { count: list.meta.total, total: count }) : count}
          {given.countAside}
        </>
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
          {given.headAside}
          <PageActions isCompactOnPhone mostOnPhone={viewModeNames.length > 2 ? 1 : 2} actions={actions} />
        </>
      }
    />
  );
}

/** Bin, the page's own actions, file and creation. */
function useListActions<Row extends ListRow, Query>({
  given,
  t,
  address,
  isBin,
  exportChoices,
  creation,
  isEmpty,
}: ListHeaderProps<Row, Query>): readonly (Action | false)[] {
  const record = useMessages(recordMessages);
  return [
    given.binType !== undefined &&
      given.props.list.can.delete && {
        id: 'rows.bin',
        label: record(isBin ? 'all' : 'bin'),
        place: 'page',
        icon: Trash2,
        href: address.hrefOfKey('deleted', isBin ? '' : '1'),
      },
    ...(given.actions ?? []),
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
      ...('href' in creation ? { href: creation.href } : { run: creation.onClick }),
      keys: given.createKeys,
      isMain: true,
    },
  ];
}
