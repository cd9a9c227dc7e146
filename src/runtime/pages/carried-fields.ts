import type { PageObject } from '../protocol/page-object.ts';

const carried = [
  'deferredProps',
  'mergeProps',
  'prependProps',
  'deepMergeProps',
  'onceProps',
  'scrollProps',
  'rescuedProps',
] as const satisfies readonly (keyof PageObject)[];

/** Whether a page says more than what its props are now. */
export const isCarrying = (page: PageObject): boolean => carried.some((field) => page[field] !== undefined);
