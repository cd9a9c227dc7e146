import { useState } from 'react';
import { localStore } from '../storage/safe-storage.ts';
import {
  columnsInAddress,
  columnsOfAddress,
  keptColumnsInAddress,
  plannedColumns,
  readColumns,
  shownColumns,
  writeColumns,
  type ColumnPlan,
  type ColumnState,
} from './column-state.ts';

/** The columns that an address asks for: those of a saved view. */
export interface AddressedColumns {
  readonly words: readonly string[];
  readonly change: (words: readonly string[]) => void;
}

export interface ColumnStateOptions {
  /** Person and list, e.g. `{userId}:operations`. */
  readonly keepAs: string;
  readonly plans: readonly ColumnPlan[];
  readonly address?: AddressedColumns | undefined;
}

/** The arrangement of the columns, and the ways to change it. */
export interface ColumnStateControl {
  readonly state: ColumnState;
  /** True when it is not the list's own. */
  readonly isChanged: boolean;
  /** Shows an arrangement and keeps it. */
  readonly change: (next: ColumnState) => void;
  /** Shows one while it is still being found: a border under the pointer. */
  readonly preview: (next: ColumnState) => void;
  readonly reset: () => void;
}

const storageKey = (keepAs: string): string => `columns:${keepAs}`;

/** The columns that a person keeps of a list, as an address holds them: for a view that is saved. */
export const keptColumns = (keepAs: string): string[] =>
  keptColumnsInAddress(localStore.get(storageKey(keepAs)));

/**
 * The columns of a list as they stand on the screen: those of the address, else those that the person keeps.
 *
 * @param words of the address; empty where it names none
 */
export function columnsOnScreen(
  keepAs: string,
  plans: readonly ColumnPlan[],
  words: readonly string[],
): string[] {
  return shownColumns(
    words.length > 0
      ? columnsOfAddress(words, plans)
      : readColumns(localStore.get(storageKey(keepAs)), plans),
  );
}

/**
 * How a person arranged the columns of a list, kept on this device. While the address names columns, as the one of
 * a saved view does, they are those shown, and changes go there.
 */
export function useColumnState({ keepAs, plans, address }: ColumnStateOptions): ColumnStateControl {
  const key = storageKey(keepAs);
  const [own, setOwn] = useState<ColumnState | null>(null);
  const [passing, setPassing] = useState<ColumnState | null>(null);
  const isAddressed = address !== undefined && address.words.length > 0;
  const settled = isAddressed
    ? columnsOfAddress(address.words, plans)
    : (own ?? readColumns(localStore.get(key), plans));

  const keep = (next: ColumnState): void => {
    const text = writeColumns(next, plans);
    if (text === null) localStore.remove(key);
    else localStore.set(key, text);
    setOwn(next);
  };
  const change = (next: ColumnState): void => {
    setPassing(null);
    if (isAddressed) address.change(columnsInAddress(next, plans));
    else keep(next);
  };
  const state = passing ?? settled;
  return {
    state,
    isChanged: writeColumns(state, plans) !== null,
    change,
    preview: setPassing,
    reset: () => change(plannedColumns(plans)),
  };
}
