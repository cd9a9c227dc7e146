import * as z from 'zod';
import { defineAction, definePage } from '../define.ts';
import { confirmationReasons } from './confirmation-demand.ts';

export const confirmPasswordPage = definePage({
  component: 'Auth/ConfirmPassword',
  query: z.object({}),
  props: z.object({
    /** Null for somebody who came by themselves. */
    reason: z.enum(confirmationReasons).nullable(),
    hasCode: z.boolean(),
    email: z.string(),
    cancelHref: z.string(),
  }),
  example: {
    reason: 'smtp',
    hasCode: false,
    email: 'prenom.nom@example.test',
    cancelHref: '/tableau-de-bord',
  },
});
export type ConfirmPasswordProps = z.infer<typeof confirmPasswordPage.props>;

/** One of both: the password, or a code of the person's application. */
export const confirmPassword = defineAction({
  payload: z
    .object({
      password: z.string().max(1000).default(''),
      code: z.string().trim().max(20).default(''),
      /** Sent by the dialog over a page, which is answered in JSON and stays. */
      isDialog: z.boolean().default(false),
    })
    .refine(({ password, code }) => password !== '' || code !== '', {
      path: ['password'],
      params: { code: 'required' },
    }),
  example: { password: 'mot-de-passe', code: '', isDialog: false },
});
export type ConfirmPasswordPayload = z.infer<typeof confirmPassword.payload>;

/** What the dialog is told. */
export const confirmationAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('confirmed') }),
  z.object({ outcome: z.literal('refused'), errors: z.record(z.string(), z.string()) }),
  /** Too many tries: the session is over. */
  z.object({ outcome: z.literal('signed-out'), href: z.string() }),
]);
export type ConfirmationAnswer = z.infer<typeof confirmationAnswer>;
