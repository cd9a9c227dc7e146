import { show } from '../generated/routes/toasts.ts';
import { page, redirect, type Answers } from '../host/reply.ts';

export const answers: Answers = {
  'toasts.show': () => page({}),
  'toasts.store': () => redirect(show(), { flash: 'Le serveur a fait ce qui était demandé.' }),
};
