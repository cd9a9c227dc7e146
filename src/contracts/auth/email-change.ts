import * as z from 'zod';
import { definePage } from '../define.ts';

/** The page behind the links of a change of address; what they do is done by its button alone. */
export const emailChangePage = definePage({
  component: 'Auth/EmailChange',
  query: z.object({}),
  props: z.object({
    kind: z.enum(['confirm', 'revert']),
    /** The address that will be the account's; null when the link is not good any more. */
    email: z.string().nullable(),
    actionHref: z.string(),
    signInHref: z.string(),
  }),
  example: {
    kind: 'confirm',
    email: 'nouvelle@example.test',
    actionHref: '/adresse/confirmer/secret',
    signInHref: '/connexion',
  },
});
export type EmailChangeProps = z.infer<typeof emailChangePage.props>;
