import './list.css';
import { useMemo, useState, type ReactNode } from 'react';
import { groupRows, linesOf, sumOf, type ListLine } from '#runtime/lists/groups.ts';
import type { SelectedRows } from '#runtime/lists/selection.ts';
import type { ListAddressView } from '#runtime/lists/use-list-address.ts';
import { useSelection } from '#runtime/lists/use-selection.ts';
import type { Action } from '../actions/action.ts';
import { Pagination } from '../data/Pagination.tsx';
import { FilteredEmpty } from '../feedback/FilteredEmpty.tsx';
import { ColumnsMenu } from './bars/ColumnsMenu.tsx';
import { ListFilters } from './bars/ListFilters.tsx';
import { viewModesFrom, viewModeOf, type ViewMode } from './bars/ViewModeSwitch.tsx';
import { SelectionBar } from './bars/SelectionBar.tsx';
import { SortChoice } from './bars/SortChoice.tsx';
import type { ListFilter } from './bars/list-filter.ts';
import { ListCards, type ListCardsProps } from './cards/ListCards.tsx';
import { headLabel } from './head-label.ts';
import { numberOf, type ListColumn } from './list-column.ts';
import { ListFailed, ListForbidden, ListNote, ListSkeleton } from './states/ListState.tsx';
import { ListTable } from './table/ListTable.tsx';
import { useIsNarrow } from '../layout/useIsNarrow.ts';
import { useListMessages } from './useListMessages.ts';
import { useListTable } from './useListTable.ts';
import { useSelectionSums } from './useSelectionSums.ts';

export interface DataListProps<Row> {
  /** What the list holds, for screen readers. */
  readonly label: string;
  /** Person and list, e.g. `{userId}:operations`: where the arrangement of the columns is kept. */
  readonly keepAs: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  /** Where a row leads; its name is the link. */
  readonly hrefOf?: (row: Row) => string;
  /** The address, which holds search, filters, order and page. */
  readonly list?: ListAddressView;
  readonly filters?: readonly ListFilter[];
  /** What the search finds: « Nom, référence, commune ». */
  readonly searchLabel?: string;
  /** Which page of how many rows these are; without it they are all. */
  readonly meta?: { readonly page: number; readonly perPage: number; readonly total: number };
  /** Sums by column over everything that the filters let through; those of all rows are found without. */
  readonly totals?: Readonly<Record<string, number | null>>;
  /** What can be done with chosen rows; `done` frees them; what may not be done is `false`. Without it, rows have no boxes. */
  readonly bulkActions?: (rows: SelectedRows, done: () => void) => readonly (Action | false)[];
  /** The column whose values make groups. */
  readonly groupBy?: string | undefined;
  /** Beside the menu of the columns: `GroupChoice`, say. */
  readonly tools?: ReactNode;
  /** Looks beside table and cards, of which `look` in the address names one: see `ViewModeSwitch`. */
  readonly viewModes?: Partial<Record<Exclude<ViewMode, 'table' | 'cards'>, ReactNode>>;
  /** Draws the cards of a list whose records are looked at rather than read. */
  readonly renderCards?: ((props: ListCardsProps<Row>) => ReactNode) | undefined;
  /** The look of an address that asks for none; the table unless given. */
  readonly firstViewMode?: ViewMode | undefined;
  /** In place of the rows of a list that holds nothing yet. */
  readonly empty?: ReactNode;
  /** What a filtered list without rows says. */
  readonly filteredEmpty?: { readonly title: string; readonly text?: string };
  readonly state?: 'ready' | 'loading' | 'failed' | 'forbidden';
  readonly onRetry?: () => void;
}

const noTotals: Readonly<Record<string, number | null>> = {};

/**
 * A list: its columns, filters and actions. Which columns are shown, in which order, how wide and which ones stay at
 * the left is each person's choice; search, filters, order and page stand in the address; rows are cards on phones.
 *
 * @example
 * <DataList
 *   label={t('title')} keepAs={`${me.id}:lots`} list={list} searchLabel={t('search')}
 *   columns={columns} filters={filters} rows={lots.items} meta={lots.meta}
 *   idOf={(lot) => lot.id} hrefOf={(lot) => show({ lot: lot.id })}
 *   bulkActions={(rows, done) => [{ id: 'lot.publish', label: t('publish'), place: 'page', run: … }]}
 * />
 */
