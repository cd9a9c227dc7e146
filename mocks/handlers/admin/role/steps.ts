import { and, eq, isNull, sql } from 'drizzle-orm';
import { destroyRole, storeRole, updateRole } from '#contracts/admin/role/payload.ts';
import { editsOf, refusedPermissions, withListing } from '#domain/access/custom-role.ts';
import { isPermissionKey, type PermissionKey } from '#domain/access/matrix.ts';
import { fixedRoles } from '#domain/access/role-definition.ts';
import { isSystemRole } from '#domain/access/roles.ts';
import { edit, index } from '#generated/routes/admin/role.ts';
import * as roleMessages from '#messages/admin/role.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import type { Database } from '#mocks/db/database.ts';
import { changeRow } from '#mocks/db/queries/business-table.ts';
import { memberships, roles, users } from '#mocks/db/schema/index.ts';
import { audit, changedFields } from '#mocks/server/audit.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { adminAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { staleVersion } from '#mocks/server/stale-version.ts';
import { titleOf } from './list.ts';
import { allRoles, announceRoles, heldKeys, holdersOf, roleOfRoute, type Role } from './roles.ts';

const textsOf = ({ locale }: AdminContext) => messagesFor(locale, roleMessages);
const labelOf = (context: AdminContext, { name, stored }: Role): string =>
  titleOf(context, { id: name, label: stored?.label ?? null });
const subjectOf = (name: string, label: string) => ({ type: 'role', id: name, label });

/** @throws ValidationFailure on `permissions` for rights that the scope cannot hold */
function checkedPermissions(
  context: AdminContext,
  role: Pick<Role, 'name' | 'scope'>,
  given: readonly string[],
): { permissions: PermissionKey[]; added: readonly PermissionKey[] } {
  const refused = refusedPermissions({ ...role, permissions: given });
  if (refused.length > 0) throw new ValidationFailure({ permissions: textsOf(context).refused.right });
  return withListing([...new Set(given.filter(isPermissionKey))]);
}

/** What was told after saving, and of the rights to list that came with others. */
function savedText(
  context: AdminContext,
  text: string,
  name: string,
  added: readonly PermissionKey[],
): string {
  const done = fill(text, { name });
  if (added.length === 0) return done;
  return `${done} ${fill(textsOf(context).flash.listingAdded, { count: added.length })}`;
}

export const storeHandler = adminAction(storeRole, async (context, payload) => {
  const { name, label, scope, description } = payload;
  const taken = validationText(context.locale, 'roleTaken');
  if (isSystemRole(name)) throw new ValidationFailure({ name: taken });
  const { permissions, added } = checkedPermissions(context, { name, scope }, payload.permissions);
  const row = { name, label, scope, description: description === '' ? null : description, permissions };
  if (!(await insertRole(context, row))) throw new ValidationFailure({ name: taken });
  announceRoles(context, [name], []);
  const text = savedText(context, textsOf(context).created, label, added);
  return redirect(edit({ role: name }), { type: 'success', text });
});

/** False when another role has the name. */
async function insertRole(
  context: AdminContext,
  row: Pick<typeof roles.$inferInsert, 'name' | 'label' | 'scope' | 'description' | 'permissions'>,
): Promise<boolean> {
  const { clock, newId } = context.deps;
  const now = clock.businessNow();
  return context.db.transaction(async (tx) => {
    const made = await tx
      .insert(roles)
      .values({ id: newId(), ...row, createdAt: now, updatedAt: now, createdBy: context.actor.user.id })
      .onConflictDoNothing({ target: roles.name })
      .returning({ id: roles.id });
    if (made.length === 0) return false;
    await audit(context, tx, 'role.create', subjectOf(row.name, row.label));
    return true;
  });
}

/** Changes what a role may do; whoever has it has the new rights with their next request. */
export const updateHandler = adminAction(updateRole, {
  find: roleOfRoute,
  act: async (context, { version, label, description, permissions: given }, role) => {
    const texts = textsOf(context);
    if (editsOf(role.name).hasFixedPermissions) throw new ValidationFailure({ base: texts.refused.fixed });
    if (!isSystemRole(role.name) && label === '') {
      throw new ValidationFailure({ label: validationText(context.locale, 'required') });
    }
    const { permissions, added } = checkedPermissions(context, role, given);
    const columns = {
      // The system's own are worded by each language.
      label: isSystemRole(role.name) ? role.name : label,
      description: description === '' ? null : description,
      permissions,
    };
    const before = {
      label: role.stored?.label ?? role.name,
      description: role.stored?.description ?? null,
      permissions: heldKeys(role).toSorted(),
    };
    const changes = changedFields(before, { ...columns, permissions: permissions.toSorted() });
    const isSaved = await context.db.transaction(async (tx) => {
      if (!(await writeRole(context, tx, role, { version, columns }))) return false;
      await audit(context, tx, 'role.update', subjectOf(role.name, labelOf(context, role)), changes);
      return true;
    });
    if (!isSaved) throw await stale(context, role, Object.keys(changes));
    const holders = await holdersOf(context.db, role);
    announceRoles(
      context,
      [role.name],
      holders.map(({ id }) => id),
    );
    const name = isSystemRole(role.name) ? labelOf(context, role) : label;
    const text = savedText(context, texts.updated, name, added);
    return redirect(edit({ role: role.name }), { type: 'success', text });
  },
});

