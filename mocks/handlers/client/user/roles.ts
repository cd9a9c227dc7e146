import { eq } from 'drizzle-orm';
import type { MemberFormProps, MemberRole } from '#contracts/client/user/form.ts';
import type { MemberRights } from '#contracts/client/user/payload.ts';
import { scopeOf, tenantRoles, verbs } from '#domain/access/permissions.ts';
import { isSystemRole } from '#domain/access/roles.ts';
import * as memberMessages from '#messages/client/user.ts';
import type { RightsArea } from '#messages/client/user.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { operations, roles } from '#mocks/db/schema/index.ts';
import { wholeCompany, type ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { readRoleDefinitions, type NamedRole } from '#mocks/server/role-definitions.ts';
import { roleLabel } from './members.ts';

/** Modules whose rights are told, in their order. */
const namedAreas = Object.keys(messagesFor('fr', memberMessages).rights.areas) as RightsArea[];

/** Roles that see the whole company: an owner answers for it, an accountant keeps its books. */
const wholeRoles: readonly string[] = ['owner', 'accountant'];

/** The roles that members of a company can have, the system's own first, with what each opens. */
export async function memberRoles({ unscoped }: ClientContext): Promise<MemberRole[]> {
  const added = await unscoped
    .select({ name: roles.name })
    .from(roles)
    .where(eq(roles.scope, 'tenant'))
    .orderBy(roles.label);
  const names = [...tenantRoles, ...added.map(({ name }) => name).filter((name) => !isSystemRole(name))];
  const definitions = await readRoleDefinitions(unscoped, names);
  return names.map((name) => ({
    name,
    label: roleLabel(name, definitions),
    isLimitable: !wholeRoles.includes(name),
    rights: rightsOf(name, definitions),
  }));
}

const rightsOf = (role: string, definitions: readonly NamedRole[]): MemberRole['rights'] =>
  namedAreas.flatMap((area) => {
    const granted = verbs.flatMap((verb): [string, 'whole' | 'part'][] => {
      const reach = scopeOf(role, `${area}.${verb}`, definitions);
      return reach === null || reach === 'off' ? [] : [[verb, reach === 'all' ? 'whole' : 'part']];
    });
    return granted.length === 0 ? [] : [{ area, verbs: Object.fromEntries(granted) }];
  });

/** Operations that can be opened to a member. */
export async function operationChoices(context: ClientContext): Promise<MemberFormProps['operations']> {
  return wholeCompany(context)
    .select({ id: operations.id, label: operations.name })
    .from(operations)
    .where(liveOperations())
    .orderBy(operations.name, operations.id);
}

/** Rights that were checked: a known role, and the operations that it is limited to. */
export interface CheckedRights {
  readonly role: string;
  /** What it is called; its name for the system's own, which each language words. */
  readonly roleLabel: string;
  readonly operationScope: MemberRights['operationScope'];
  readonly operationIds: readonly string[];
  /** Names of these operations, for the journal. */
  readonly operationNames: readonly string[];
}

/** @throws ValidationFailure on `role` or `operationIds` for what the company does not have */
export async function checkRights(
  context: ClientContext,
  { role, operationScope, operationIds }: MemberRights,
): Promise<CheckedRights> {
  const unknown = validationText(context.locale, 'unknownRecord');
  const known = (await memberRoles(context)).find(({ name }) => name === role);
  if (!known) throw new ValidationFailure({ role: unknown });
  if (operationScope === 'all' || !known.isLimitable) {
    return {
      role,
      roleLabel: known.label ?? role,
      operationScope: 'all',
      operationIds: [],
      operationNames: [],
    };
  }
  const chosen = (await operationChoices(context)).filter(({ id }) => operationIds.includes(id));
  if (chosen.length < new Set(operationIds).size) throw new ValidationFailure({ operationIds: unknown });
  return {
    role,
    roleLabel: known.label ?? role,
    operationScope,
    operationIds: chosen.map(({ id }) => id),
    operationNames: chosen.map(({ label }) => label),
  };
}
