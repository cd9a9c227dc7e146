import type { IconShape } from '../../identity/Icon.tsx';
import type { FilterChoice } from './FilterChoices.tsx';

/**
 * One filter of a list; its values stand in the address under its key.
 *
 * @example { key: 'status', label: t('columns.status'), icon: CircleDashed, choices: states }
 */
export interface ListFilter {
  readonly key: string;
  readonly label: string;
  readonly icon?: IconShape;
  readonly choices: readonly FilterChoice[];
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
