import * as z from 'zod';
import { isTypedTwice } from '#domain/identity/typed-twice.ts';
import { defineAction, definePage } from '../define.ts';
import { requiredText } from '../fields.ts';
import { optionalPhone } from '../identifiers.ts';
import { newPasswordFields, typedTwice } from './new-password.ts';

/** Who invites, to what. */
export const invitationSheet = z.object({
  inviter: z.string().nullable(),
  /** Name of the company or the brand; null for the platform's own team. */
  place: z.string().nullable(),
  /** A name of the system, or the label of a role that is data. */
  role: z.string(),
  email: z.string(),
});
export type InvitationSheet = z.infer<typeof invitationSheet>;

export const createPasswordPage = definePage({
  component: 'Auth/CreatePassword',
  query: z.object({}),
  props: z.discriminatedUnion('state', [
    /** Unknown, used or revoked. */
    z.object({ state: z.literal('dead'), loginHref: z.string() }),
    z.object({
      state: z.literal('expired'),
      invitation: invitationSheet,
      renewHref: z.string(),
      /** True once the person asked for another. */
      isAsked: z.boolean(),
    }),
    /** A new account is made. */
    z.object({
      state: z.literal('new'),
      invitation: invitationSheet,
      firstName: z.string(),
      lastName: z.string(),
      audience: z.enum(['client', 'platform']),
      words: z.array(z.string()),
      storeHref: z.string(),
      termsUrl: z.string().nullable(),
      privacyUrl: z.string().nullable(),
    }),
    /** The address has an account: its person signs in, and comes back here. */
    z.object({ state: z.literal('sign-in'), invitation: invitationSheet, loginHref: z.string() }),
    z.object({ state: z.literal('join'), invitation: invitationSheet, joinHref: z.string() }),
    z.object({
      state: z.literal('other-person'),
      invitation: invitationSheet,
      signedInAs: z.string(),
      leaveHref: z.string(),
    }),
  ]),
  example: {
    state: 'join',
    invitation: {
      inviter: 'Hugo Lartigue',
      place: 'Garonne Patrimoine',
      role: 'collaborator',
      email: 'prenom.nom@example.test',
    },
    joinHref: '/invitation/1/rejoindre',
  },
});
export type CreatePasswordProps = z.infer<typeof createPasswordPage.props>;

export const createPassword = defineAction({
  payload: z
    .object({
      firstName: requiredText(80),
      lastName: requiredText(80),
      phone: optionalPhone,
      ...newPasswordFields,
      acceptsTerms: z.boolean().refine((isAccepted) => isAccepted, { params: { code: 'acceptTerms' } }),
    })
    .refine(isTypedTwice, typedTwice),
  example: {
    firstName: 'Prénom',
    lastName: 'Nom',
    phone: null,
    password: 'Sept-Lanternes-42',
    passwordConfirmation: 'Sept-Lanternes-42',
    acceptsTerms: true,
  },
});
export type CreatePasswordPayload = z.infer<typeof createPassword.payload>;
