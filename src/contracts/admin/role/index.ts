import * as z from 'zod';
import { roleScopes } from '#domain/access/roles.ts';
import { definePage } from '../../define.ts';
import { choice, defineList, type ListLink } from '../../define-list.ts';

/** A role as the list shows it; its name stands for it everywhere. */
export const roleRow = z.object({
  /** Its name, which never changes. */
  id: z.string(),
  /** What one that is data is called; null for the system's own, which each language words. */
  label: z.string().nullable(),
  description: z.string().nullable(),
  scope: z.enum(roleScopes),
  isSystem: z.boolean(),
  /** Keys that it holds. */
  permissions: z.array(z.string()),
  usersCount: z.number().int(),
});
export type RoleListRow = z.infer<typeof roleRow>;

export const roleList = defineList({
  row: roleRow,
  filters: { scope: choice(roleScopes), origin: choice(['system', 'own']) },
  sorts: ['label', 'usersCount'],
  defaultSort: 'label',
});

export type Query = ListLink<typeof roleList>;
export type RoleQuery = z.output<typeof roleList.query>;

export const exampleRole: RoleListRow = {
  id: 'support',
  label: null,
  description: null,
  scope: 'platform',
  isSystem: true,
  permissions: ['user.list', 'user.validate'],
  usersCount: 1,
};

export const adminRoleIndexPage = definePage({
  component: 'Admin/Role/Index',
  query: roleList.query,
  props: z.object({
    list: roleList.props,
    /** Every role, to set two beside each other. */
    roles: z.array(roleRow),
    /** The areas of rights, in their order. */
    areas: z.array(z.string()),
  }),
  example: { list: roleList.example(exampleRole), roles: [exampleRole], areas: ['user'] },
});
export type AdminRoleIndexProps = z.infer<typeof adminRoleIndexPage.props>;
