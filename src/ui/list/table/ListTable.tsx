import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ListLine } from '#runtime/lists/groups.ts';
import { isSelected } from '#runtime/lists/selection.ts';
import type { ListAddressView } from '#runtime/lists/use-list-address.ts';
import type { SelectionControl } from '#runtime/lists/use-selection.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { cellText } from '../cell-content.tsx';
import { useCellEdits } from '../edit/useCellEdits.tsx';
import type { ListColumn } from '../list-column.ts';
import { useListMessages } from '../useListMessages.ts';
import type { ListTable as Columns } from '../useListTable.ts';
import { usePick } from '../usePick.ts';
import { GroupLine } from './GroupLine.tsx';
import { ListHead } from './ListHead.tsx';
import { ListRow } from './ListRow.tsx';
import { SumCells } from './SumCells.tsx';
import { useGridFocus } from './useGridFocus.ts';
import { VirtualRows, type VirtualHandle } from './VirtualRows.tsx';

export interface ListTableProps<Row> {
  readonly label: string;
  readonly columns: Columns<Row>;
  readonly lines: readonly ListLine<Row>[];
  readonly idOf: (row: Row) => string;
  readonly hrefOf?: ((row: Row) => string) | undefined;
  readonly list?: ListAddressView | undefined;
  readonly selection?: SelectionControl | undefined;
  /** Rows before the first of this page, and rows in all. */
  readonly offset: number;
  readonly total: number;
  /** The name of a group, in words. */
  readonly groupName: (key: string) => string;
  readonly onToggleGroup: (key: string) => void;
  /** Sums over everything that the filters let through, and what they cover. */
  readonly foot?:
    | { readonly label: string; readonly sumOf: (column: ListColumn<Row>) => number | null | undefined }
    | undefined;
}

/** From so many lines on, only those before one's eyes are drawn. */
const virtualFrom = 200;
/** So many lines are put on paper at most. */
const maxPrinted = 2000;
const boxWidth = 40;

