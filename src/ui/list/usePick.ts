import type { SelectionControl } from '#runtime/lists/use-selection.ts';
import { useStable } from '#runtime/platform/useStable.ts';

/** Chooses a row by its box; the same function as long as the list stands, so that rows need not be drawn anew. */
export const usePick = (selection: SelectionControl | undefined) =>
  useStable((id: string, isRange: boolean) => selection?.pick(id, isRange));
