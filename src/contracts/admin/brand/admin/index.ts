import * as z from 'zod';
import { definePage } from '../../../define.ts';
import { choice, defineList, facet, type ListLink } from '../../../define-list.ts';
import { id, instant } from '../../../fields.ts';
import { exampleId, person } from '../../../shared.ts';

export const managerStates = ['active', 'invited', 'expired', 'suspended'] as const;

/** Somebody who steers a network, or is invited to. */
export const managerRow = z.object({
  /** Of the person and the network together. */
  id: z.string(),
  userId: id,
  name: z.string(),
  email: z.string(),
  brand: person,
  invitedAt: instant,
  hasTwoFactor: z.boolean(),
  lastLoginAt: instant.nullable(),
  status: z.enum(managerStates),
});
export type ManagerRow = z.infer<typeof managerRow>;

export const managerList = defineList({
  row: managerRow,
  filters: { brand: facet(), status: choice(managerStates) },
  sorts: ['name', 'lastLoginAt', 'invitedAt'],
  defaultSort: 'name',
});

export type Query = ListLink<typeof managerList>;
export type ManagerQuery = z.output<typeof managerList.query>;

export const adminBrandAdminIndexPage = definePage({
  component: 'Admin/Brand/Admin/Index',
  query: managerList.query,
  props: z.object({
    list: managerList.props,
    /** Networks that somebody can be invited to, with how many steer them. */
    brands: z.array(z.object({ id, name: z.string(), managersCount: z.number().int() })),
  }),
  example: {
    list: managerList.example({
      id: `${exampleId}-${exampleId}`,
      userId: exampleId,
      name: 'Nathalie Gauthier',
      email: 'nathalie.gauthier@example.test',
      brand: { id: exampleId, name: 'Réseau Pierre & Cité' },
      invitedAt: '2025-01-14T10:00:00.000Z',
      hasTwoFactor: false,
      lastLoginAt: '2026-11-18T17:31:00.000Z',
      status: 'active',
    }),
    brands: [{ id: exampleId, name: 'Réseau Pierre & Cité', managersCount: 1 }],
  },
});
export type AdminBrandAdminIndexProps = z.infer<typeof adminBrandAdminIndexPage.props>;
