import type { IconShape } from '../../identity/Icon.tsx';
import type { FilterChoice } from './FilterChoices.tsx';

interface FilterBase {
  readonly key: string;
  readonly label: string;
  readonly icon?: IconShape;
}

/** A filter by some of several values. */
export interface ChoiceFilter extends FilterBase {
  readonly kind?: 'choice';
  readonly choices: readonly FilterChoice[];
}

/** A filter by days from and to, written `2026-01-01..2026-03-31`, either side open. */
export interface PeriodFilter extends FilterBase {
  readonly kind: 'period';
}

/**
 * One filter of a list; its values stand in the address under its key.
 *
 * @example { key: 'status', label: t('columns.status'), icon: CircleDashed, choices: states }
 */
export type ListFilter = ChoiceFilter | PeriodFilter;

/** What a filter is set to, in words: one or two values in full, the number of them beyond. */
export function filterValue(
  values: readonly string[],
  choices: readonly FilterChoice[],
  countText: (count: number) => string,
): string {
  if (values.length > 2) return countText(values.length);
  return values.map((value) => choices.find((choice) => choice.value === value)?.label ?? value).join(', ');
}
