import { isPartial, type PartialSelection } from './headers.ts';
import { mergedPaths, mergeLists, renewList } from './merge-lists.ts';
import type { PageObject, PageProps } from './page-object.ts';
import { mergePartial, type MergeOptions } from './partial.ts';
import { hasPath, isWithin, readPath, writePath } from './prop-paths.ts';
import { mergeScrollProps } from './scroll-props.ts';

/** Whether a partial request asked for the prop at a path, or for what it lies in, or for a part of it. */
function isAsked(path: string, { only = [], except = [], reset = [] }: PartialSelection): boolean {
  if (except.some((left) => isWithin(path, left))) return false;
  const wanted = [...only, ...reset];
  return wanted.length === 0 || wanted.some((asked) => isWithin(path, asked) || isWithin(asked, path));
}

/** What is still to be asked for after a partial answer. */
function stillDeferred(
  current: PageObject,
  answer: PageObject,
  selection: PartialSelection,
): PageObject['deferredProps'] {
  const groups = Object.entries({ ...current.deferredProps, ...answer.deferredProps })
    .map(([group, paths]) => [group, paths.filter((path) => !isAsked(path, selection))] as const)
    .filter(([, paths]) => paths.length > 0);
  return groups.length > 0 ? Object.fromEntries(groups) : undefined;
}

function stillRescued(
  current: PageObject,
  answer: PageObject,
  selection: PartialSelection,
): PageObject['rescuedProps'] {
  const before = (current.rescuedProps ?? []).filter((path) => !isAsked(path, selection));
  const rescued = [...new Set([...before, ...(answer.rescuedProps ?? [])])];
  return rescued.length > 0 ? rescued : undefined;
}

function nowGrown(
  current: PageObject,
  answer: PageObject,
  selection: PartialSelection,
): PageObject['grownProps'] {
  const before = (current.grownProps ?? []).filter((path) => !isAsked(path, selection));
  const grown = [...new Set([...before, ...mergedPaths(answer)])];
  return grown.length > 0 ? grown : undefined;
}

const withFields = (page: PageObject, fields: Partial<Record<keyof PageObject, unknown>>): PageObject => {
  const { deferredProps: _d, rescuedProps: _r, scrollProps: _s, grownProps: _g, ...rest } = page;
  const filled = Object.entries(fields).filter(([, value]) => value !== undefined);
  return { ...rest, ...Object.fromEntries(filled) };
};

function mergePart(current: PageObject, answer: PageObject, options: MergeOptions): PageObject {
  const laid = mergePartial(current, { ...answer, props: mergeLists(current.props, answer) }, options);
  const onceProps = { ...current.onceProps, ...answer.onceProps };
  return withFields(laid, {
    deferredProps: stillDeferred(current, answer, options),
    rescuedProps: stillRescued(current, answer, options),
    scrollProps: mergeScrollProps(current, answer),
    grownProps: nowGrown(current, answer, options),
    ...(Object.keys(onceProps).length > 0 && { onceProps }),
  });
}

/** Deferred values stay on the screen until their successors are there. */
function keepDeferred(current: PageProps, answer: PageObject): PageProps {
  let { props } = answer;
  for (const path of Object.values(answer.deferredProps ?? {}).flat()) {
    if (hasPath(props, path) || !hasPath(current, path)) continue;
    props = writePath(props, path, readPath(current, path));
  }
  return props;
}

const isResetBy = (answer: PageObject, path: string): boolean =>
  Object.entries(answer.scrollProps ?? {}).some(
    ([prop, state]) =>
      isWithin(path, prop) &&
      typeof state === 'object' &&
      state !== null &&
      'reset' in state &&
      state.reset === true,
  );

/** Lists that have grown keep their length; their items are renewed where they can be told apart. */
function keepGrown(current: PageObject, answer: PageObject): PageObject {
  const grown = (current.grownProps ?? []).filter(
    (path) => hasPath(answer.props, path) && !isResetBy(answer, path),
  );
  if (grown.length === 0) return answer;
  let { props } = answer;
  for (const path of grown) props = writePath(props, path, renewList(current.props, answer, path));
  const states = Object.entries(current.scrollProps ?? {}).filter(([prop]) =>
    grown.some((path) => isWithin(path, prop)),
  );
  const scrollProps = { ...answer.scrollProps, ...Object.fromEntries(states) };
  return {
    ...answer,
    props,
    grownProps: grown,
    ...(Object.keys(scrollProps).length > 0 && { scrollProps }),
  };
}

/**
 * The page after an answer that says more than what its props are now: lists that grow, values that come
 * later or failed, lists read page by page. Where the answer says nothing of the kind and the page shown does
 * not either, `mergePartial` gives the same.
 */
export function mergePage(current: PageObject, answer: PageObject, options: MergeOptions = {}): PageObject {
  if (current.component !== answer.component) return answer;
  if (isPartial(options)) return mergePart(current, answer, options);
  const kept = options.keepsGrown ? keepGrown(current, answer) : answer;
  return mergePartial(current, { ...kept, props: keepDeferred(current.props, kept) }, options);
}
