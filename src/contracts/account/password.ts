import * as z from 'zod';
import { isTypedTwice } from '#domain/identity/typed-twice.ts';
import { newPasswordFields, typedTwice } from '../auth/new-password.ts';
import { defineAction } from '../define.ts';

/** The rules of a good password are the server's; here only what no password can be. */
export const passwordPayload = z
  .object({ currentPassword: z.string().min(1).max(1000), ...newPasswordFields })
  .refine(isTypedTwice, typedTwice);
export type PasswordPayload = z.infer<typeof passwordPayload>;

export const updatePassword = defineAction({
  payload: passwordPayload,
  example: {
    currentPassword: 'ancien-mot-de-passe',
    password: 'Sept-Lanternes-42',
    passwordConfirmation: 'Sept-Lanternes-42',
  },
});
