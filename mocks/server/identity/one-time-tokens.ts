import { and, eq, gt, isNull, type SQL } from 'drizzle-orm';
import { oneTimeTokens, type OneTimePurpose, type OneTimeToken } from '#mocks/db/schema/index.ts';
import { randomToken, sha256Hex } from '#mocks/services/tokens.ts';
import type { ServerDependencies } from '../dependencies.ts';

/** What these functions need; a transaction may stand in for the database. */
export type TokenDependencies = Pick<ServerDependencies, 'db' | 'clock' | 'newId'>;

/** 32 random bytes in base64url. */
const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

/** What a token is for, and for how long. */
export interface OneTimeTokenOptions {
  readonly purpose: OneTimePurpose;
  readonly userId: string;
  /** Seconds for which it is good. */
  readonly lifeS: number;
  /** Facts that the link carries, such as the address it confirms; never a secret. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Gives a new token for a link; the one given before for the same purpose and person stops working. */
export async function issueOneTimeToken(deps: TokenDependencies, wish: OneTimeTokenOptions): Promise<string> {
  const token = randomToken();
  const tokenHash = await sha256Hex(token);
  const now = deps.clock.systemNow();
  const { purpose, userId } = wish;
  const fresh = {
    tokenHash,
    data: { ...wish.data },
    expiresAt: new Date(now.getTime() + wish.lifeS * 1000),
    createdAt: now,
  };
  await deps.db
    .insert(oneTimeTokens)
    .values({ id: deps.newId(), purpose, userId, ...fresh })
    .onConflictDoUpdate({
      target: [oneTimeTokens.userId, oneTimeTokens.purpose],
      targetWhere: isNull(oneTimeTokens.usedAt),
      set: fresh,
    });
  return token;
}

/** The token of a link while it is good, without spending it: to show the form behind it. */
export async function findOneTimeToken(
  deps: TokenDependencies,
  purpose: OneTimePurpose,
  token: string,
): Promise<OneTimeToken | null> {
  if (!tokenPattern.test(token)) return null;
  const [row] = await deps.db
    .select()
    .from(oneTimeTokens)
    .where(await isLive(deps, purpose, token));
  return row ?? null;
}

/**
 * Spends a token and gives it; null when it is unknown, of another purpose, over, or spent already. Of two
 * requests at once only one gets it. Call it in the transaction of what it allows: a failure gives it back.
 */
export async function spendOneTimeToken(
  deps: TokenDependencies,
  purpose: OneTimePurpose,
  token: string,
): Promise<OneTimeToken | null> {
  if (!tokenPattern.test(token)) return null;
  const usedAt = deps.clock.systemNow();
  const [row] = await deps.db
    .update(oneTimeTokens)
    .set({ usedAt })
    .where(await isLive(deps, purpose, token))
    .returning();
  return row ?? null;
}

async function isLive(
  { clock }: TokenDependencies,
  purpose: OneTimePurpose,
  token: string,
): Promise<SQL | undefined> {
  return and(
    eq(oneTimeTokens.tokenHash, await sha256Hex(token)),
    eq(oneTimeTokens.purpose, purpose),
    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, clock.systemNow()),
  );
}
