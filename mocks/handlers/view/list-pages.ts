import type { ListPage } from '#mocks/server/views/list-page.ts';
import { operationListPage } from '../client/operation/list-page.ts';
import { resources } from '../resources.ts';

/** The lists whose views can be saved, by the names of their pages. */
export const listPages: ReadonlyMap<string, ListPage> = new Map(
  [operationListPage, ...resources.flatMap(({ listPages: own = [] }) => own)].map((page) => [
    page.name,
    page,
  ]),
);
