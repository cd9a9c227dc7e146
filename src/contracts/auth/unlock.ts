import * as z from 'zod';
import { definePage } from '../define.ts';

/** The page behind the link of a blocked account: its button alone opens the account again. */
export const unlockPage = definePage({
  component: 'Auth/Unlock',
  query: z.object({}),
  props: z.discriminatedUnion('state', [
    z.object({ state: z.literal('ready'), email: z.string(), unlockHref: z.string() }),
    z.object({
      state: z.literal('dead'),
      loginHref: z.string(),
      /** Where a new password is asked for, which opens the account as well. */
      requestHref: z.string(),
    }),
  ]),
  example: { state: 'ready', email: 'prenom.nom@example.test', unlockHref: '/deblocage/secret' },
});
export type UnlockProps = z.infer<typeof unlockPage.props>;
