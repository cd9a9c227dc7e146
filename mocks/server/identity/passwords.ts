import { desc, eq, inArray } from 'drizzle-orm';
import { checkPassword, normalizePassword, type PasswordAudience } from '#domain/identity/password-policy.ts';
import { personalWords } from '#domain/identity/password-words.ts';
import { messagesFor } from '#messages/locale.ts';
import { passwordRefusal } from '#messages/password-refusals.ts';
import * as passwordMessages from '#messages/password.ts';
import type { Database } from '#mocks/db/database.ts';
import { memberships, passwordHistory, tenants, users, type User } from '#mocks/db/schema/index.ts';
import { listedCommonPasswords } from '#mocks/services/common-passwords.ts';
import type { RequestContext } from '../context.ts';
import type { ServerDependencies } from '../dependencies.ts';
import { ValidationFailure } from '../failures.ts';

const common = listedCommonPasswords();
/** Passwords that may not be taken again: the present one and those before it. */
const remembered = 5;

/** Whose password it is, as far as the rules ask. */
export interface PasswordSubject {
  readonly audience: PasswordAudience;
  /** From `passwordWords`. */
  readonly words: readonly string[];
  /** The account; null for one that does not exist yet. */
  readonly user: Pick<User, 'id' | 'passwordHash'> | null;
}

/** A new password as it is typed, twice. */
export interface TypedPassword {
  readonly password: string;
  readonly passwordConfirmation: string;
}

/** Whose rules apply to an account. */
export const audienceOf = ({ kind }: Pick<User, 'kind'>): PasswordAudience =>
  kind === 'platform' ? 'platform' : 'client';

/** Words that the password of an account must not hold: the person's, their companies', the application's. */
export async function passwordWords({ deps, unscoped }: RequestContext, user: User): Promise<string[]> {
  const companies = await unscoped
    .select({ name: tenants.name })
    .from(memberships)
    .innerJoin(tenants, eq(tenants.id, memberships.tenantId))
    .where(eq(memberships.userId, user.id));
  return personalWords({ ...user, names: [deps.config.appName, ...companies.map(({ name }) => name)] });
}

/** @throws ValidationFailure on `password` or `passwordConfirmation`, with the first rule that is not met */
export async function checkNewPassword(
  { deps, unscoped, locale }: RequestContext,
  { password, passwordConfirmation }: TypedPassword,
  { audience, words, user }: PasswordSubject,
): Promise<void> {
  const text = normalizePassword(password);
  const isCommon = await common.isCommon(text);
  const { rules } = checkPassword(text, { audience, words, isCommon });
  const broken = rules.find(({ isMet }) => !isMet);
  if (broken) throw refused(passwordRefusal(locale, broken));
  if (user && (await isRemembered(deps, unscoped, user, text))) {
    throw refused(passwordRefusal(locale, { id: 'previous', values: {} }));
  }
  if (normalizePassword(passwordConfirmation) === text) return;
  throw new ValidationFailure({ passwordConfirmation: messagesFor(locale, passwordMessages).mismatch });
}

const refused = (password: string): ValidationFailure => new ValidationFailure({ password });

/**
 * Writes a new password, and keeps the former one's hash so that it is not taken again soon. The change lifts
 * what wrong passwords brought about, and ends a change of address under way: whoever makes it has shown that
 * the account is theirs, which whoever asked for that address may not have.
 *
 * @param password checked already
 */
export async function writePassword(
  deps: ServerDependencies,
  tx: Database,
  user: Pick<User, 'id' | 'passwordHash'>,
  password: string,
): Promise<void> {
  const now = deps.clock.systemNow();
  const passwordHash = await deps.hasher.hash(normalizePassword(password));
  if (user.passwordHash !== null) {
    const former = { userId: user.id, passwordHash: user.passwordHash, replacedAt: now };
    await tx.insert(passwordHistory).values({ id: deps.newId(), ...former });
    await forgetOldest(tx, user.id);
  }
  await tx
    .update(users)
    .set({
      passwordHash,
      passwordChangedAt: now,
      failedAttempts: 0,
      lockedUntil: null,
      blockedAt: null,
      pendingEmail: null,
      updatedAt: now,
    })
    .where(eq(users.id, user.id));
}

async function isRemembered(
  { hasher }: ServerDependencies,
  db: Database,
  user: NonNullable<PasswordSubject['user']>,
  password: string,
): Promise<boolean> {
  const rows = await formerHashes(db, user.id);
  const hashes = [user.passwordHash, ...rows.map((row) => row.passwordHash)].slice(0, remembered);
  for (const hash of hashes) if (hash !== null && (await hasher.verify(password, hash))) return true;
  return false;
}

/** Hashes of former passwords, the latest first. */
const formerHashes = (db: Database, userId: string) =>
  db
    .select({ id: passwordHistory.id, passwordHash: passwordHistory.passwordHash })
    .from(passwordHistory)
    .where(eq(passwordHistory.userId, userId))
    .orderBy(desc(passwordHistory.replacedAt), desc(passwordHistory.id));

async function forgetOldest(tx: Database, userId: string): Promise<void> {
  const old = (await formerHashes(tx, userId)).slice(remembered - 1).map(({ id }) => id);
  if (old.length > 0) await tx.delete(passwordHistory).where(inArray(passwordHistory.id, old));
}