export function DataList<Row>(props: DataListProps<Row>) {
  const { label, keepAs, columns, rows, idOf, hrefOf, list, filters = [], searchLabel, meta } = props;
  const { bulkActions, groupBy, viewModes = {}, empty, filteredEmpty, state = 'ready', onRetry } = props;
  const t = useListMessages();
  const isNarrow = useIsNarrow();
  const words = list?.query['columns'];
  const table = useListTable(columns, {
    keepAs,
    address:
      list && typeof words === 'object'
        ? { words, change: (next) => list.set('columns', next, { replace: true }) }
        : undefined,
  });
  const total = meta?.total ?? rows.length;
  const ids = useMemo(() => rows.map(idOf), [rows, idOf]);
  const selection = useSelection({ shown: ids, total, scope: list?.scope ?? '' });
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const groupColumn = columns.find(({ id }) => id === groupBy);
  const lines = useMemo(() => linesFor(rows, groupColumn, closed), [rows, groupColumn, closed]);
  const totals = useTotals(props);
  const sums = useSelectionSums({ rows, columns, idOf, selection, totals });

  const look = list ? viewModeOf(list, viewModesFrom(props.firstViewMode)) : 'table';
  const otherViewMode = look === 'table' || look === 'cards' ? undefined : viewModes[look];
  const areCards = isNarrow || look === 'cards';
  const hasBoxes = bulkActions !== undefined;
  const isShown = state === 'ready' && rows.length > 0;

  const content = (): ReactNode => {
    if (state === 'forbidden') return <ListForbidden />;
    if (state === 'failed') return <ListFailed onRetry={onRetry} />;
    if (state === 'loading') return <ListSkeleton measures={table.measures} />;
    if (otherViewMode) return otherViewMode;
    if (rows.length === 0) {
      const isFiltered = list?.isFiltered ?? false;
      if (!isFiltered && empty !== undefined) return empty;
      return (
        <ListNote>
          <FilteredEmpty
            {...(filteredEmpty && { title: filteredEmpty.title })}
            {...(isFiltered && list && { resetHref: list.resetHref })}
          >
            {filteredEmpty?.text}
          </FilteredEmpty>
        </ListNote>
      );
    }
    if (areCards) {
      const given = {
        label,
        rows,
        columns,
        idOf,
        hrefOf,
        selection: hasBoxes ? selection : undefined,
      };
      return props.renderCards ? props.renderCards(given) : <ListCards {...given} />;
    }
    const hasFoot = columns.some(({ isSummed }) => isSummed);
    return (
      <ListTable
        label={label}
        columns={table}
        lines={lines}
        idOf={idOf}
        hrefOf={hrefOf}
        list={list}
        selection={hasBoxes ? selection : undefined}
        offset={meta ? (meta.page - 1) * meta.perPage : 0}
        total={total}
        groupName={(key) => (key === '' ? t('group.none') : key)}
        onToggleGroup={(key) =>
          setClosed(
            (all) => new Set(all.has(key) ? [...all].filter((other) => other !== key) : [...all, key]),
          )
        }
        foot={
          hasFoot
            ? {
                label: t(list?.isFiltered ? 'foot.filtered' : 'foot.all', {
                  rows: t('foot.rows', { count: total }),
                }),
                sumOf: (column) => (column.isSummed ? totals[column.id] : undefined),
              }
            : undefined
        }
      />
    );
  };

  const tools =
    look === 'board' && otherViewMode
      ? list && <SortChoice columns={columns} list={list} />
      : isShown &&
        !otherViewMode &&
        (areCards ? (
          list && <SortChoice columns={columns} list={list} />
        ) : (
          <>
            {props.tools}
            <ColumnsMenu
              columns={table.plans.map(({ id, isRequired }) => ({
                id,
                isRequired,
                label: headLabel(columns.find((column) => column.id === id) ?? { label: id }),
              }))}
              control={table.control}
            />
          </>
        ));
  return (
    <div className="flex flex-col gap-3">
      {list && (searchLabel !== undefined || filters.length > 0) ? (
        <ListFilters list={list} filters={filters} searchLabel={searchLabel} aside={tools} />
      ) : (
        tools && <div className="flex items-center justify-end gap-2 text-table">{tools}</div>
      )}
      {content()}
      {isShown && meta && list && !otherViewMode && (
        <Pagination
          page={meta.page}
          perPage={meta.perPage}
          total={meta.total}
          hrefOfPage={list.hrefOfPage}
          onPerPageChange={(perPage) => list.set('perPage', perPage)}
        />
      )}
      {bulkActions && selection.count > 0 && (
        <>
          {/* The bar floats: what it would cover can be scrolled above it. */}
          <div aria-hidden="true" className="h-14 print:hidden" />
          <SelectionBar
            count={selection.count}
            selectable={selection.mark === 'all' && selection.count < total ? total : null}
            sums={sums}
            actions={bulkActions(selection.rows, selection.clear).filter((action) => action !== false)}
            onPickAll={selection.pickAll}
            onClose={selection.clear}
          />
        </>
      )}
    </div>
  );
}

function linesFor<Row>(
  rows: readonly Row[],
  column: ListColumn<Row> | undefined,
  closed: ReadonlySet<string>,
): readonly ListLine<Row>[] {
  if (!column) return rows.map((row, index) => ({ kind: 'row', row, index }));
  return linesOf(groupRows(rows, (row) => String(column.value(row) ?? ''), closed));
}

/** The sums that the page gives, or those of the rows where they are all. */
function useTotals<Row>({ totals, meta, rows, columns }: DataListProps<Row>) {
  return useMemo(() => {
    if (totals) return totals;
    if (meta) return noTotals;
    return Object.fromEntries(
      columns
        .filter(({ isSummed }) => isSummed)
        .map((column) => [column.id, sumOf(rows, (row) => numberOf(column, row))]),
    );
  }, [totals, meta, rows, columns]);
}
