import {
  memberList,
  memberStates,
  type MemberIndexProps,
  type MemberQuery,
  type MemberRow,
} from '#contracts/client/user/index.ts';
import type { Facet } from '#contracts/define-list.ts';
import { index } from '#generated/routes/client/user.ts';
import * as memberMessages from '#messages/client/user.ts';
import { messagesFor } from '#messages/locale.ts';
import * as tradeMessages from '#messages/trade.ts';
import { isSystemRole } from '#domain/access/roles.ts';
import { foldedWords, foldText } from '#mocks/db/fold.ts';
import { can, canNow, type ClientContext } from '#mocks/server/context.ts';
import type { ListPage } from '#mocks/server/views/list-page.ts';
import { openDefaultView, viewsOf } from '#mocks/server/views/views-of.ts';
import { listedMembers, type ListedMember } from './members.ts';

/** The list of members, for saved views. */
export const memberListPage: ListPage = {
  name: 'Client/User/Index',
  area: 'client',
  can: 'tenant-user.list',
  query: memberList.query,
  href: index,
};

/**
 * The prop `list`: a company has as many members as its offer has seats, so they are read whole and searched,
 * counted and ordered here. What only owners are told is neither searched nor sorted by for others.
 *
 * @throws RedirectFailure to the person's default view
 */
export async function answerMembers(
  context: ClientContext,
  query: MemberQuery,
): Promise<MemberIndexProps['list']> {
  const views = await viewsOf(context, memberListPage);
  openDefaultView(context, views);
  const members = await listedMembers(context);
  const found = members.filter(({ row }) => fits(row, query)).toSorted(orderOf(context, query));
  const { perPage } = query;
  const pages = Math.max(1, Math.ceil(found.length / perPage));
  const page = Math.min(query.page, pages);
  const shown = found.slice((page - 1) * perPage, page * perPage);
  return {
    items: shown.map(({ row }) => row),
    meta: { page, perPage, total: found.length, pages },
    query: { ...query, page },
    defaults: memberList.query.parse({}),
    facets: facetsOf(
      context,
      members.map(({ row }) => row),
      query,
    ),
    sums: {},
    totalCount: members.length,
    views,
    can: {
      create: canNow(context, 'tenant-user.create'),
      update: canNow(context, 'tenant-user.update'),
      delete: canNow(context, 'tenant-user.delete'),
      export: false,
    },
  };
}

type Filter = 'role' | 'status';

function fits(row: MemberRow, query: MemberQuery, without?: Filter): boolean {
  const text = foldText([row.name, row.jobTitle ?? '', row.details?.email ?? ''].join('\n'));
  const isAmong = (filter: Filter): boolean =>
    filter === without ||
    query[filter].length === 0 ||
    (query[filter] as readonly string[]).includes(row[filter]);
  return foldedWords(query.q).every((word) => text.includes(word)) && isAmong('role') && isAmong('status');
}

/** By name, or by the last sign-in: those who never signed in stand last either way. */
function orderOf(context: ClientContext, { sort }: MemberQuery) {
  const byName = (a: ListedMember, b: ListedMember): number =>
    a.sortName.localeCompare(b.sortName, 'fr') || a.row.id.localeCompare(b.row.id);
  const sign = sort.startsWith('-') ? -1 : 1;
  if (!sort.endsWith('lastLoginAt') || !can(context, 'tenant-user.update')) {
    return (a: ListedMember, b: ListedMember): number => sign * byName(a, b);
  }
  return (a: ListedMember, b: ListedMember): number => {
    const [one, other] = [a.row.details?.lastLoginAt ?? null, b.row.details?.lastLoginAt ?? null];
    if (one === other) return byName(a, b);
    if (one === null || other === null) return one === null ? 1 : -1;
    return sign * one.localeCompare(other);
  };
}

/** What each filter can be set to, with how many members the search and the other filter let through. */
function facetsOf(
  { locale }: ClientContext,
  rows: readonly MemberRow[],
  query: MemberQuery,
): Record<Filter, Facet[]> {
  const count = (filter: Filter, value: string): number =>
    rows.filter((row) => row[filter] === value && fits(row, query, filter)).length;
  const roles = messagesFor(locale, tradeMessages).role;
  const states = messagesFor(locale, memberMessages).choices.status;
  const labels = new Map(
    rows.map(({ role, roleLabel }) => [role, isSystemRole(role) ? roles[role] : (roleLabel ?? role)]),
  );
  for (const role of query.role) if (isSystemRole(role) && !labels.has(role)) labels.set(role, roles[role]);
  return {
    role: [...labels]
      .map(([value, label]) => ({ value, label, count: count('role', value) }))
      .toSorted((a, b) => a.label.localeCompare(b.label, 'fr')),
    status: memberStates.map((value) => ({ value, label: states[value], count: count('status', value) })),
  };
}
