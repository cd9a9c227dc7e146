import { parseJson } from '../protocol/parse-json.ts';
/** A column as far as its place is concerned: what the list gives before a person changes anything. */
export interface ColumnPlan {
  readonly id: string;
  /** In px. */
  readonly width: number;
  readonly minWidth: number;
  readonly maxWidth: number;
  readonly isHidden: boolean;
  /** Stays at the left while the others scroll. */
  readonly isPinned: boolean;
  /** Names the row: always shown. */
  readonly isRequired: boolean;
}

/** How a person arranged the columns, in the shape that the table engine takes (it wants arrays it could change). */
export interface ColumnState {
  /** Every column once. */
  readonly columnOrder: string[];
  /** Only `false` says something. */
  readonly columnVisibility: Record<string, boolean>;
  readonly columnPinning: { start: string[]; end: string[] };
  /** Widths in px of the columns that were given another than their own. */
  readonly columnSizing: Record<string, number>;
}

/** The arrangement that the list itself gives. */
export function plannedColumns(plans: readonly ColumnPlan[]): ColumnState {
  return {
    columnOrder: plans.map(({ id }) => id),
    columnVisibility: Object.fromEntries(
      plans.filter(({ isHidden }) => isHidden).map(({ id }) => [id, false]),
    ),
    columnPinning: { start: plans.filter(({ isPinned }) => isPinned).map(({ id }) => id), end: [] },
    columnSizing: {},
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** A width that the column can have. */
export const fitWidth = (plan: ColumnPlan, width: number): number =>
  Math.round(Math.min(plan.maxWidth, Math.max(plan.minWidth, width)));

/**
 * Puts what was kept over what the list gives now. Columns that are no more are forgotten, new ones stand where
 * the list has them and are shown or hidden as it says; whatever cannot be read counts as not kept.
 */
export function mergeColumns(kept: unknown, plans: readonly ColumnPlan[]): ColumnState {
  const planned = plannedColumns(plans);
  if (!isRecord(kept)) return planned;
  const planOf = new Map(plans.map((plan) => [plan.id, plan]));
  const isKnown = (id: string): boolean => planOf.has(id);
  const order = [...new Set(textsOf(kept['order']))].filter(isKnown);
  const hidden = new Set(textsOf(kept['hidden']));
  const pinned = Array.isArray(kept['pinned']) ? new Set(textsOf(kept['pinned'])) : null;
  const widths = isRecord(kept['widths']) ? kept['widths'] : {};
  const isNew = (id: string): boolean => !order.includes(id);

  const columnOrder = withNewColumns(order, planned.columnOrder);
  const isPinned = (id: string): boolean =>
    pinned === null || isNew(id) ? planned.columnPinning.start.includes(id) : pinned.has(id);

  return {
    columnOrder,
    columnVisibility: Object.fromEntries(
      plans
        .filter(({ id, isHidden, isRequired }) => !isRequired && (isNew(id) ? isHidden : hidden.has(id)))
        .map(({ id }) => [id, false]),
    ),
    columnPinning: { start: columnOrder.filter(isPinned), end: [] },
    columnSizing: Object.fromEntries(
      Object.entries(widths).flatMap(([id, width]) => {
        const plan = planOf.get(id);
        return plan && typeof width === 'number' && Number.isFinite(width)
          ? [[id, fitWidth(plan, width)]]
          : [];
      }),
    ),
  };
}

/** The kept order with each new column behind the one that precedes it in the list. */
function withNewColumns(order: readonly string[], planned: readonly string[]): string[] {
  const merged = [...order];
  for (const [index, id] of planned.entries()) {
    if (merged.includes(id)) continue;
    const before = planned[index - 1];
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, id);
  }
  return merged;
}

const isPlanned = (state: ColumnState, plans: readonly ColumnPlan[]): boolean =>
  JSON.stringify(storedOf(state)) === JSON.stringify(storedOf(plannedColumns(plans)));

const storedOf = (state: ColumnState) => ({
  version: 1,
  order: state.columnOrder,
  hidden: state.columnOrder.filter((id) => state.columnVisibility[id] === false),
  pinned: state.columnOrder.filter((id) => state.columnPinning.start.includes(id)),
  widths: state.columnSizing,
});

/** What is kept of an arrangement; null where it is the list's own. */
export const writeColumns = (state: ColumnState, plans: readonly ColumnPlan[]): string | null =>
  isPlanned(state, plans) ? null : JSON.stringify(storedOf(state));

/** Reads what `writeColumns` wrote, by this or another release. */
export function readColumns(text: string | null, plans: readonly ColumnPlan[]): ColumnState {
  return text === null ? plannedColumns(plans) : mergeColumns(parseJson(text), plans);
}

/**
 * The arrangement as an address holds it: the columns shown, in their order, `name.p.240` for one that is pinned
 * and 240 px wide. Empty where it is the list's own.
 */
export function columnsInAddress(state: ColumnState, plans: readonly ColumnPlan[]): string[] {
  if (isPlanned(state, plans)) return [];
  return state.columnOrder
    .filter((id) => state.columnVisibility[id] !== false)
    .map((id) => columnWord(id, state.columnPinning.start.includes(id), state.columnSizing[id]));
}

const columnWord = (id: string, isPinned: boolean, width: unknown): string =>
  [id, ...(isPinned ? ['p'] : []), ...(typeof width === 'number' ? [width] : [])].join('.');

/** What is kept of a list that is not shown now, as an address holds it; empty where nothing is. */
export function keptColumnsInAddress(text: string | null): string[] {
  const kept = text === null ? null : parseJson(text);
  if (!isRecord(kept)) return [];
  const hidden = textsOf(kept['hidden']);
  const pinned = textsOf(kept['pinned']);
  const widths = isRecord(kept['widths']) ? kept['widths'] : {};
  return textsOf(kept['order'])
    .filter((id) => !hidden.includes(id))
    .map((id) => columnWord(id, pinned.includes(id), widths[id]));
}

/** Reads what `columnsInAddress` wrote; columns that it does not name are hidden. */
export function columnsOfAddress(words: readonly string[], plans: readonly ColumnPlan[]): ColumnState {
  const named = words.map((word) => {
    const [id = '', ...marks] = word.split('.');
    return { id, isPinned: marks.includes('p'), width: Number(marks.find((mark) => /^\d+$/.test(mark))) };
  });
  const shown = named.filter(({ id }) => plans.some((plan) => plan.id === id));
  if (shown.length === 0) return plannedColumns(plans);
  const ids = shown.map(({ id }) => id);
  const others = plans.map(({ id }) => id).filter((id) => !ids.includes(id));
  return mergeColumns(
    {
      order: [...ids, ...others],
      hidden: others,
      pinned: shown.filter(({ isPinned }) => isPinned).map(({ id }) => id),
      widths: Object.fromEntries(shown.map(({ id, width }) => [id, width])),
    },
    plans,
  );
}

/** A column put before another, or at the end: `before` null. */
export function moveColumn(state: ColumnState, id: string, before: string | null): ColumnState {
  if (id === before || !state.columnOrder.includes(id)) return state;
  const others = state.columnOrder.filter((other) => other !== id);
  const at = before === null ? others.length : others.indexOf(before);
  const columnOrder = others.toSpliced(at === -1 ? others.length : at, 0, id);
  const { start } = state.columnPinning;
  return {
    ...state,
    columnOrder,
    // The engine places pinned columns by this order.
    columnPinning: { start: columnOrder.filter((column) => start.includes(column)), end: [] },
  };
}

/** A column moved by one place among those shown on its side of the pinned border. */
export function stepColumn(state: ColumnState, id: string, step: -1 | 1): ColumnState {
  const isPinned = state.columnPinning.start.includes(id);
  const side = state.columnOrder.filter(
    (other) =>
      state.columnPinning.start.includes(other) === isPinned && state.columnVisibility[other] !== false,
  );
  const target = side[side.indexOf(id) + step];
  if (!side.includes(id) || target === undefined) return state;
  if (step === -1) return moveColumn(state, id, target);
  const after = state.columnOrder[state.columnOrder.indexOf(target) + 1];
  return moveColumn(state, id, after ?? null);
}

/**
 * A column put before or behind another one, as a pointer drops it. The border of the pinned columns is not crossed:
 * the state stays the same there, and where the column stands so already.
 */
export function dropColumn(
  state: ColumnState,
  id: string,
  { beside, isAfter }: { readonly beside: string; readonly isAfter: boolean },
): ColumnState {
  const isPinned = (column: string): boolean => state.columnPinning.start.includes(column);
  if (isPinned(id) !== isPinned(beside)) return state;
  const following = state.columnOrder[state.columnOrder.indexOf(beside) + 1] ?? null;
  const next = moveColumn(state, id, isAfter ? following : beside);
  return next.columnOrder.join(' ') === state.columnOrder.join(' ') ? state : next;
}

/** The columns that are shown, as they stand: the pinned ones first. */
export function shownColumns(state: ColumnState): string[] {
  const shown = state.columnOrder.filter((id) => state.columnVisibility[id] !== false);
  const isPinned = (id: string): boolean => state.columnPinning.start.includes(id);
  return [...shown.filter(isPinned), ...shown.filter((id) => !isPinned(id))];
}
