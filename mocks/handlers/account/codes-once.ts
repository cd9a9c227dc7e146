import * as z from 'zod';
import type { SignedInContext } from '#mocks/server/context.ts';

const key = 'recoveryCodes';
const purpose = (userId: string): string => `sessions.recovery-codes:${userId}`;

/** Hands codes to the next page that is shown, and to none after it. Meanwhile they lie sealed in the session. */
export async function showCodesOnce(context: SignedInContext, codes: readonly string[]): Promise<void> {
  const { session, deps, actor } = context;
  const encrypted = await deps.encrypter.encrypt(JSON.stringify(codes), purpose(actor.user.id));
  session.data.details = { ...session.data.details, [key]: encrypted };
  session.isDirty = true;
}

/** The codes that are to be shown now; the page's answer spends them. */
export async function codesToShow(context: SignedInContext): Promise<string[] | null> {
  const { session, deps, actor } = context;
  const encrypted: unknown = session.data.details?.[key];
  if (typeof encrypted !== 'string') return null;
  return z
    .array(z.string())
    .parse(JSON.parse(await deps.encrypter.decrypt(encrypted, purpose(actor.user.id))));
}
