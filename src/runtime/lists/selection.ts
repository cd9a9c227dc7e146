/**
 * Which rows are chosen: some by their id, or all that the filters let through but a few. `anchor` is where a
 * range begins.
 */
export type Selection =
  | { readonly kind: 'some'; readonly ids: ReadonlySet<string>; readonly anchor: string | null }
  | { readonly kind: 'all'; readonly except: ReadonlySet<string>; readonly anchor: string | null };

export const nothingSelected: Selection = { kind: 'some', ids: new Set(), anchor: null };

export const isSelected = (selection: Selection, id: string): boolean =>
  selection.kind === 'some' ? selection.ids.has(id) : !selection.except.has(id);

/** How many rows are chosen of `total` that the filters let through. */
export const selectedCount = (selection: Selection, total: number): number =>
  selection.kind === 'some' ? selection.ids.size : Math.max(0, total - selection.except.size);

/** Rows chosen or freed; the last one is where a range would begin. */
export function select(selection: Selection, ids: readonly string[], isChosen: boolean): Selection {
  const anchor = ids.at(-1) ?? selection.anchor;
  const isListed = (selection.kind === 'some') === isChosen;
  const listed = new Set(selection.kind === 'some' ? selection.ids : selection.except);
  for (const id of ids) {
    if (isListed) listed.add(id);
    else listed.delete(id);
  }
  return selection.kind === 'some'
    ? { kind: 'some', ids: listed, anchor }
    : { kind: 'all', except: listed, anchor };
}

export const toggle = (selection: Selection, id: string): Selection =>
  select(selection, [id], !isSelected(selection, id));

/**
 * Everything from the anchor to `id`, in the order shown, becomes what the anchor is; the anchor stays where it
 * was. Without an anchor among the rows shown, the row alone is toggled.
 */
export function selectRange(selection: Selection, shown: readonly string[], id: string): Selection {
  const from = selection.anchor === null ? -1 : shown.indexOf(selection.anchor);
  const to = shown.indexOf(id);
  if (from === -1 || to === -1 || selection.anchor === null) return toggle(selection, id);
  const range = shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  return {
    ...select(selection, range, isSelected(selection, selection.anchor)),
    anchor: selection.anchor,
  };
}

/** What the box of the head shows of the rows before one's eyes. */
export function pageMark(selection: Selection, shown: readonly string[]): 'none' | 'some' | 'all' {
  const count = shown.filter((id) => isSelected(selection, id)).length;
  if (count === 0) return 'none';
  return count === shown.length ? 'all' : 'some';
}

/** What an action is told: the rows themselves, or everything the filters let through but some. */
export type SelectedRows =
  | { readonly kind: 'ids'; readonly ids: readonly string[] }
  | { readonly kind: 'all'; readonly except: readonly string[] };

export const selectedRows = (selection: Selection): SelectedRows =>
  selection.kind === 'some'
    ? { kind: 'ids', ids: [...selection.ids] }
    : { kind: 'all', except: [...selection.except] };
