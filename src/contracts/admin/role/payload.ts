import * as z from 'zod';
import { roleNamePattern } from '#domain/access/custom-role.ts';
import { roleScopes } from '#domain/access/roles.ts';
import { defineAction } from '../../define.ts';
import { optionalText, recordVersion, requiredText } from '../../fields.ts';

/** So many rights exist at most. */
const maxPermissions = 600;

const permissions = z.array(requiredText(80)).max(maxPermissions);

/** The form of a role. */
export const roleFields = z.object({
  name: z
    .string()
    .trim()
    .max(40)
    .refine((text) => roleNamePattern.test(text), { params: { code: 'roleName' } }),
  label: requiredText(60),
  scope: z.enum(roleScopes),
  description: optionalText(300),
  permissions,
});
export type RolePayload = z.output<typeof roleFields>;

/** That of a role that is there: name and scope are let through as they are. */
export const changeRolePayload = roleFields.extend({ name: z.string(), label: z.string().trim().max(60) });

export const exampleRolePayload: RolePayload = {
  name: 'chef-de-projet',
  label: 'Chef de projet',
  scope: 'tenant',
  description: 'Suit les opérations sans toucher aux comptes.',
  permissions: ['operation.list', 'operation.update'],
};

export const storeRole = defineAction({ payload: roleFields, example: exampleRolePayload });

/** Changes what a role is called and may do, over the version that was read. */
export const updateRole = defineAction({
  payload: z.object({
    label: z.string().trim().max(60),
    description: optionalText(300),
    permissions,
    version: recordVersion,
  }),
  example: {
    label: 'Chef de projet',
    description: '',
    permissions: ['operation.list', 'operation.update'],
    version: 1,
  },
});

/** Removes a role; whoever has it gets another. */
export const destroyRole = defineAction({
  payload: z.object({ replacementRole: requiredText(40).nullable() }),
  example: { replacementRole: 'viewer' },
});
