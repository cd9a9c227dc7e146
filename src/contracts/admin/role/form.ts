import * as z from 'zod';
import { roleScopes } from '#domain/access/roles.ts';
import { definePage } from '../../define.ts';
import { id, instant } from '../../fields.ts';
import { recordForm, type RecordFormProps } from '../../record-form.ts';
import { person } from '../../shared.ts';
import { exampleRole, roleRow } from './index.ts';
import { exampleRolePayload, roleFields } from './payload.ts';

/** What a scope can be granted. */
const scopeRights = z.object({
  /** Keys that a role of the scope may hold. */
  keys: z.array(z.string()),
  /** How many pages each key opens. */
  pages: z.record(z.string(), z.number().int()),
});

const form = recordForm(roleFields.extend({ name: z.string(), label: z.string() }));

export const adminRoleFormPage = definePage({
  component: 'Admin/Role/Form',
  query: z.object({}),
  props: z.object({
    // A role is named by its name, which is no identifier of a row.
    form: form.extend({
      record: z.object({ id: z.string(), version: z.number().int(), label: z.string() }).nullable(),
    }),
    /** Null for a new one. */
    role: roleRow.nullable(),
    /** Its rights never change, so that nobody locks everybody out. */
    isFixed: z.boolean(),
    scopes: z.record(z.enum(roleScopes), scopeRights),
    areas: z.array(z.string()),
    /** Some of those who have it; `role.usersCount` tells how many there are. */
    holders: z.array(person),
    /** What was done to it, the latest first. */
    history: z.array(z.object({ id, at: instant, sentence: z.string() })),
    can: z.object({ duplicate: z.boolean(), delete: z.boolean() }),
    /** Roles that can take its place. */
    replacements: z.array(roleRow.pick({ id: true, label: true })),
  }),
  example: {
    form: {
      record: { id: 'chef-de-projet', version: 1, label: 'Chef de projet' },
      values: exampleRolePayload,
      fields: {},
      conflict: null,
      can: { save: true, delete: false },
    },
    role: exampleRole,
    isFixed: false,
    scopes: {
      platform: { keys: ['user.list'], pages: { 'user.list': 2 } },
      brand: { keys: [], pages: {} },
      tenant: { keys: ['operation.list'], pages: { 'operation.list': 12 } },
    },
    areas: ['operation', 'user'],
    holders: [],
    history: [],
    can: { duplicate: true, delete: true },
    replacements: [],
  },
});
export type AdminRoleFormProps = z.infer<typeof adminRoleFormPage.props>;
/** The form itself, whose record is named. */
export type RoleFormProps = RecordFormProps<AdminRoleFormProps['form']['values']>;
