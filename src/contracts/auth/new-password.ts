import * as z from 'zod';

/** More than any rule accepts: what is longer is not looked at. */
const maxSigns = 1000;

/** A password as it is typed; the rules are checked by the server, which knows the former ones. */
export const typedPassword = z.string().min(1).max(maxSigns);

/** A new password, twice. */
export const newPasswordFields = { password: typedPassword, passwordConfirmation: typedPassword };

/** What `refine` says where both fields do not hold the same. */
export const typedTwice = { path: ['passwordConfirmation'], params: { code: 'passwordMismatch' } };
