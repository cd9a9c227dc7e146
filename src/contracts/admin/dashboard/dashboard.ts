import * as z from 'zod';
import { definePage } from '../../define.ts';
import { exampleId } from '../../shared.ts';
import { id } from '../../fields.ts';

export const adminDashboardPage = definePage({
  component: 'Admin/Dashboard/Dashboard',
  query: z.object({}),
  props: z.object({
    tenants: z.array(
      z.object({
        id,
        name: z.string(),
        city: z.string(),
        usersCount: z.number().int(),
        operationsCount: z.number().int(),
        lastSignInAt: z.iso.datetime().nullable(),
      }),
    ),
  }),
  example: {
    tenants: [
      {
        id: exampleId,
        name: 'Garonne Patrimoine',
        city: 'Bordeaux',
        usersCount: 4,
        operationsCount: 8,
        lastSignInAt: null,
      },
    ],
  },
});
export type AdminDashboardProps = z.infer<typeof adminDashboardPage.props>;
