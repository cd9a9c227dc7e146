import { isPartial, type PartialSelection } from './headers.ts';
import type { PageObject, PageProps } from './page-object.ts';
import { shareEqual } from './share-equal.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function mergeDeep(current: unknown, answer: unknown): unknown {
  if (!isRecord(current) || !isRecord(answer)) return answer;
  const merged = { ...current };
  for (const [key, value] of Object.entries(answer)) {
    merged[key] = Object.hasOwn(current, key) ? mergeDeep(current[key], value) : value;
  }
  return merged;
}

/** Top-level props of which only a part was asked for: their siblings must stay. */
function partlyAsked({ only, except }: PartialSelection): Set<string> {
  const dotted = [...(only ?? []), ...(except ?? [])].filter((path) => path.includes('.'));
  return new Set(dotted.map((path) => path.slice(0, path.indexOf('.'))));
}

function mergeProps(current: PageProps, answer: PageProps, selection: PartialSelection): PageProps {
  const deep = partlyAsked(selection);
  const merged: Record<string, unknown> = { ...current };
  for (const [key, value] of Object.entries(answer)) {
    merged[key] = deep.has(key) ? mergeDeep(current[key], value) : value;
  }
  return merged;
}

export interface MergeOptions extends PartialSelection {
  /** An empty `errors` in the answer does not clear those shown. */
  readonly preserveErrors?: boolean | undefined;
  /** Lists that have grown keep their length: the person goes on with the page, or went back to it. */
  readonly keepsGrown?: boolean | undefined;
}

/** Lays an answer over the page shown. */
export type MergeAnswer = (current: PageObject, answer: PageObject, options?: MergeOptions) => PageObject;

const isEmptyRecord = (value: unknown): boolean => isRecord(value) && Object.keys(value).length === 0;

/**
 * The page after an answer. A partial answer of the same component is laid over the page shown; any other
 * answer replaces it. Either way, props that are deeply equal keep their identity.
 */
export function mergePartial(
  current: PageObject,
  answer: PageObject,
  options: MergeOptions = {},
): PageObject {
  if (current.component !== answer.component) return answer;
  const props = isPartial(options) ? mergeProps(current.props, answer.props, options) : answer.props;
  const keepsErrors =
    options.preserveErrors && isEmptyRecord(answer.props.errors) && 'errors' in current.props;
  const kept = keepsErrors ? { ...props, errors: current.props.errors } : props;
  return { ...answer, props: shareEqual(current.props, kept) };
}
