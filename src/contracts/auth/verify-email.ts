import * as z from 'zod';
import { defineAction, definePage } from '../define.ts';
import { emailAddress } from './email-address.ts';

export const verifyEmailPage = definePage({
  component: 'Auth/VerifyEmail',
  query: z.object({}),
  props: z.discriminatedUnion('state', [
    z.object({
      /** A mail is under way. */
      state: z.literal('waiting'),
      email: z.string(),
      /** Seconds until another mail may be asked for; 0 when at once. */
      resendInS: z.number().int(),
    }),
    /** A good link opened where its person is not signed in: a press of a button verifies. */
    z.object({ state: z.literal('ready'), confirmHref: z.string() }),
    z.object({
      state: z.literal('dead'),
      /** Whether the person is signed in and may ask for another link here. */
      canResend: z.boolean(),
      loginHref: z.string(),
    }),
  ]),
  example: { state: 'waiting', email: 'prenom.nom@example.test', resendInS: 42 },
});
export type VerifyEmailProps = z.infer<typeof verifyEmailPage.props>;

export const verificationEmailUpdate = defineAction({
  payload: z.object({ email: emailAddress, password: z.string().min(1).max(1000) }),
  example: { email: 'prenom.nom@example.test', password: 'mot-de-passe' },
});
