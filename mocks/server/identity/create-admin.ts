import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { emailAddress } from '#contracts/auth/email-address.ts';
import { requiredText } from '#contracts/fields.ts';
import { checkPassword, normalizePassword } from '#domain/identity/password-policy.ts';
import { personalWords } from '#domain/identity/password-words.ts';
import { passwordRefusal } from '#messages/password-refusals.ts';
import { users } from '#mocks/db/schema/index.ts';
import { listedCommonPasswords } from '#mocks/services/common-passwords.ts';
import { audit } from '../audit.ts';
import type { ServerDependencies } from '../dependencies.ts';

/** A first account of the platform's staff, as the command asks for it. */
export const adminAccount = z.object({
  email: emailAddress,
  firstName: requiredText(60),
  lastName: requiredText(60),
  password: z.string(),
});
export type AdminAccount = z.infer<typeof adminAccount>;

/** `exists` is an administrator of this address already: nothing was changed. Nor was it for what is refused. */
export const adminOutcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('created') }),
  z.object({ outcome: z.literal('exists') }),
  /** The address belongs to somebody who is no administrator, or no longer. */
  z.object({ outcome: z.literal('taken') }),
  /** `detail` says in French which rule the password breaks. */
  z.object({ outcome: z.literal('password'), detail: z.string() }),
]);
export type AdminOutcome = z.infer<typeof adminOutcome>;

const common = listedCommonPasswords();

/** What the account is made with. */
export type AdminDependencies = Pick<ServerDependencies, 'db' | 'clock' | 'hasher' | 'newId' | 'signer'> & {
  readonly config: Pick<ServerDependencies['config'], 'appName'>;
};

/**
 * Makes a super-administrator whose address counts as verified: whoever may call this holds the installation. A
 * second factor is asked of them as of all staff, at their first sign-in.
 */
export async function createAdmin(deps: AdminDependencies, account: AdminAccount): Promise<AdminOutcome> {
  const { db, clock } = deps;
  const [known] = await db.select().from(users).where(eq(users.email, account.email)).limit(1);
  if (known) {
    const isAdmin = known.status === 'active' && known.platformRoles.includes('super-admin');
    return { outcome: isAdmin ? 'exists' : 'taken' };
  }
  const password = normalizePassword(account.password);
  const words = personalWords({ ...account, names: [deps.config.appName] });
  const isCommon = await common.isCommon(password);
  const { rules } = checkPassword(password, { audience: 'platform', words, isCommon });
  const broken = rules.find(({ isMet }) => !isMet);
  if (broken) return { outcome: 'password', detail: passwordRefusal('fr', broken) };
  const id = deps.newId();
  const passwordHash = await deps.hasher.hash(password);
  const [at, now] = [clock.businessNow(), clock.systemNow()];
  return db.transaction(async (tx) => {
    const written = await tx
      .insert(users)
      .values({
        id,
        email: account.email,
        firstName: account.firstName,
        lastName: account.lastName,
        passwordHash,
        passwordChangedAt: now,
        emailVerifiedAt: now,
        kind: 'platform',
        status: 'active',
        platformRoles: ['super-admin'],
        createdAt: at,
        updatedAt: at,
      })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    // Another call was quicker; who asks again is told of what it wrote.
    if (written.length === 0) return { outcome: 'taken' };
    const source = { deps, actor: null, requestId: null, ip: null };
    await audit(source, tx, 'admin.created', { type: 'user', id, label: account.email });
    return { outcome: 'created' };
  });
}
