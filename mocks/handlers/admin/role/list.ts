import {
  roleList,
  type AdminRoleIndexProps,
  type RoleListRow,
  type RoleQuery,
} from '#contracts/admin/role/index.ts';
import { areas } from '#domain/access/permissions.ts';
import { isSystemRole, roleScopes } from '#domain/access/roles.ts';
import { index } from '#generated/routes/admin/role.ts';
import * as roleMessages from '#messages/admin/role.ts';
import { messagesFor } from '#messages/locale.ts';
import * as tradeMessages from '#messages/trade.ts';
import { foldedWords, foldText } from '#mocks/db/fold.ts';
import { canNow, type AdminContext } from '#mocks/server/context.ts';
import { answerRows } from '#mocks/server/lists/in-memory.ts';
import type { ListPage } from '#mocks/server/views/list-page.ts';
import { allRoles, roleRows } from './roles.ts';

/** The list of roles, for saved views. */
export const roleListPage: ListPage = {
  name: 'Admin/Role/Index',
  area: 'admin',
  can: 'role.list',
  query: roleList.query,
  href: index,
};

/** What the page of roles is given. */
export async function indexProps(context: AdminContext, query: RoleQuery): Promise<AdminRoleIndexProps> {
  const rows = await roleRows(context.db, await allRoles(context.db));
  const { choices } = messagesFor(context.locale, roleMessages);
  return {
    list: await answerRows(context, query, {
      listPage: roleListPage,
      definition: roleList,
      rows,
      fits: (row, without) => fits(context, row, query, without),
      order: orderOf(context, query),
      filters: {
        scope: {
          choices: roleScopes.map((value) => ({ value, label: choices.scope[value] })),
          of: ({ scope }) => [scope],
        },
        origin: {
          choices: (['system', 'own'] as const).map((value) => ({ value, label: choices.origin[value] })),
          of: (row) => [originOf(row)],
        },
      },
      can: {
        create: canNow(context, 'role.create'),
        update: canNow(context, 'role.update'),
        delete: canNow(context, 'role.delete'),
        export: false,
      },
    }),
    roles: rows,
    areas: [...areas],
  };
}

/** What people call a role. */
export const titleOf = (
  { locale }: Pick<AdminContext, 'locale'>,
  { id, label }: Pick<RoleListRow, 'id' | 'label'>,
) => (isSystemRole(id) ? messagesFor(locale, tradeMessages).role[id] : (label ?? id));

const originOf = ({ isSystem }: RoleListRow): 'system' | 'own' => (isSystem ? 'system' : 'own');

type Filter = 'scope' | 'origin';

function fits(context: AdminContext, row: RoleListRow, query: RoleQuery, without?: string): boolean {
  const text = foldText([titleOf(context, row), row.id, row.description ?? ''].join('\n'));
  const isAmong = (filter: Filter, value: string): boolean =>
    filter === without || query[filter].length === 0 || (query[filter] as readonly string[]).includes(value);
  return (
    foldedWords(query.q).every((word) => text.includes(word)) &&
    isAmong('scope', row.scope) &&
    isAmong('origin', originOf(row))
  );
}

function orderOf(context: AdminContext, { sort }: RoleQuery) {
  const sign = sort.startsWith('-') ? -1 : 1;
  const byLabel = (a: RoleListRow, b: RoleListRow): number =>
    titleOf(context, a).localeCompare(titleOf(context, b), 'fr') || a.id.localeCompare(b.id);
  return (a: RoleListRow, b: RoleListRow): number =>
    sort.endsWith('usersCount')
      ? sign * (a.usersCount - b.usersCount) || byLabel(a, b)
      : sign * byLabel(a, b);
}
