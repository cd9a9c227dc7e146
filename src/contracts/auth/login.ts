import * as z from 'zod';
import { emailAddress } from './email-address.ts';
import { shownBanner } from '../banner.ts';
import { defineAction, definePage } from '../define.ts';
import { id } from '../fields.ts';
import { demoAccount, exampleId } from '../shared.ts';

export const loginPage = definePage({
  component: 'Auth/Login',
  query: z.object({}),
  props: z.object({
    /** What the person is asked for now. */
    step: z.enum(['password', 'code', 'company']),
    /** Companies to choose from, at that step. */
    companies: z.array(
      z.object({
        id,
        name: z.string(),
        /** A name of the system, or the label of a role that is data. */
        role: z.string(),
      }),
    ),
    /** Seconds to wait before the next try; null when none. */
    waitS: z.number().int().nullable(),
    demoAccounts: z.array(demoAccount),
    /** E-mail typed before a refusal, so that nothing is lost. */
    email: z.string(),
    /** Address of the sign-in of the other area; its routes are not in the code of this one. */
    otherSignInHref: z.string(),
    banner: shownBanner.nullable(),
  }),
  example: {
    step: 'company',
    companies: [{ id: exampleId, name: 'Garonne Patrimoine', role: 'owner' }],
    waitS: null,
    demoAccounts: [],
    email: '',
    otherSignInHref: '/admin/connexion',
    banner: null,
  },
});
export type LoginProps = z.infer<typeof loginPage.props>;

export const login = defineAction({
  payload: z.object({
    email: emailAddress,
    password: z.string().min(1).max(200),
    remember: z.boolean().default(false),
  }),
  example: { email: 'prenom.nom@example.test', password: 'mot-de-passe', remember: false },
});
export type LoginPayload = z.infer<typeof login.payload>;
