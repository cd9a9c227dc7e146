import * as z from 'zod';
import { isTypedTwice } from '#domain/identity/typed-twice.ts';
import { defineAction, definePage } from '../define.ts';
import { emailAddress } from './email-address.ts';
import { newPasswordFields, typedTwice } from './new-password.ts';

/** What the link of the mail carries beside its token. */
export interface Query {
  readonly email?: string;
}

export const resetPasswordPage = definePage({
  component: 'Auth/ResetPassword',
  query: z.object({ email: z.string().trim().max(190).catch('') }),
  props: z.object({
    email: z.string(),
    /** Words that the password must not hold; null when the link is not, or no longer, good. */
    words: z.array(z.string()).nullable(),
    /** Address that takes the new password. */
    updateHref: z.string(),
    requestHref: z.string(),
    loginHref: z.string(),
  }),
  example: {
    email: 'prenom.nom@example.test',
    words: ['prenom', 'ilot'],
    updateHref: '/reinitialiser/1?email=prenom.nom%40example.test',
    requestHref: '/mot-de-passe-oublie',
    loginHref: '/connexion',
  },
});
export type ResetPasswordProps = z.infer<typeof resetPasswordPage.props>;

export const passwordUpdate = defineAction({
  payload: z.object({ email: emailAddress, ...newPasswordFields }).refine(isTypedTwice, typedTwice),
  example: {
    email: 'prenom.nom@example.test',
    password: 'Sept-Lanternes-42',
    passwordConfirmation: 'Sept-Lanternes-42',
  },
});
export type PasswordUpdatePayload = z.infer<typeof passwordUpdate.payload>;
