import type { ShareRow } from '#mocks/db/schema/index.ts';
import { demoMark } from '#mocks/db/seed/shares/demo-mark.ts';
import { randomToken, sha256Hex } from '#mocks/services/tokens.ts';
import type { ServerDependencies } from '../dependencies.ts';

/** Binds a sealed token to its link. */
const purpose = (shareId: string): string => `shares.token:${shareId}`;

/** A new token of a link, with the columns that keep it: its hash to find it by, sealed to be copied and sent. */
export async function newShareToken(
  { encrypter }: Pick<ServerDependencies, 'encrypter'>,
  shareId: string,
): Promise<{ readonly token: string; readonly columns: Pick<ShareRow, 'tokenHash' | 'tokenSealed'> }> {
  const token = randomToken();
  const tokenSealed = await encrypter.encrypt(token, purpose(shareId));
  return { token, columns: { tokenHash: await sha256Hex(token), tokenSealed } };
}

/** The token of a link; null where it was not kept, or sealed by another installation. */
export async function openShareToken(
  { encrypter }: Pick<ServerDependencies, 'encrypter'>,
  { id, tokenSealed }: Pick<ShareRow, 'id' | 'tokenSealed'>,
): Promise<string | null> {
  if (tokenSealed === null) return null;
  if (tokenSealed.startsWith(demoMark)) return tokenSealed.slice(demoMark.length);
  try {
    return await encrypter.decrypt(tokenSealed, purpose(id));
  } catch {
    return null;
  }
}
