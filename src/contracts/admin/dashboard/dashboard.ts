import * as z from 'zod';
import { definePage } from '../../define.ts';
import { exampleId, person } from '../../shared.ts';
import { id } from '../../fields.ts';

export const adminDashboardPage = definePage({
  component: 'Admin/Dashboard/Dashboard',
  query: z.object({}),
  props: z.object({
    companies: z.array(
      z.object({
        id,
        name: z.string(),
        city: z.string(),
        usersCount: z.number().int(),
        operationsCount: z.number().int(),
        /** Whoever holds the account, in whose name the company's area can be opened. */
        owner: person.nullable(),
        lastSignInAt: z.iso.datetime().nullable(),
      }),
    ),
    /** How far the person may act in a client's name; null for not at all. */
    impersonation: z.enum(['read', 'write']).nullable(),
  }),
  example: {
    impersonation: 'write',
    companies: [
      {
        id: exampleId,
        name: 'Garonne Patrimoine',
        city: 'Bordeaux',
        usersCount: 4,
        operationsCount: 8,
        owner: { id: exampleId, name: 'Hugo Lartigue' },
        lastSignInAt: null,
      },
    ],
  },
});
export type AdminDashboardProps = z.infer<typeof adminDashboardPage.props>;
