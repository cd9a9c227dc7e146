import * as z from 'zod';

/** An e-mail address as an account has it: in lower case, without blanks around it. */
export const emailAddress = z.string().trim().toLowerCase().min(1).max(190).pipe(z.email());
