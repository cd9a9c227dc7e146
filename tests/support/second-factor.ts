import { eq } from 'drizzle-orm';
import { users } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { replaceRecoveryCodes } from '#mocks/server/identity/recovery-codes.ts';
import { encryptTwoFactorSecret } from '#mocks/server/identity/two-factor-secret.ts';
import { newTotpSecret, totpCodeAt } from '#mocks/services/totp.ts';

/** A person's second factor, as their telephone has it. */
export interface SecondFactor {
  readonly recoveryCodes: readonly string[];
  /** The code of this moment. */
  code(): string;
}

/** Switches the second factor of a seeded person on. */
export async function switchOnSecondFactor(deps: ServerDependencies, email: string): Promise<SecondFactor> {
  const [user] = await deps.db.select().from(users).where(eq(users.email, email));
  if (!user) throw new Error(`no account ${email}`);
  const secret = newTotpSecret();
  await deps.db
    .update(users)
    .set({
      twoFactorSecret: await encryptTwoFactorSecret(deps, user.id, secret),
      twoFactorConfirmedAt: deps.clock.systemNow(),
      twoFactorLastStep: null,
    })
    .where(eq(users.id, user.id));
  return {
    recoveryCodes: await replaceRecoveryCodes(deps, user.id),
    code: () => totpCodeAt(secret, deps.clock.systemNow()),
  };
}

/** Switches it off again. */
export async function switchOffSecondFactor(deps: ServerDependencies, email: string): Promise<void> {
  await deps.db
    .update(users)
    .set({ twoFactorSecret: null, twoFactorConfirmedAt: null, twoFactorLastStep: null })
    .where(eq(users.email, email));
}
