import * as z from 'zod';
import { defineAction, definePage } from '../define.ts';
import { emailAddress } from './email-address.ts';

/** What a link to the page may ask for. */
export interface Query {
  /** Filled in. */
  readonly email?: string;
}

export const forgotPasswordPage = definePage({
  component: 'Auth/ForgotPassword',
  query: z.object({ email: z.string().trim().max(190).catch('') }),
  props: z.object({
    email: z.string(),
    /** Address to which a link was sent if it has an account; null before that. */
    sentTo: z.string().nullable(),
    loginHref: z.string(),
  }),
  example: { email: 'prenom.nom@example.test', sentTo: null, loginHref: '/connexion' },
});
export type ForgotPasswordProps = z.infer<typeof forgotPasswordPage.props>;

export const passwordEmail = defineAction({
  payload: z.object({ email: emailAddress }),
  example: { email: 'prenom.nom@example.test' },
});