/** The rows of a list as a table that the keyboard walks as a grid. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { label, columns, lines, idOf, hrefOf, list, selection, offset, total, foot } = props;
  const { placed, measures } = columns;
  const t = useListMessages();
  const format = useFormat();
  const table = useRef<HTMLTableElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useRef<VirtualHandle>(null);
  const rowHeight = useRowHeight(scroller);
  const isPrinting = usePrinting();
  const edits = useCellEdits(
    placed.map(({ column }) => column),
    table,
  );
  const isVirtual = lines.length > virtualFrom && !isPrinting;
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || !isVirtual) return;
    // The box ends where the screen does, however much stands above it.
    const above = box.getBoundingClientRect().top + window.scrollY;
    box.style.setProperty('--list-above', `${Math.round(above) + 24}px`);
  }, [isVirtual]);
  const hasBoxes = selection !== undefined;
  const columnsCount = placed.length + (hasBoxes ? 1 : 0);
  const nameColumn = placed.find(({ column }) => column.isName)?.column ?? placed[0]?.column;

  const idAt = (line: number): string | undefined => {
    const found = lines[line];
    return found?.kind === 'row' ? idOf(found.row) : undefined;
  };
  const pick = usePick(selection);
  const focus = useGridFocus({
    table,
    rowsCount: lines.length,
    reveal: (line) => virtual.current?.reveal(line),
    pageRows: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 2),
    onPick:
      selection &&
      ((line, isRange) => {
        const id = idAt(line);
        if (id !== undefined) selection.pick(id, isRange);
      }),
    onPickAll: selection && (() => selection.pickShown(true)),
    onEdit: edits.begin,
  });

  const renderLine = (index: number) => {
    const line = lines[index];
    if (line === undefined) return null;
    if (line.kind === 'group') {
      return (
        <GroupLine
          key={`group ${line.group.key}`}
          group={line.group}
          name={props.groupName(line.group.key)}
          line={index}
          ariaIndex={index + 2}
          placed={placed}
          hasBoxes={hasBoxes}
          onToggle={props.onToggleGroup}
        />
      );
    }
    const id = idOf(line.row);
    return (
      <ListRow
        key={isVirtual ? undefined : id}
        row={line.row}
        id={id}
        index={index}
        ariaIndex={offset + index + 2}
        placed={placed}
        href={hrefOf?.(line.row)}
        name={nameColumn ? cellText(nameColumn, line.row, format) : ''}
        isSelected={selection && isSelected(selection.selection, id)}
        onPick={pick}
        edits={edits.ofRow(id)}
        isTabbable={!isVirtual}
      />
    );
  };
  const drawn = isPrinting ? lines.slice(0, maxPrinted) : lines;
  const pinnedLines = (): readonly number[] => {
    const line = table.current?.contains(document.activeElement)
      ? document.activeElement?.closest<HTMLElement>('tbody tr[data-row]')
      : null;
    return line ? [Number(line.dataset['row'])] : [];
  };

  return (
    <div
      ref={scroller}
      className={isVirtual ? 'table-frame list-scroll' : 'table-frame'}
      data-list-scroll={isVirtual ? '' : undefined}
    >
      <table
        ref={table}
        // Arrows lead from cell to cell, which is what tells a grid from a table.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- see above
        role="grid"
        aria-label={label}
        aria-rowcount={total + 1}
        aria-multiselectable={hasBoxes || undefined}
        className="table list-table"
        style={tableStyle(columns, hasBoxes)}
        onKeyDown={focus.onKeyDown}
        onFocus={focus.onFocus}
        onClick={({ target }) => {
          const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-cell]') : null;
          if (cell) edits.begin(cell);
        }}
      >
        <colgroup>
          {hasBoxes && <col style={{ width: boxWidth }} />}
          {measures.map(({ id, width, isGrowing }) => (
            <col key={id} style={isGrowing ? undefined : { width }} />
          ))}
        </colgroup>
        <ListHead columns={columns} list={list} selection={selection} scroller={scroller} />
        <tbody>
          {isVirtual ? (
            <VirtualRows
              ref={virtual}
              count={lines.length}
              rowHeight={rowHeight}
              scroller={scroller}
              renderLine={renderLine}
              pinnedLines={pinnedLines}
              onDrawn={focus.settle}
              columnsCount={columnsCount}
            />
          ) : (
            drawn.map((_, index) => renderLine(index))
          )}
          {drawn.length < lines.length && (
            <tr>
              <td colSpan={columnsCount}>{t('foot.more', { count: lines.length - drawn.length })}</td>
            </tr>
          )}
        </tbody>
        {foot && (
          <tfoot>
            <tr>
              <SumCells placed={placed} hasBoxes={hasBoxes} label={foot.label} sumOf={foot.sumOf} />
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

/** The widths of the columns and where the pinned ones stand, for the rules of style. */
function tableStyle<Row>({ measures, totalWidth }: Columns<Row>, hasBoxes: boolean): CSSProperties {
  const boxes = hasBoxes ? boxWidth : 0;
  const starts = measures.map(({ id, start }) => [`--start-${id}`, `${start}px`]);
  const width = totalWidth + boxes;
  return {
    // Without a column that grows the room left over stays empty: sharing it out would move the pinned ones.
    ...(measures.some(({ isGrowing }) => isGrowing) ? { minWidth: width } : { width }),
    '--list-boxes': `${boxes}px`,
    ...Object.fromEntries(starts),
  } as CSSProperties;
}

/** True while the page is being put on paper, where nothing scrolls. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const change = (isNow: boolean) => () => flushSync(() => setPrinting(isNow));
    const [before, after] = [change(true), change(false)];
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return isPrinting;
}

const standard = 36;

/** The height of a row at the density in force, in px; follows it when it changes. */
function useRowHeight(inside: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(standard);
  useEffect(() => {
    const measure = (): void => {
      if (!inside.current) return;
      const style = getComputedStyle(inside.current);
      const rems = Number.parseFloat(style.getPropertyValue('--row'));
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      if (Number.isFinite(rems * rem)) setHeight(rems * rem);
    };
    measure();
    const observer = new MutationObserver(measure);
    observer.observe(document.documentElement, { attributes: true, subtree: false });
    return () => observer.disconnect();
  }, [inside]);
  return height;
}
