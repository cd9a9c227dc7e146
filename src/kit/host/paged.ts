import type { PageFields } from './reply.ts';

interface Place {
  readonly currentPage: number;
  readonly lastPage: number;
  /** Name of the query parameter; default `page`. */
  readonly pageName?: string;
}

/** What the page object says of a list sent page by page, its items in `data`, told apart by `id`. */
export function pagedFields(
  request: Request,
  prop: string,
  { currentPage, lastPage, pageName = 'page' }: Place,
): PageFields {
  const isBefore = request.headers.get('X-Inertia-Infinite-Scroll-Merge-Intent') === 'prepend';
  return {
    [isBefore ? 'prependProps' : 'mergeProps']: [`${prop}.data`],
    matchPropsOn: [`${prop}.data.id`],
    scrollProps: {
      [prop]: {
        pageName,
        currentPage,
        previousPage: currentPage > 1 ? currentPage - 1 : null,
        nextPage: currentPage < lastPage ? currentPage + 1 : null,
        reset: request.headers.get('X-Inertia-Reset')?.split(',').includes(prop) ?? false,
      },
    },
  };
}
