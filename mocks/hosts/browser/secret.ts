import { randomToken } from '#mocks/services/tokens.ts';

const key = 'ilot.secret';

/**
 * The secret of this browser's demonstration, the same in all its tabs and at the next load: what was sealed
 * or signed with it stays in the database.
 */
export function readSecret(storage: Pick<Storage, 'getItem' | 'setItem'>): string {
  const kept = storage.getItem(key);
  if (kept !== null && kept.length >= 32) return kept;
  const secret = randomToken();
  storage.setItem(key, secret);
  return secret;
}
