import type { ReactNode } from 'react';
import { isSameValue } from '#runtime/forms/changed-fields.ts';

/** A section of a form. */
export interface SectionConfig {
  readonly id: string;
  readonly title: string;
  readonly help?: ReactNode;
  /** Names of its fields, as far as the form knows them. */
  readonly fields: readonly string[];
  /** May be left out: only its title shows until it is opened, or holds something. */
  readonly isFolding?: boolean;
  /** Its title stands above, for a sheet of many columns. */
  readonly isWide?: boolean;
  readonly content: ReactNode;
}

/** How far a section has come; `count` is of fields. */
export type SectionState =
  /** Refused when it was sent, or as it was left. */
  | { readonly kind: 'wrong'; readonly count: number }
  /** What its contract still asks for. */
  | { readonly kind: 'open'; readonly count: number }
  | { readonly kind: 'complete' }
  /** Nothing is typed and nothing is asked for. */
  | { readonly kind: 'optional' };

interface FormFacts {
  readonly values: Readonly<Record<string, unknown>>;
  /** Paths of the fields whose errors are shown. */
  readonly shownErrors: readonly string[];
  /** Paths that the contract would refuse now. */
  readonly refused: readonly string[];
  /** What a new form begins with: what was not changed there is nothing that somebody filled in. */
  readonly proposed?: Readonly<Record<string, unknown>> | undefined;
}

/** The state of a section, from what its contract says of what was typed. */
export function sectionState({ fields }: Pick<SectionConfig, 'fields'>, facts: FormFacts): SectionState {
  const wrong = countWithin(fields, facts.shownErrors);
  if (wrong > 0) return { kind: 'wrong', count: wrong };
  const open = countWithin(fields, facts.refused);
  if (open > 0) return { kind: 'open', count: open };
  const isUntouched = (field: string): boolean =>
    isBlank(facts.values[field]) ||
    (facts.proposed !== undefined && isSameValue(facts.values[field], facts.proposed[field]));
  return fields.every(isUntouched) ? { kind: 'optional' } : { kind: 'complete' };
}

/** Whether a section that folds has to be open: one of its fields holds something, or is refused. */
export function isSectionNeeded(
  { fields }: Pick<SectionConfig, 'fields'>,
  { values, shownErrors }: Pick<FormFacts, 'values' | 'shownErrors'>,
): boolean {
  return countWithin(fields, shownErrors) > 0 || fields.some((field) => !isBlank(values[field]));
}

const headOf = (path: string): string => path.split('.')[0] ?? '';

const countWithin = (fields: readonly string[], paths: readonly string[]): number =>
  new Set(paths.filter((path) => fields.includes(headOf(path)))).size;

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);
