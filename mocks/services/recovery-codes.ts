import type { Signer } from './signing.ts';
import { readableGroups } from './tokens.ts';

const codesCount = 10;
/** Of four signs each, among 31: 59 bits. */
const groups = 3;

/** Ten new codes, to be shown once: `k7pm-3xwa-9dtq`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: codesCount }, () => readableGroups(groups));
}

/**
 * What is stored of a code, however it is typed: an HMAC with the installation's secret, bound to its owner.
 *
 * A slow hash would gain nothing: codes are drawn at random among 2^59, and whoever has the table still lacks
 * the secret.
 */
export function hashRecoveryCode(signer: Signer, userId: string, code: string): Promise<string> {
  const bare = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return signer.sign(`recovery-code:${userId}:${bare}`);
}
