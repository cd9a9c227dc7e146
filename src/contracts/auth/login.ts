import * as z from 'zod';
import { defineAction, definePage } from '../define.ts';
import { demoAccount } from '../shared.ts';

export const loginPage = definePage({
  component: 'Auth/Login',
  query: z.object({}),
  props: z.object({
    demoAccounts: z.array(demoAccount),
    /** E-mail typed before a refusal, so that nothing is lost. */
    email: z.string(),
    /** Address of the sign-in of the other area; its routes are not in the code of this one. */
    otherSignInHref: z.string(),
  }),
  example: { demoAccounts: [], email: '', otherSignInHref: '/admin/connexion' },
});
export type LoginProps = z.infer<typeof loginPage.props>;

export const login = defineAction({
  payload: z.object({
    email: z.string().trim().toLowerCase().min(1).pipe(z.email()),
    password: z.string().min(1).max(200),
    remember: z.boolean().default(false),
  }),
  example: { email: 'prenom.nom@example.test', password: 'mot-de-passe', remember: false },
});
export type LoginPayload = z.infer<typeof login.payload>;
