import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { reset as adminReset } from '#generated/routes/admin/password.ts';
import { reset } from '#generated/routes/password.ts';
import { sessionAreas, users } from '#mocks/db/schema/index.ts';
import { audit } from '../audit.ts';
import { defineJob } from '../jobs/define.ts';
import { mailTo, queueMail } from '../mail/queue.ts';
import { issueOneTimeToken } from './one-time-tokens.ts';

/** How long the link of the mail is good. */
const lifeMinutes = 60;

/**
 * Sends the link that resets a password, if the address has an account in that area. Done after the request,
 * which takes the same time for every address.
 */
export const resetRequest = defineJob({
  kind: 'password.reset-request',
  payload: z.object({ email: z.string(), area: z.enum(sessionAreas), origin: z.string() }),
  run: async (deps, { email, area, origin }, { id }) => {
    const kind = area === 'admin' ? ('platform' as const) : ('client' as const);
    const [user] = await deps.db
      .select()
      .from(users)
      .where(and(eq(users.email, email), eq(users.kind, kind), eq(users.status, 'active')))
      .limit(1);
    if (!user) return;
    await deps.db.transaction(async (tx) => {
      const token = await issueOneTimeToken(
        { ...deps, db: tx },
        { purpose: 'password-reset', userId: user.id, lifeS: lifeMinutes * 60, data: { email: user.email } },
      );
      const link = area === 'admin' ? adminReset : reset;
      const href = new URL(link({ token }, { query: { email } }), origin).href;
      await queueMail({ deps }, tx, 'password.reset', mailTo(user), { href, lifeMinutes });
      const subject = { type: 'user', id: user.id, label: user.email };
      await audit({ deps, actor: null, ip: null, requestId: id }, tx, 'password.reset_requested', subject);
    });
  },
});
