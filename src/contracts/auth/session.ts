import * as z from 'zod';
import { sharedProps } from '../shared.ts';

/** What asking for more time is answered: when the session ends now. */
export const sessionAnswer = z.object({ session: sharedProps.shape.session });
export type SessionAnswer = z.infer<typeof sessionAnswer>;
