import { operationIndexQuery } from '#contracts/client/operation/index.ts';
import { index } from '#generated/routes/client/operation.ts';
import type { ListPage } from '#mocks/server/views/list-page.ts';

/** The list of operations, whose views can be saved. */
export const operationListPage: ListPage = {
  name: 'Client/Operation/Index',
  area: 'client',
  can: 'operation.list',
  query: operationIndexQuery,
  href: index,
};
