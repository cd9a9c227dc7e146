import { and, count, eq, isNull } from 'drizzle-orm';
import { recoveryCodes } from '#mocks/db/schema/index.ts';
import { hashRecoveryCode, newRecoveryCodes } from '#mocks/services/recovery-codes.ts';
import type { ServerDependencies } from '../dependencies.ts';

/** What these functions need; a transaction may stand in for the database. */
type CodeDependencies = Pick<ServerDependencies, 'db' | 'clock' | 'newId' | 'signer'>;

/** Gives a person ten new recovery codes, to be shown once; those they had are worth nothing any more. */
export async function replaceRecoveryCodes(deps: CodeDependencies, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  const rows = await Promise.all(
    codes.map(async (code) => ({
      id: deps.newId(),
      userId,
      codeHash: await hashRecoveryCode(deps.signer, userId, code),
    })),
  );
  await deps.db.transaction(async (tx) => {
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    await tx.insert(recoveryCodes).values(rows);
  });
  return codes;
}

/** Spends a code; false when it is none of the person's or was spent. Of two requests at once one succeeds. */
export async function spendRecoveryCode(
  deps: CodeDependencies,
  userId: string,
  code: string,
): Promise<boolean> {
  const codeHash = await hashRecoveryCode(deps.signer, userId, code);
  const spent = await deps.db
    .update(recoveryCodes)
    .set({ usedAt: deps.clock.systemNow() })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning();
  return spent.length > 0;
}

/** How many codes a person has left. */
export async function countRecoveryCodes(
  deps: Pick<CodeDependencies, 'db'>,
  userId: string,
): Promise<number> {
  const [row] = await deps.db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}