interface RoleWrite {
  readonly version: number;
  readonly columns: { label: string; description: string | null; permissions: string[] };
}

/** One of the system's is stored with its first change. @returns false when somebody else was quicker */
async function writeRole(
  { deps, actor }: AdminContext,
  tx: Database,
  { name, scope, stored }: Role,
  { version, columns }: RoleWrite,
): Promise<boolean> {
  const at = deps.clock.businessNow();
  if (stored !== null) return changeRow(tx, roles, { id: stored.id, version }, { at, columns });
  if (version !== 1) return false;
  const made = await tx
    .insert(roles)
    .values({
      id: deps.newId(),
      name,
      scope,
      ...columns,
      isSystem: true,
      version: 2,
      createdAt: at,
      updatedAt: at,
      createdBy: actor.user.id,
    })
    .onConflictDoNothing({ target: roles.name })
    .returning({ id: roles.id });
  return made.length > 0;
}

async function stale(context: AdminContext, { name }: Role, fields: readonly string[]) {
  const [now] = await context.db.select().from(roles).where(eq(roles.name, name));
  if (!now) return notFound('role');
  return staleVersion(context, { id: name, updatedAt: now.updatedAt, fields });
}

/** Copies what a role may do into one of its own scope. */
export const duplicateHandler = adminAction(noPayload, {
  find: roleOfRoute,
  act: async (context, _payload, role) => {
    const texts = textsOf(context);
    const suffix = context.deps.newId().slice(-6);
    const name = `${role.name.slice(0, 30)}-${suffix}`;
    // What stays with the system's own is left out.
    const refused = new Set(refusedPermissions({ name, scope: role.scope, permissions: heldKeys(role) }));
    const permissions = heldKeys(role).filter((key) => !refused.has(key));
    const label = fill(texts.copyOf, { label: labelOf(context, role) }).slice(0, 60);
    const description = role.stored?.description ?? null;
    await insertRole(context, { name, label, scope: role.scope, description, permissions });
    announceRoles(context, [name], []);
    return redirect(edit({ role: name }), { type: 'success', text: fill(texts.created, { name: label }) });
  },
});

/** Removes a role for good; whoever has it gets the one that takes its place. */
export const destroyHandler = adminAction(destroyRole, {
  find: roleOfRoute,
  act: async (context, { replacementRole }, role) => {
    const texts = textsOf(context);
    if (!editsOf(role.name).isDeletable) throw new ValidationFailure({ base: texts.refused.system });
    const holders = await holdersOf(context.db, role);
    if (holders.length > 0) await checkReplacement(context, role, replacementRole, holders.length);
    const label = labelOf(context, role);
    await context.db.transaction(async (tx) => {
      if (replacementRole !== null) await replaceRole(context, tx, role.name, replacementRole);
      await tx.delete(roles).where(eq(roles.name, role.name));
      await audit(context, tx, 'role.delete', subjectOf(role.name, label), {
        replacementRole: { from: null, to: replacementRole },
      });
    });
    announceRoles(
      context,
      [role.name],
      holders.map(({ id }) => id),
    );
    return redirect(index(), { type: 'success', text: fill(texts.deleted, { name: label }) });
  },
});

/** @throws ValidationFailure on `replacementRole` for none, or one of another scope or above all others */
async function checkReplacement(
  context: AdminContext,
  role: Role,
  replacement: string | null,
  n: number,
): Promise<void> {
  const texts = textsOf(context).refused;
  if (replacement === null) {
    throw new ValidationFailure({ replacementRole: n === 1 ? texts.inUseOne : fill(texts.inUse, { n }) });
  }
  const known = (await allRoles(context.db)).find(({ name }) => name === replacement);
  const isFixed = (fixedRoles as readonly string[]).includes(replacement);
  if (known && known.scope === role.scope && known.name !== role.name && !isFixed) return;
  throw new ValidationFailure({ replacementRole: validationText(context.locale, 'unknownRecord') });
}

async function replaceRole({ deps }: AdminContext, tx: Database, from: string, to: string): Promise<void> {
  const updatedAt = deps.clock.businessNow();
  await tx
    .update(memberships)
    .set({ role: to, updatedAt, version: sql`${memberships.version} + 1` })
    .where(and(eq(memberships.role, from), isNull(memberships.revokedAt)));
  // Whoever was taken out of a company may be invited again: no name of a role stays that is none.
  await tx.update(memberships).set({ role: to }).where(eq(memberships.role, from));
  await tx
    .update(users)
    .set({
      platformRoles: sql`array_append(array_remove(array_remove(${users.platformRoles}, ${from}), ${to}), ${to})`,
      updatedAt,
      version: sql`${users.version} + 1`,
    })
    .where(sql`${from} = any(${users.platformRoles})`);
}
