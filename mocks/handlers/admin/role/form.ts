import { and, eq } from 'drizzle-orm';
import type { AdminRoleFormProps } from '#contracts/admin/role/form.ts';
import { roleFields } from '#contracts/admin/role/payload.ts';
import type { Conflict } from '#contracts/conflict.ts';
import { describeFields } from '#contracts/record-form.ts';
import { editsOf } from '#domain/access/custom-role.ts';
import { personalReaches } from '#domain/access/matrix.ts';
import { areas } from '#domain/access/permissions.ts';
import { fixedRoles, holdableKeys } from '#domain/access/role-definition.ts';
import type { RoleScope } from '#domain/access/roles.ts';
import { auditEntries } from '#mocks/db/schema/index.ts';
import { canNow, type AdminContext } from '#mocks/server/context.ts';
import { fullName } from '#mocks/server/full-name.ts';
import { readHistory } from '#mocks/server/history/read.ts';
import { historySentence } from '#mocks/server/history/sentence.ts';
import { titleOf } from './list.ts';
import { allRoles, heldKeys, holdersOf, roleRows, type Role } from './roles.ts';

const maxHolders = 30;
const maxEntries = 20;
const facts = describeFields(roleFields);

/** What the page of the form is given; null for a new role. */
export async function formProps(context: AdminContext, role: Role | null): Promise<AdminRoleFormProps> {
  const { db, session } = context;
  const roles = await allRoles(db);
  const rows = await roleRows(db, roles);
  const row = role === null ? null : (rows.find(({ id }) => id === role.name) ?? null);
  const { hasFixedPermissions, isDeletable } = editsOf(role?.name ?? '');
  const holders = role === null ? [] : await holdersOf(db, role);
  const isOwn = role !== null && isDeletable;
  return {
    form: {
      record: row && { id: row.id, version: role?.stored?.version ?? 1, label: titleOf(context, row) },
      values:
        role === null || row === null
          ? { name: '', label: '', scope: 'tenant', description: '', permissions: [] }
          : {
              name: role.name,
              label: titleOf(context, row),
              scope: role.scope,
              description: role.stored?.description ?? '',
              permissions: heldKeys(role),
            },
      fields: facts,
      conflict: (session.data.details?.['conflict'] as Conflict | undefined) ?? null,
      can: {
        save:
          role === null
            ? canNow(context, 'role.create')
            : canNow(context, 'role.update') && !hasFixedPermissions,
        delete: false,
      },
    },
    role: row,
    isFixed: hasFixedPermissions,
    scopes: scopeRights(context, role),
    areas: [...areas],
    holders: holders.slice(0, maxHolders).map((user) => ({ id: user.id, name: fullName(user) })),
    history: role === null ? [] : await historyOf(context, role),
    can: {
      duplicate: role !== null && canNow(context, 'role.create'),
      delete: isOwn && canNow(context, 'role.delete'),
    },
    replacements: isOwn
      ? rows
          .filter(({ id, scope }) => scope === role.scope && id !== role.name && !isFixed(id))
          .map(({ id, label }) => ({ id, label }))
      : [],
  };
}

const isFixed = (name: string): boolean => (fixedRoles as readonly string[]).includes(name);

/** What each scope can be granted, or the scope of a role that is there, and how many pages each right opens. */
function scopeRights({ deps }: AdminContext, role: Role | null): AdminRoleFormProps['scopes'] {
  const of = (scope: RoleScope): AdminRoleFormProps['scopes'][RoleScope] => {
    const isIt = role === null || role.scope === scope;
    const holdable = isIt ? [...holdableKeys(role?.name ?? '', scope).keys()] : [];
    const keys = holdable.filter((key) => !personalReaches.has(key));
    const pages: Record<string, number> = {};
    for (const { page, can, name } of deps.routes) {
      if (page === undefined || can === undefined || !isOfScope(name, scope)) continue;
      pages[can] = (pages[can] ?? 0) + 1;
    }
    return { keys, pages };
  };
  return { platform: of('platform'), brand: of('brand'), tenant: of('tenant') };
}

function isOfScope(route: string, scope: RoleScope): boolean {
  if (scope === 'platform') return route.startsWith('admin.');
  const isOfBrand = route.startsWith('client.brand.');
  return scope === 'brand' ? isOfBrand : !isOfBrand && /^(client|export)\./.test(route);
}

async function historyOf({ db, locale }: AdminContext, { name }: Role) {
  const isIt = and(eq(auditEntries.subjectType, 'role'), eq(auditEntries.subjectId, name));
  const entries = await readHistory(db, isIt, { limit: maxEntries });
  return entries.map((named) => ({
    id: named.entry.id,
    at: named.entry.at.toISOString(),
    sentence: historySentence(locale, named),
  }));
}
