import { sameSecret, randomToken } from '#mocks/services/tokens.ts';
import type { ServerDependencies } from './dependencies.ts';

/** Half a day, as long as a guest's session. */
const lifeMs = 12 * 3_600_000;

type TokenDependencies = Pick<ServerDependencies, 'signer' | 'clock'>;

/**
 * The token against forged requests of a guest for whom nothing is stored: the one that their browser holds,
 * if it is ours and not too old, else a new one. It is signed and sent twice, as cookie and as header (OWASP,
 * signed double-submit cookie); with the first thing to remember it becomes that of their session.
 *
 * @param isReading a page renews the token halfway through its life; a form sent back is taken until its end
 */
export async function guestToken(
  deps: TokenDependencies,
  token: string | null,
  isReading: boolean,
): Promise<string> {
  const nowMs = deps.clock.systemNow().getTime();
  if (token !== null && (await isOurs(deps, token, nowMs - (isReading ? lifeMs / 2 : lifeMs)))) return token;
  const content = `${nowMs}.${randomToken()}`;
  return `${content}.${await signature(deps, content)}`;
}

async function isOurs(deps: TokenDependencies, token: string, sinceMs: number): Promise<boolean> {
  const [issuedAtMs = '', random = '', signed = '', ...rest] = token.split('.');
  if (!/^\d{1,15}$/.test(issuedAtMs) || Number(issuedAtMs) <= sinceMs || rest.length > 0) return false;
  return sameSecret(signed, await signature(deps, `${issuedAtMs}.${random}`));
}

const signature = ({ signer }: TokenDependencies, content: string): Promise<string> =>
  signer.sign(`guest-token:${content}`);
