import type { OperationIndexProps, OperationIndexQuery } from '#contracts/client/operation/index.ts';
import { operationKinds, type OperationKind } from '#domain/operation/enums.ts';
import { operationStates, type OperationState } from '#domain/operation/states.ts';
import type { FilterChoice } from './FilterChoices.tsx';

/** The filters of the bar; each is a key of the query and of the columns' texts. */
export const filterKeys = ['status', 'kind', 'city', 'department', 'managerId', 'tag', 'year'] as const;
export type FilterKey = (typeof filterKeys)[number];

/** The words of closed lists, in the person's language. */
export interface FilterWords {
  state: (state: OperationState) => string;
  kind: (kind: OperationKind) => string;
}

/** What each filter can be set to, with its words and counts. */
export function filterChoices(
  { counters, facets }: Pick<OperationIndexProps, 'counters' | 'facets'>,
  words: FilterWords,
): Record<FilterKey, FilterChoice[]> {
  return {
    ...facets,
    status: operationStates.map((state) => ({
      value: state,
      label: words.state(state),
      count: counters.find(({ status }) => status === state)?.count ?? 0,
    })),
    kind: operationKinds.map((kind) => ({ value: kind, label: words.kind(kind) })),
  };
}

/** What a filter is set to, in words: one or two values in full, the number of them beyond. */
export function filterValue(
  values: readonly string[],
  choices: readonly FilterChoice[],
  countText: (count: number) => string,
): string {
  if (values.length > 2) return countText(values.length);
  return values.map((value) => choices.find((choice) => choice.value === value)?.label ?? value).join(', ');
}

/** The change of query that sets a filter; values out of a closed list were written by its own choices. */
export function filterChange(key: FilterKey, values: readonly string[]): Partial<OperationIndexQuery> {
  switch (key) {
    case 'status':
      return { status: operationStates.filter((state) => values.includes(state)) };
    case 'kind':
      return { kind: operationKinds.filter((kind) => values.includes(kind)) };
    default:
      return { [key]: [...values] };
  }
}
