import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '#mocks/db/database.ts';
import { users, type User } from '#mocks/db/schema/index.ts';
import { acceptTotp } from '#mocks/services/totp.ts';
import type { ServerDependencies } from '../dependencies.ts';

/** Binds a sealed secret to its place and owner. */
const purpose = (userId: string): string => `users.two-factor-secret:${userId}`;

/** A secret as it is stored with its owner. */
export const encryptTwoFactorSecret = (
  { encrypter }: Pick<ServerDependencies, 'encrypter'>,
  userId: string,
  secret: string,
): Promise<string> => encrypter.encrypt(secret, purpose(userId));

/**
 * The secret of a person in base32; null when there is none.
 *
 * @throws SealedValueError when it was sealed by another installation
 */
export async function openTwoFactorSecret(
  { encrypter }: Pick<ServerDependencies, 'encrypter'>,
  user: Pick<User, 'id' | 'twoFactorSecret'>,
): Promise<string | null> {
  return user.twoFactorSecret === null ? null : encrypter.decrypt(user.twoFactorSecret, purpose(user.id));
}

/** True when a person's second factor is on; while it is being set up it is not. */
export const hasTwoFactor = (user: Pick<User, 'twoFactorSecret' | 'twoFactorConfirmedAt'>): boolean =>
  user.twoFactorSecret !== null && user.twoFactorConfirmedAt !== null;

/**
 * Spends a code of the person's application: false when it is wrong, too old, or was used. Of two requests
 * with the same code one succeeds.
 */
export async function spendTotpCode(
  deps: ServerDependencies,
  db: Database,
  user: Pick<User, 'id' | 'twoFactorSecret' | 'twoFactorLastStep'>,
  code: string,
): Promise<boolean> {
  const secret = await openTwoFactorSecret(deps, user);
  if (secret === null) return false;
  const at = { now: deps.clock.systemNow(), lastStep: user.twoFactorLastStep };
  const step = acceptTotp(secret, code, at);
  if (step === null) return false;
  const spent = await db
    .update(users)
    .set({ twoFactorLastStep: step })
    .where(and(eq(users.id, user.id), or(isNull(users.twoFactorLastStep), lt(users.twoFactorLastStep, step))))
    .returning({ id: users.id });
  return spent.length > 0;
}
